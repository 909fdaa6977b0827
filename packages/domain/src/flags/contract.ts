import { array, boolean, number, object, string } from "yup";
import { USER_TYPES } from "../contract/call.ts";
import { defineContract } from "../contract/define.ts";
import { choice, list, nullableIsoDate, text } from "../contract/wire.ts";
import { requiredText } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";
import * as calls from "./calls.ts";

const SHARE = "The share must be a whole number from 0 to 100.";

/** The new setting of a flag, and the reason. */
const changeFlagSchema = object({
  isOn: boolean().typeError("On must be true or false.").required("On must be true or false."),
  share: number().typeError(SHARE).integer(SHARE).min(0, SHARE).max(100, SHARE).required(SHARE),
  roles: array(string().oneOf(USER_TYPES, "A role must be student, employer or admin.").required("A role is missing."))
    .max(USER_TYPES.length, "Each role can be named only once.")
    .default([]),
  reason: requiredText("Reason", MAX_NOTE),
});

/** Every flag with its current setting. */
export const flags = defineContract({
  ...calls.flags,
  status: 200,
  response: object({
    flags: list(
      object({
        key: text(),
        name: text(),
        description: text(),
        owner: text(),
        goneBy: text(),
        isOn: boolean().defined(),
        share: number().defined(),
        roles: list(choice(USER_TYPES)),
        changedAt: nullableIsoDate(),
      }),
    ),
  }),
});

/** An unknown key answers 404. */
export const changeFlag = defineContract({
  ...calls.changeFlag,
  params: object({ key: string().required() }),
  body: changeFlagSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});
