import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { secretText } from "@dryrun/domain/auth/second-factor/rules";
import { appKey as messages } from "../../../messages/security.en-in.ts";
import { CopyButton } from "./copy-button.tsx";
import * as s from "./two-step.module.css";

const load = () => import("./qr-code.tsx");

/** The secret for an app: as a QR code, as text, and as a link for an app on the same device. */
export function AppKey({ secret, uri }: { secret: string; uri: string }) {
  const { module: qr, hasFailed } = useChunk(true, load);
  return (
    <div className={s.key}>
      {qr && <qr.QrCode text={uri} label={messages.qrCode} />}
      {!qr && !hasFailed && <Skeleton label={messages.drawing} count={1} shape="card" />}
      {hasFailed && <p>{messages.notDrawn}</p>}
      <div className={s.typed}>
        <p>{messages.typeIt}</p>
        <code className={s.secret}>{secretText(secret)}</code>
        <div className={s.buttons}>
          <CopyButton label={messages.copy} text={secret} copied={messages.copied} refused={messages.notCopied} />
        </div>
        <p>
          <a href={uri} className="lone-link">
            {messages.openApp}
          </a>
        </p>
      </div>
    </div>
  );
}
