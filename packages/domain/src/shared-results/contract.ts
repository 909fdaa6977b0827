import { boolean, number, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableText, text } from "../contract/wire.ts";
import { id, optionalText } from "../fields.ts";
import { INTERVIEW_QUESTIONS } from "../interviews/limits.ts";
import * as calls from "./calls.ts";
import { LINK_DAYS, MAX_LINK_NAME, NAME_FORMS } from "./limits.ts";

/** What a public page shows. The defaults are what pages of earlier releases showed. */
const contents = {
  /** A name for the student's own list of links. */
  name: optionalText("Name of the link", MAX_LINK_NAME),
  shownName: string().oneOf(NAME_FORMS, "Choose how your name is shown.").default("full"),
  showsScore: boolean().default(false),
  showsLevels: boolean().default(false),
  /** The number of the one answer on the page. */
  answer: number().integer().min(1).max(INTERVIEW_QUESTIONS).nullable().default(null),
};

const shared = object({
  sessionId: text(),
  /** When the interview was taken, and its job; null for practice. */
  at: isoDate(),
  jobTitle: nullableText(),
  /** The secret in the public page's address. */
  token: text(),
  sharedAt: isoDate(),
  name: text(),
  shownName: choice(NAME_FORMS),
  showsScore: boolean().defined(),
  showsLevels: boolean().defined(),
  answer: number().defined().nullable(),
  endsAt: nullableIsoDate(),
  /** How often people opened the page. */
  views: number().defined(),
});

/** The student's own shared results, the newest first. */
export const sharedResults = defineContract({
  ...calls.sharedResults,
  status: 200,
  response: object({ results: list(shared) }),
});

/** Creates the public page, or changes what an existing one shows; its link stays the same. */
export const shareResult = defineContract({
  ...calls.shareResult,
  params: object({ sessionId: id() }),
  body: object({
    ...contents,
    /** How long the link works from now on; without it, an existing end stays. */
    days: number()
      .nullable()
      .oneOf([...LINK_DAYS, undefined], "Choose when the link ends."),
  }),
  status: 200,
  response: object({ token: text() }),
  errors: ["NOT_FOUND", "NOT_GRADED", "NOT_SENDABLE"],
});

/** The public page as it would be with these contents. */
export const previewShared = defineContract({
  ...calls.previewShared,
  params: object({ sessionId: id() }),
  body: object(contents),
  status: 200,
  response: object({ html: text() }),
  errors: ["NOT_FOUND", "NOT_GRADED", "NOT_SENDABLE"],
});

/** From now on the page and its picture answer 404. Idempotent. */
export const stopSharing = defineContract({
  ...calls.stopSharing,
  params: object({ sessionId: id() }),
  status: 204,
  errors: ["NOT_FOUND"],
});
