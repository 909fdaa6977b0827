import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { BRAND } from "@dryrun/domain/brand";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { recoveryCodes as messages } from "../../../messages/security.en-in.ts";
import { CopyButton } from "./copy-button.tsx";
import * as s from "./two-step.module.css";

const textOf = (codes: readonly string[]) => `${codes.join("\n")}\n`;

/** Shown once, after the set-up; they take the focus, because the focused form was removed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  function download() {
    const file = new Blob([textOf(codes)], { type: "text/plain" });
    saveFile(URL.createObjectURL(file), `${BRAND.name.toLowerCase()}-recovery-codes.txt`);
  }
  return (
    <div ref={place} tabIndex={-1} className={s.recovery}>
      <Banner tone="success">{messages.done}</Banner>
      <h3 className={s.step}>{messages.title}</h3>
      <p>{messages.about}</p>
      <ul className={s.codes} aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={s.buttons}>
        <CopyButton label={messages.copy} text={textOf(codes)} copied={messages.copied} refused={messages.notCopied} />
        <Button icon={<Download {...iconProps(18)} />} onClick={download}>
          {messages.download}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {messages.kept}
        </Button>
      </div>
    </div>
  );
}
