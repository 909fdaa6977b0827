import { saveFile } from "@dryrun/api-client/save-file";
import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { BRAND } from "@dryrun/domain/brand";
import { announce } from "@dryrun/remote-kit/page";
import { Check, Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as s from "./two-step.module.css";

const textOf = (codes: readonly string[]) => `${codes.join("\n")}\n`;

/** Shown once, after the set-up; the focus comes to them, for the form that had it is gone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState<"yes" | "refused">();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(codes));
      setCopied("yes");
      announce("Recovery codes copied");
    } catch {
      setCopied("refused");
    }
  }
  function download() {
    const file = new Blob([textOf(codes)], { type: "text/plain" });
    saveFile(URL.createObjectURL(file), `${BRAND.name.toLowerCase()}-recovery-codes.txt`);
  }
  return (
    <div ref={place} tabIndex={-1} className={s.recovery}>
      <Banner tone="success">Two-step verification is on. All other devices are logged out.</Banner>
      <h3 className={s.step}>Keep your recovery codes</h3>
      <p>
        Each signs you in once when you do not have your phone. They are shown only now: keep them where you keep other
        secrets, not on the phone alone.
      </p>
      <ul className={s.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {copied === "refused" && (
        <Banner tone="warning" role="alert">
          The browser did not let them be copied. Download them, or write them down.
        </Banner>
      )}
      <div className={s.buttons}>
        <Button
          icon={copied === "yes" ? <Check {...iconLook(18)} /> : <Copy {...iconLook(18)} />}
          onClick={() => void copy()}
        >
          {copied === "yes" ? "Copied" : "Copy"}
        </Button>
        <Button icon={<Download {...iconLook(18)} />} onClick={download}>
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
