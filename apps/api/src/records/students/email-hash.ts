import { createHash, createHmac } from "node:crypto";

/** A keyed hash of an address that must not be readable: comparing two addresses takes the server's secret. */
export interface EmailHash {
  of(email: string): string;
  /** As earlier releases kept it, without a secret. */
  plain(email: string): string;
  /** The hash of an address of which only the plain one is known. */
  ofPlain(plain: string): string;
}

const plain = (email: string) => createHash("sha256").update(`free credit of ${email.toLowerCase()}`).digest("hex");

export function createEmailHash(secret: string): EmailHash {
  const ofPlain = (hash: string) => createHmac("sha256", secret).update(hash).digest("hex");
  return { of: (email) => ofPlain(plain(email)), plain, ofPlain };
}
