import { type InferType, object } from "yup";
import { email, id, phone, requiredLastName, requiredName } from "../fields.ts";
import { MAX_NAME } from "../limits.ts";
import { optionalState } from "../payments/schema.ts";

/** The registration form: five required fields, and the buyer's state. */
export const enrolSchema = object({
  firstName: requiredName("First name"),
  lastName: requiredLastName("Last name", MAX_NAME, "firstName"),
  email: email(),
  phone: phone(),
  sessionId: id("Choose a date."),
  state: optionalState(),
});
export type Enrol = InferType<typeof enrolSchema>;
