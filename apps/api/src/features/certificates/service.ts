import { certificateIdFrom } from "@dryrun/domain/certificates/certificate-id";
import type { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { CERTIFICATE_NOT_FOUND } from "@dryrun/domain/certificates/messages";
import { isShown, maskedEmail } from "@dryrun/domain/certificates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { findCertificate } from "./queries.ts";

export type Certificates = ReturnType<typeof createCertificates>;

export function createCertificates({ db }: { db: Db }) {
  return {
    /** For anybody who holds the id; an unknown and a revoked certificate are answered alike. */
    async verify(typed: string): Promise<Output<typeof verifyCertificate>> {
      const certId = certificateIdFrom(typed);
      const found = certId ? await findCertificate(db, certId) : undefined;
      if (!found || !isShown(found)) throw new AppError("NOT_FOUND", CERTIFICATE_NOT_FOUND);
      return {
        certId: found.certId,
        studentName: found.studentName,
        courseName: found.courseName,
        email: found.email === null ? "" : maskedEmail(found.email),
        issuedOn: found.issuedOn.toISOString(),
      };
    },
  };
}
