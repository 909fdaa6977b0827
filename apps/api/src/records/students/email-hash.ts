import { createHash, createHmac } from "node:crypto";

/** Keyed hashes of addresses, which must not be readable: comparing two addresses requires the server's secret. */
export interface EmailHash {
  of(email: string): string;
  /** The hash of earlier releases, without a secret. */
  plain(email: string): string;
  /** Returns the keyed hash of an address whose plain hash alone is known. */
  ofPlain(plain: string): string;
}

const plain = (email: string) => createHash("sha256").update(`free credit of ${email.toLowerCase()}`).digest("hex");

export function createEmailHash(secret: string): EmailHash {
  const ofPlain = (hash: string) => createHmac("sha256", secret).update(hash).digest("hex");
  return { of: (email) => ofPlain(plain(email)), plain, ofPlain };
}
