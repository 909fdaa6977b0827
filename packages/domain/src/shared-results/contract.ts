import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";

const shared = object({
  sessionId: text(),
  /** When the interview was taken, and its job; null for practice. */
  at: isoDate(),
  jobTitle: nullableText(),
  /** The secret in the public page's address. */
  token: text(),
  sharedAt: isoDate(),
});

/** The student's own shared results, the newest first. */
export const sharedResults = defineContract({
  ...calls.sharedResults,
  status: 200,
  response: object({ results: list(shared) }),
});

/** Creates the public page; returns the existing one of a shared result. */
export const shareResult = defineContract({
  ...calls.shareResult,
  params: object({ sessionId: id() }),
  status: 200,
  response: object({ token: text() }),
  errors: ["NOT_FOUND", "NOT_GRADED"],
});

/** From now on the page and its picture answer 404. Idempotent. */
export const stopSharing = defineContract({
  ...calls.stopSharing,
  params: object({ sessionId: id() }),
  status: 204,
  errors: ["NOT_FOUND"],
});
