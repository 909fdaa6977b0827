import { createHash } from "node:crypto";

const SHOWN_ID_LENGTH = 10;

/** Returns a question's public id, derived from paper and position, so that it does not reveal the item of the bank. */
export const shownId = (paperId: string, at: number) =>
  createHash("sha256").update(`${paperId} ${at}`).digest("base64url").slice(0, SHOWN_ID_LENGTH);
