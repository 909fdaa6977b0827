export const LOGIN_FAILED = "Login failed";
export const REGISTRATION_FAILED = "Registration failed";
export const ACCOUNT_CREATED = "Account created. Check your e-mail to verify it.";
export const EMAIL_VERIFIED = "Your email is verified.";
export const VERIFICATION_SENT = "A new verification link is on its way.";
export const RESEND_FAILED = "The link could not be sent. Try again.";
export const BAD_CREDENTIALS = "Email or password is wrong.";
/** Too many failed sign-ins; the seconds are those of `Retry-After`. */
export const tooManyTries = (seconds: number) =>
  `Too many tries. Wait ${Math.max(1, Math.ceil(seconds / 60))} min or reset your password.`;
/** Why somebody was sent to the sign-in. */
export const SIGN_IN_FOR_JOB = "Sign in to see this job.";
export const SIGN_IN_TO_CONTINUE = "Sign in to continue.";
export const EMAIL_TAKEN = "This e-mail already has an account. Log in or reset the password.";
export const RESET_LINK_SENT = "If an account exists for that e-mail, a reset link is on its way.";
export const RESET_LINK_FAILED = "Failed to send reset link.";
export const PASSWORD_UPDATED = "Password updated successfully";
export const RESET_FAILED = "Reset failed";
/** A verification's own words: a new one is a press away. */
export const VERIFY_LINK_DEAD = "This link has expired or was used.";
export const LINK_DEAD = "This link has expired or was used. Ask for a new one.";
export const COMMON_PASSWORD = "This password is on lists of leaked passwords. Choose another.";
export const PASSWORDS_DIFFER = "The two passwords are not the same.";
export const ADULTS_ONLY = "Dryrun is for people of 18 or older.";
export const OLD_PASSWORD_WRONG = "The old password is wrong.";
export const CHANGE_PASSWORD_FAILED = "Error changing password";
/** The second factor of an admin's sign-in; more are in security-messages.ts. */
export const CODE_WRONG = "This code is wrong or was used.";
export const SECOND_FACTOR_IS_ON = "Two-step verification is on already. Reload the page.";
export const SECOND_FACTOR_IS_OFF = "Two-step verification is off. Reload the page.";
