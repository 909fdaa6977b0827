/** Texts of /account/security and of the second factor, which most people's sign-in does not need. */
export const LOGGED_OUT_EVERYWHERE = "You are logged out on all devices.";
export const LOG_OUT_FAILED = "You could not be logged out everywhere. Try again.";
export const CODE_ASKED = "Type the code from your authenticator app.";
export const CODE_REQUIRED = "Code is required.";
export const CODE_MALFORMED = "Type the 6 digits from your app, or a recovery code of 12 digits.";
export const SECOND_FACTOR_MISSING = "Set up two-step verification to open the admin pages.";
