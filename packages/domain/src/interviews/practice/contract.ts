import { boolean, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { consentSchema, startAnswer } from "../contract.ts";
import { PRACTICE_TOPICS } from "../limits.ts";
import * as calls from "./calls.ts";
import { reviewRequestSchema } from "./schema.ts";

/** Starts an interview without an application, which cannot be sent; returns a running one, whatever its topic. */
export const startPractice = defineContract({
  ...calls.startPractice,
  body: object({
    topic: string()
      .trim()
      .lowercase()
      .oneOf(PRACTICE_TOPICS, "Choose a topic from the list.")
      .required("Choose a topic."),
    consent: consentSchema.default(undefined).optional(),
    fullScreen: boolean().default(true),
  }),
  status: 200,
  response: startAnswer,
  errors: ["NO_CREDITS", "INTERVIEW_RUNNING"],
});

/** Requests a review of a completed interview, for an application or for practice; allowed once. */
export const requestReview = defineContract({
  ...calls.requestReview,
  params: object({ sessionId: id() }),
  body: reviewRequestSchema,
  status: 201,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_REVIEWABLE", "REVIEW_ASKED"],
});
