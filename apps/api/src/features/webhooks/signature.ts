import { createHmac } from "node:crypto";

/**
 * Returns the header that signs a body at a time: HMAC-SHA256 of `<unix seconds>.<body>` with each secret. During a change of
 * the secret there are two, and a receiver accepts either.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(",");
}
