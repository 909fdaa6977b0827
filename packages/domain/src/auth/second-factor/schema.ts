import { object, string } from "yup";
import { lenientText } from "../../fields.ts";
import { CODE_MALFORMED, CODE_REQUIRED } from "../security-messages.ts";
import { readCode } from "./rules.ts";

const isCode = (typed: string | undefined) => !typed || readCode(typed) !== null;

/** A code of the app or a recovery code. */
const code = () =>
  lenientText().trim().max(100, CODE_MALFORMED).required(CODE_REQUIRED).test("is-code", CODE_MALFORMED, isCode);

export const codeSchema = object({ code: code() });

export const secondFactorOffSchema = object({
  password: string().max(1000, "The password is wrong.").required("Password is required."),
  code: code(),
});
