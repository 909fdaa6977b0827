// A separate file, so that the sign-in page does not load the texts of the other forms.

export const REGISTRATION_FAILED = "Registration failed";
export const ACCOUNT_CREATED = "Account created. Check your e-mail to verify it.";
export const EMAIL_VERIFIED = "Your email is verified.";
export const VERIFICATION_SENT = "A new verification link is on its way.";
export const RESEND_FAILED = "The link could not be sent. Try again.";
export const EMAIL_TAKEN = "This e-mail already has an account. Log in or reset the password.";
export const RESET_LINK_SENT = "If an account exists for that e-mail, a reset link is on its way.";
export const RESET_LINK_FAILED = "Failed to send reset link.";
export const PASSWORD_UPDATED = "Password updated successfully";
export const RESET_FAILED = "Reset failed";
/** The text for verification links, which can be sent again. */
export const VERIFY_LINK_DEAD = "This link has expired or has been used.";
export const LINK_DEAD = "This link has expired or has been used. Ask for a new one.";
export const COMMON_PASSWORD = "This password has appeared in a data leak. Choose another.";
export const PASSWORDS_DIFFER = "The two passwords are not the same.";
export const ADULTS_ONLY = "You must be 18 or older to use Dryrun.";
export const OLD_PASSWORD_WRONG = "The old password is wrong.";
export const CHANGE_PASSWORD_FAILED = "Error changing password";
export const SECOND_FACTOR_IS_ON = "Two-step verification is already on. Reload the page.";
export const SECOND_FACTOR_IS_OFF = "Two-step verification is off. Reload the page.";
