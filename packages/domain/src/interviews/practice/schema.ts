import { object } from "yup";
import { requiredText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";

/** Why somebody asks for a second look. */
export const reviewRequestSchema = object({ reason: requiredText("Reason", MAX_NOTE) });
