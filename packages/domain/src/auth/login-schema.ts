import { object, string } from "yup";
import { lenientText } from "../fields.ts";
import { CODE_WRONG } from "./messages.ts";

/** Apart from the other forms' schemas, which the sign-in page need not load. */
export const loginSchema = object({
  email: lenientText().trim().lowercase().max(1000).required("Email is required."),
  password: string().max(1000, "Email or password is wrong.").required("Password is required."),
  /** Of a second factor, or a recovery code; asked of whoever has one. */
  code: lenientText().trim().max(100, CODE_WRONG),
});
