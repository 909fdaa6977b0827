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
