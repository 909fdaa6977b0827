import { useStudentCertificatesQuery } from "@dryrun/api-client/certificates/student";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import { DAY_MS, formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Download } from "lucide-react";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { useMoment } from "../../../shared/moments/use-moment.ts";
import * as s from "../profile-view.module.css";
import { type Certificate, useDownload } from "./use-download.ts";

const loadMoment = () => import(/* webpackChunkName: "moments" */ "./certificate-moment.tsx");

const text = words.profile.certificates;
/** How long a certificate is news, so that a new device does not announce an old one. */
const NEWS_MS = 30 * DAY_MS;

/** The certificates of the person's own address, which must be verified. */
export function Certificates() {
  const { emailVerified } = useUser();
  const { data, error, isFetching, refetch } = useStudentCertificatesQuery();
  const [now] = useState(Date.now);
  const newest = data?.certificates.find(({ issuedOn }) => now - Date.parse(issuedOn) < NEWS_MS);
  const [isOpen, close] = useMoment(newest && `certificate-${newest.certId}`);
  const { module } = useChunk(isOpen, loadMoment);
  return (
    <section className={s.part} aria-labelledby="certificates">
      <h2 id="certificates" className={s.heading}>
        {text.title}
      </h2>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={1} shape="text" />}
      {data?.certificates.length === 0 && <p className={s.note}>{emailVerified ? text.none : text.unverified}</p>}
      {data && data.certificates.length > 0 && (
        <ul className={s.certificates}>
          {data.certificates.map((certificate) => (
            <OwnCertificate key={certificate.certId} certificate={certificate} />
          ))}
        </ul>
      )}
      {newest && isOpen && module && <module.CertificateMoment certificate={newest} onClose={close} />}
    </section>
  );
}

function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const { certId, courseName, issuedOn } = certificate;
  const { download, isLoading, error } = useDownload(certificate);
  return (
    <li className={s.certificate}>
      <p>
        <strong>{courseName}</strong>
        <span className={s.note}>{text.about(formatDate(issuedOn), certId)}</span>
      </p>
      <div className={s.acts}>
        <Button
          size="s"
          icon={<Download {...iconProps(16)} />}
          isBusy={isLoading}
          pendingLabel={text.downloading}
          aria-label={text.downloadOf(courseName)}
          onClick={download}
        >
          {text.download}
        </Button>
        <a href={verificationPath(certId)} className="lone-link">
          {text.verify}
          <span className="visually-hidden">{text.of(courseName)}</span>
        </a>
      </div>
      {error && <p role="alert">{errorMessage(error, text.downloadFailed)}</p>}
    </li>
  );
}
