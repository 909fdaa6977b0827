import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The purpose of a key. Hashes and sealed texts of one purpose cannot be compared with those of another. */
export type Purpose =
  | "sign-in network"
  | "recovery code"
  | "second factor"
  | "certificate holder"
  | "webhook secret"
  | "calendar address"
  | "backed-up secrets";

/** Keys for hashing and sealing, so that the database alone does not reveal the texts. */
export interface DataKeys {
  /** HMAC-SHA256 as base64url: the same text has the same hash. */
  hash(purpose: Purpose, text: string): string;
  /** AES-256-GCM; never twice the same. */
  seal(purpose: Purpose, text: string): string;
  /** Opens a text sealed for the same purpose with the same secret; null for anything else. */
  open(purpose: Purpose, sealed: string): string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** `secret`: at least 32 characters. */
export function createDataKeys(secret: string): DataKeys {
  const created = new Map<string, Buffer>();
  const keyFor = (use: "hash" | "seal", purpose: Purpose): Buffer => {
    const name = `${use} ${purpose}`;
    const key = created.get(name) ?? Buffer.from(hkdfSync("sha256", secret, "", name, KEY_BYTES));
    created.set(name, key);
    return key;
  };
  return {
    hash: (purpose, text) => createHmac("sha256", keyFor("hash", purpose)).update(text).digest("base64url"),
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor("seal", purpose), iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv("aes-256-gcm", keyFor("seal", purpose), iv, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(tag);
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString("utf8");
      } catch {
        return null; // sealed with another key, or changed since then
      }
    },
  };
}
