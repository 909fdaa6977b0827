import { array, boolean, number, object, string } from "yup";
import { USER_TYPES } from "../contract/call.ts";
import { requiredText } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";

const SHARE = "The share must be a whole number from 0 to 100.";

/** The new setting of a flag, and the reason. */
export const changeFlagSchema = object({
  isOn: boolean().typeError("On must be true or false.").required("On must be true or false."),
  share: number().typeError(SHARE).integer(SHARE).min(0, SHARE).max(100, SHARE).required(SHARE),
  roles: array(string().oneOf(USER_TYPES, "A role must be student, employer or admin.").required("A role is missing."))
    .max(USER_TYPES.length, "Each role can be named only once.")
    .default([]),
  reason: requiredText("Reason", MAX_NOTE),
});
