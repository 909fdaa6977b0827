export const forgotPassword = {
  title: "Forgot password",
  submit: "Send reset link",
  pending: "Sending...",
  email: "Email",
  backToLogin: "Back to login",
} as const;

export const resetPassword = {
  askAgain: "Ask for a new link",
  title: "Reset password",
  about: "You will be logged out on all other devices.",
  submit: "Set new password",
  pending: "Saving...",
} as const;

export const newPassword = {
  label: "New password",
  hint: (least: number) => `At least ${least} characters`,
  confirm: "Confirm new password",
} as const;
