// A separate file, so that the sign-in page does not load the texts of the other forms.
export const LOGIN_FAILED = "Login failed";
export const BAD_CREDENTIALS = "Email or password is wrong.";
/** After too many failed sign-ins; the seconds are from `Retry-After`. */
export const tooManyTries = (seconds: number) =>
  `Too many attempts. Wait ${Math.max(1, Math.ceil(seconds / 60))} min or reset your password.`;
/** The reason for a required sign-in. */
export const SIGN_IN_FOR_JOB = "Log in to see this job.";
export const SIGN_IN_TO_CONTINUE = "Log in to continue.";
/** Texts of the second factor at sign-in; others are in security-messages.ts. */
export const CODE_WRONG = "This code is wrong or has been used.";
