import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";

const shared = object({
  sessionId: text(),
  /** When the interview was taken, and for which job; null for practice. */
  at: isoDate(),
  jobTitle: nullableText(),
  /** The secret of the public page's address. */
  token: text(),
  sharedAt: isoDate(),
});

/** The student's own, the newest first. */
export const sharedResults = defineContract({
  ...calls.sharedResults,
  status: 200,
  response: object({ results: list(shared) }),
});

/** Makes the public page; of a shared result the same again. */
export const shareResult = defineContract({
  ...calls.shareResult,
  params: object({ sessionId: id() }),
  status: 200,
  response: object({ token: text() }),
  errors: ["NOT_FOUND", "NOT_GRADED"],
});

/** The page and its picture are a 404 from now on. May be repeated. */
export const stopSharing = defineContract({
  ...calls.stopSharing,
  params: object({ sessionId: id() }),
  status: 204,
  errors: ["NOT_FOUND"],
});
