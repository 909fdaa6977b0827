import { createHash } from "node:crypto";

const SHOWN_ID_LENGTH = 10;

/** A question's id on the wire and on the screen: of this paper and place alone, so that it says nothing of the bank's item. */
export const shownId = (paperId: string, at: number) =>
  createHash("sha256").update(`${paperId} ${at}`).digest("base64url").slice(0, SHOWN_ID_LENGTH);
