import { boolean, type InferType, object, ref, string } from "yup";
import { email, optionalLastName, optionalName, phone, requiredName } from "../fields.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";
import { ADULTS_ONLY, OLD_PASSWORD_WRONG, PASSWORDS_DIFFER } from "./messages.ts";

/** The token of a link in a mail. Any text passes: an unknown token is a dead link (400 `LINK_DEAD`), not a missing page. */
export const linkToken = object({ token: string().strict().defined() });

const password = (label = "Password") =>
  string()
    .required(`${label} is required.`) // checked before the length, so that an empty value has one error
    .min(PASSWORD_MIN, `${label} must have at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX, `${label} must have at most ${PASSWORD_MAX} characters.`);

const adultTick = () => boolean().oneOf([true], ADULTS_ONLY);

export const registerSchema = object({
  username: optionalName("Username"),
  fullName: requiredName("Full name"),
  email: email(),
  phone: phone(),
  password: password(),
  userType: string()
    .oneOf(["student", "employer"], "Choose student or employer.")
    .required("Choose student or employer."),
  // All are optional: requests without them must keep working.
  isAdult: adultTick(),
  visibleToRecruiters: boolean(),
  /** Only for an employer. */
  companyName: optionalName("Company name").default(undefined),
});

/** The form has two names and the API has one; all other fields are the same. */
export const registerFormSchema = registerSchema.omit(["username", "fullName"]).shape({
  firstName: requiredName("First name", 60),
  lastName: optionalLastName("Last name", 59, "firstName"),
});
export type RegisterForm = InferType<typeof registerFormSchema>;

/**
 * Returns the registration request: username is the first name, fullName both names joined and trimmed. A student's
 * request has no company, and an employer's has no consent to be found by recruiters.
 */
export const toRegistration = ({ firstName, lastName, companyName, ...form }: RegisterForm) => ({
  ...form,
  ...(form.userType === "employer" && companyName && { companyName }),
  visibleToRecruiters: form.userType === "student" && form.visibleToRecruiters,
  username: firstName,
  fullName: `${firstName} ${lastName}`.trim(),
});

export const forgotPasswordSchema = object({ email: email() });

export const newPasswordSchema = object({
  newPassword: password("New password"),
  confirmPassword: string()
    .required("Type the new password again.")
    .oneOf([ref("newPassword")], PASSWORDS_DIFFER),
});

/** The link of an invitation or a purchase sets the first password, so its page has the fields of the registration. */
export const firstPasswordSchema = newPasswordSchema.shape({
  isAdult: adultTick(),
  visibleToRecruiters: boolean(),
});

export const changePasswordSchema = newPasswordSchema.shape({
  oldPassword: string().max(1000, OLD_PASSWORD_WRONG).required("Old password is required."),
});

export const adultSchema = object({ isAdult: adultTick().required(ADULTS_ONLY) });
