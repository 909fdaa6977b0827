import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { secretText } from "@dryrun/domain/auth/second-factor/rules";
import { CopyButton } from "./copy-button.tsx";
import * as s from "./two-step.module.css";

const load = () => import("./qr-code.tsx");

/** The secret for an app: as a QR code, to be typed, and as a link for an app on the same device. */
export function AppKey({ secret, uri }: { secret: string; uri: string }) {
  const { module: qr, hasFailed } = useChunk(true, load);
  return (
    <div className={s.key}>
      {qr && <qr.QrCode text={uri} label="QR code for an authenticator app" />}
      {!qr && !hasFailed && <Skeleton label="Drawing the QR code" count={1} shape="card" />}
      {hasFailed && <p>The QR code did not load. Type the key into the app instead.</p>}
      <div className={s.typed}>
        <p>Or type this key into the app:</p>
        <code className={s.secret}>{secretText(secret)}</code>
        <div className={s.buttons}>
          <CopyButton
            label="Copy key"
            text={secret}
            copied="Key copied"
            refused="The browser did not let it be copied. Select it, or type it."
          />
        </div>
        <p>
          <a href={uri} className="lone-link">
            Open it in an app on this device
          </a>
        </p>
      </div>
    </div>
  );
}
