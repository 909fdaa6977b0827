import { randomBytes, randomInt } from "node:crypto";

/** Returns a UUID v7: ids sort by the time at which they were made. */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns a seed for the draws of a paper or an interview. */
export const newSeed = () => randomInt(2 ** 31 - 1);

/** Returns the secret of a link in a mail. */
export const newLinkToken = () => randomBytes(32).toString("base64url");
