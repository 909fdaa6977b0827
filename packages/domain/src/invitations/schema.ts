import { type InferType, object, string } from "yup";
import { email, id, optionalId, phone, requiredLastName, requiredName } from "../fields.ts";
import { VALIDITIES } from "./limits.ts";

/** "24", "48" or "never", also as a number or in another case. */
export const validity = () =>
  string()
    .trim()
    .lowercase()
    .oneOf(VALIDITIES, "Choose 24 hours, 48 hours or no expiry.")
    .required("Validity is required.");

export const inviteSchema = object({
  firstName: requiredName("First name", 60),
  lastName: requiredLastName("Last name", 59, "firstName"),
  email: email(),
  phone: phone()
    .transform((value: unknown) => (value === "" || value === null ? undefined : value))
    .optional(),
  validity: validity(),
});
export type Invite = InferType<typeof inviteSchema>;

export const validitySchema = object({ validity: validity() });

export const reminderSchema = object({ studentId: id(), jobId: id() });
export const interviewReminderSchema = reminderSchema.shape({
  applicationId: optionalId().transform((value: unknown) => (value === "" || value === null ? undefined : value)),
});
