import { object, string } from "yup";
import { lenientText } from "../fields.ts";

/** Apart from the other forms' schemas, which the sign-in page need not load. */
export const loginSchema = object({
  email: lenientText().trim().lowercase().max(1000).required("Email is required."),
  password: string().max(1000, "Email or password is wrong.").required("Password is required."),
});
