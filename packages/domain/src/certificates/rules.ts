/** a***@example.com: a verification says whose a certificate is without giving the address away. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, at)][0] ?? ""}***${email.slice(at)}`;
}

/** An unknown one and a revoked one are answered alike. */
export const isShown = (certificate: { revokedAt: Date | null } | null | undefined) =>
  certificate !== null && certificate !== undefined && certificate.revokedAt === null;

/** The PDF is for admins and for the person whose verified address it names. */
export const mayDownload = (
  caller: { userType: string; email: string; isVerified: boolean },
  certificate: { email: string },
) => caller.userType === "admin" || (caller.isVerified && caller.email === certificate.email);
