import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import { formatDate } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { useRef } from "react";
import * as words from "../../../messages.en-in.ts";
import { type Certificate, useDownload } from "./use-download.ts";

const text = words.profile.certificates;

interface CertificateMomentProps {
  certificate: Certificate;
  onClose: () => void;
}

/** Full-screen news of a certificate: for what, its number, and what to do with it. */
export function CertificateMoment({ certificate, onClose }: CertificateMomentProps) {
  const { certId, courseName, issuedOn } = certificate;
  const { download, isLoading, error } = useDownload(certificate);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="screen"
      title={text.moment}
      description={text.momentText}
      initialFocus={first}
      footer={
        <>
          <Button
            ref={first}
            variant="primary"
            icon={<Download {...iconProps()} />}
            isBusy={isLoading}
            pendingLabel={text.downloading}
            onClick={download}
          >
            {text.download}
          </Button>
          <Button onClick={onClose}>{text.later}</Button>
        </>
      }
    >
      <p>
        <strong>{courseName}</strong>
        <br />
        {text.about(formatDate(issuedOn), certId)}
      </p>
      <p>
        <a href={verificationPath(certId)} className="lone-link">
          {text.verify}
        </a>
      </p>
      {error && <p role="alert">{errorMessage(error, text.downloadFailed)}</p>}
    </Dialog>
  );
}
