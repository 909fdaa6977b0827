import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { secretText } from "@dryrun/domain/auth/second-factor/rules";
import { appKey as words } from "../../../messages/security.en-in.ts";
import { CopyButton } from "./copy-button.tsx";
import * as s from "./two-step.module.css";

const load = () => import("./qr-code.tsx");

/** The secret for an app: as a QR code, as text, and as a link for an app on the same device. */
export function AppKey({ secret, uri }: { secret: string; uri: string }) {
  const { module: qr, hasFailed } = useChunk(true, load);
  return (
    <div className={s.key}>
      {qr && <qr.QrCode text={uri} label={words.qrCode} />}
      {!qr && !hasFailed && <Skeleton label={words.drawing} count={1} shape="card" />}
      {hasFailed && <p>{words.notDrawn}</p>}
      <div className={s.typed}>
        <p>{words.typeIt}</p>
        <code className={s.secret}>{secretText(secret)}</code>
        <div className={s.buttons}>
          <CopyButton label={words.copy} text={secret} copied={words.copied} refused={words.notCopied} />
        </div>
        <p>
          <a href={uri} className="lone-link">
            {words.openApp}
          </a>
        </p>
      </div>
    </div>
  );
}
