/** The texts of the dialog that changes the password; they load with it. */
export const passwordDialog = {
  title: "Change password",
  old: "Old password",
  new: "New password",
  newHint: (least: number) => `At least ${least} characters`,
  confirm: "Confirm new password",
  save: "Change password",
  saving: "Changing...",
  note: "All other devices are logged out.",
} as const;
