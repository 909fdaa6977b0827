import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { BRAND } from "@dryrun/domain/brand";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import * as s from "./two-step.module.css";

const textOf = (codes: readonly string[]) => `${codes.join("\n")}\n`;

/** Shown once, after the set-up; the focus comes to them, for the form that had it is gone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

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
      <div className={s.buttons}>
        <CopyButton
          label="Copy"
          text={textOf(codes)}
          copied="Recovery codes copied"
          refused="The browser did not let them be copied. Download them, or write them down."
        />
        <Button icon={<Download {...iconProps(18)} />} onClick={download}>
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
