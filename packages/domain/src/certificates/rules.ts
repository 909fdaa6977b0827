export const CERTIFICATES_PER_PAGE = 20;
/** The maximum number of rows in an imported file. */
export const MAX_CERTIFICATE_ROWS = 500;
export const CERTIFICATE_COLUMNS = ["studentName", "email", "courseName"] as const;
/** The maximum length of a typed id, with dashes and spaces. */
export const MAX_TYPED_ID = 200;

/** The public page that shows whether a certificate is genuine. */
export const verificationPath = (certId: string) => `/verify-certificate?id=${encodeURIComponent(certId)}`;

/** Returns a***@example.com: shows the owner of a certificate without revealing the address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, at)][0] ?? ""}***${email.slice(at)}`;
}

/** An unknown certificate and a revoked one get the same answer. */
export const isShown = (certificate: { revokedAt: Date | null } | null | undefined) =>
  certificate !== null && certificate !== undefined && certificate.revokedAt === null;

interface Downloader {
  userType: string;
  email: string;
  isVerified: boolean;
  /** The keyed hash of the address. */
  hash: string;
}

/**
 * The PDF is for admins and for the person whose verified address it names, even if an earlier account with that
 * address was deleted; nobody gets that of a revoked one.
 */
export const mayDownload = (
  { userType, email, isVerified, hash }: Downloader,
  certificate: { email: string | null; holderHash: string | null; revokedAt: Date | null },
) =>
  certificate.revokedAt === null &&
  (userType === "admin" || (isVerified && (certificate.email === email || certificate.holderHash === hash)));
