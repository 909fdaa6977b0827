export const CERTIFICATE_NOT_FOUND = "Certificate not found";
export const CHECK_THE_ID = "Check the id under the QR code.";
export const CERTIFICATE_ISSUED = "Certificate issued";
export const CERTIFICATE_REVOKED = "Certificate revoked";
export const certificatesImported = (count: number) =>
  count === 1 ? "1 certificate issued" : `${count} certificates issued`;
/** The reason of a certificate that went with its holder's account. */
export const REVOKED_BY_HOLDER = "Revoked by its holder with the account";
