import { Button } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Facts } from "@dryrun/design-system/pages/facts";
import { Mark } from "@dryrun/design-system/pages/mark";
import type { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { formatDate } from "@dryrun/domain/time";
import { useEffect, useRef } from "react";
import { certificateCard as messages } from "../../messages/certificates.en-in.ts";
import * as s from "./verify-certificate-page.module.css";

/** An issued certificate: solid, with the seal, and a link to this page. */
export function CertificateCard({ certificate }: { certificate: Output<typeof verifyCertificate> }) {
  const { certId, studentName, courseName, email, issuedOn } = certificate;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = location.origin + verificationPath(certId);
  const facts = [
    { name: messages.course, value: courseName },
    { name: messages.issuedOn, value: formatDate(issuedOn) },
    // Deleted with the holder's account.
    ...(email ? [{ name: messages.email, value: email }] : []),
    { name: messages.id, value: certId },
  ];
  return (
    <article className={s.certificate} aria-labelledby="certificate">
      <div className={s.head}>
        <span className={s.seal}>
          <Mark size={40} isSolid />
        </span>
        <div>
          <p className={s.valid}>{messages.valid}</p>
          <h2 id="certificate" ref={heading} tabIndex={-1} className={s.name}>
            {studentName}
          </h2>
        </div>
      </div>
      <Facts facts={facts} isRoomy />
      <CopyField label={messages.link} value={link} />
      <div>
        <Button onClick={() => print()}>{messages.print}</Button>
      </div>
    </article>
  );
}
