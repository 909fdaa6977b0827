import type { CertificateRow } from "./queries.ts";

/** Returns the admin's view. */
export const adminCertificate = (certificate: CertificateRow) => ({
  _id: certificate.id,
  certId: certificate.certId,
  studentName: certificate.studentName,
  email: certificate.email ?? "",
  courseName: certificate.courseName,
  issuedOn: certificate.issuedOn.toISOString(),
  revokedAt: certificate.revokedAt?.toISOString() ?? null,
  revokeReason: certificate.revokeReason,
});
