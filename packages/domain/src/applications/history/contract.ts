import { number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, nullableIsoDate, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id, optionalText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";
import { APPLICATION_STATUSES } from "../limits.ts";
import * as calls from "./calls.ts";

/** An application of the same candidate to another job of the company, as far as the caller sees the job. */
export const otherApplication = object({
  _id: text(),
  jobTitle: text(),
  status: choice(APPLICATION_STATUSES),
  createdAt: isoDate(),
  decidedAt: nullableIsoDate(),
  /** Who decided; null before, and once that person's account is deleted. */
  decidedBy: nullableText(),
  decisionReason: text(),
  /** Of a sent interview. */
  score: number().defined().nullable(),
  verdict: nullableText(),
});

/** That the company does not invite or remind the candidate; null if it may. */
export const contactStop = () => nullableObject({ reason: text(), by: nullableText(), at: isoDate() });

/** The company no longer invites or reminds the candidate of this application. Replaces an earlier reason. */
export const stopContact = defineContract({
  ...calls.stopContact,
  params: object({ applicationId: id() }),
  body: object({ reason: optionalText("Reason", MAX_NOTE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Idempotent. */
export const allowContact = defineContract({
  ...calls.allowContact,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});
