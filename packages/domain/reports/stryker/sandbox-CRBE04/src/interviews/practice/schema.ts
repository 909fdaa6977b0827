import { object } from "yup";
import { requiredText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";

/** The reason for a review. */
export const reviewRequestSchema = object({ reason: requiredText("Reason", MAX_NOTE) });
