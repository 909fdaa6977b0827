import type { Db } from "../../db/client.ts";
import { certificateMail } from "../../mails/certificate.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import * as query from "./queries.ts";
import { verifyUrlOf } from "./read.ts";

interface CertificateJobDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
}

export const certificateJobs = ({ db, mailer, publicUrl }: CertificateJobDeps): Pick<Handlers, "mail.certificate"> => ({
  async "mail.certificate"({ certificateId }) {
    const certificate = await query.findCertificateById(db, certificateId);
    if (!certificate?.email || certificate.revokedAt) return;
    const { certId, studentName, courseName, email } = certificate;
    const mail = certificateMail({ certId, studentName, courseName, link: verifyUrlOf(publicUrl, certId) });
    await mailer.send({ ...mail, to: email, key: `certificate-${certificateId}` });
  },
});
