export const CERTIFICATE_NOT_FOUND = "Certificate not found";
export const CHECK_THE_ID = "Check the id under the QR code.";
export const CERTIFICATE_ISSUED = "Certificate issued";
export const CERTIFICATE_REVOKED = "Certificate revoked";
export const ALREADY_ISSUED = "This address already has a certificate for this course.";
const countOf = (count: number) => (count === 1 ? "1 certificate" : `${count} certificates`);
export const certificatesIssued = (issued: number, existing: number) =>
  `${countOf(issued)} issued${existing > 0 ? `, ${existing} already existed` : ""}`;
export const CERTIFICATE_FILE_UNREADABLE = "This file cannot be read. Save it as CSV.";
export const CERTIFICATE_FILE_EMPTY = "This file has no rows.";
export const CERTIFICATE_COLUMNS_MISSING =
  "The file needs columns for the student's name, the e-mail address and the course.";
/** The reason for a certificate that was revoked with its owner's account. */
export const REVOKED_BY_HOLDER = "Revoked when the holder deleted their account";
