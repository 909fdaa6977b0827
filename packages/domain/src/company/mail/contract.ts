import { boolean, number, object } from "yup";
import { undoable } from "../../applications/schema.ts";
import { defineContract } from "../../contract/define.ts";
import { choice, list, nullableIsoDate, nullableText, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import * as calls from "./calls.ts";
import { NOT_MAILED } from "./limits.ts";
import { candidateMailSchema, mailSettingsSchema } from "./schema.ts";

const settings = object({
  signature: text(),
  /** Whether candidates' replies go to the caller's address, once it is verified. */
  repliesToMe: boolean().defined(),
});

/** The signature of the caller's mails to candidates, and where replies go. */
export const mailSettings = defineContract({ ...calls.mailSettings, status: 200, response: settings });

export const changeMailSettings = defineContract({
  ...calls.changeMailSettings,
  body: mailSettingsSchema,
  status: 200,
  response: settings,
});

const skipped = list(object({ reason: choice(NOT_MAILED), count: number().defined() }));

/** The first mails as they would be sent now; sends and stores nothing. */
export const previewCandidateMail = defineContract({
  ...calls.previewCandidateMail,
  body: candidateMailSchema,
  status: 200,
  response: object({
    /** The sender's name. */
    from: text(),
    /** The address of replies; null if there is none. */
    replyTo: nullableText(),
    /** `name`: the candidate, as the company sees the application. */
    mails: list(object({ name: text(), subject: text(), text: text() })),
    /** How many candidates would get the mail. */
    count: number().defined(),
    skipped,
  }),
  errors: ["NOT_FOUND"],
});

/**
 * One mail to the candidate of each application, or none if one of them is not the caller's (404). `undoable` holds the mails until
 * `undoUntil`.
 */
export const sendCandidateMail = defineContract({
  ...calls.sendCandidateMail,
  body: candidateMailSchema.shape({ undoable: undoable() }),
  status: 200,
  response: object({
    message: text(),
    sent: number().defined(),
    skipped,
    mailId: text(),
    undoUntil: nullableIsoDate(),
  }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

/** Cancels a held mail of the caller. If it is not held any more: 409 `TOO_LATE`. */
export const undoCandidateMail = defineContract({
  ...calls.undoCandidateMail,
  params: object({ mailId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "TOO_LATE"],
});
