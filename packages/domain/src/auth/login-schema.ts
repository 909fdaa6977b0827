import { object, string } from "yup";
import { lenientText } from "../fields.ts";
import { BAD_CREDENTIALS, CODE_WRONG } from "./sign-in-messages.ts";

/** A separate file, so that the sign-in page does not load the other forms' schemas. */
export const loginSchema = object({
  email: lenientText().trim().lowercase().max(1000).required("Email is required."),
  password: string().max(1000, BAD_CREDENTIALS).required("Password is required."),
  /** A second factor's code or a recovery code; required when the account has a second factor. */
  code: lenientText().trim().max(100, CODE_WRONG),
});
