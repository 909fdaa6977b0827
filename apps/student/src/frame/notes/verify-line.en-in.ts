/** Shown until the student verifies their address. */
export const verifyLine = {
  name: "Your e-mail address",
  text: (email: string) => `Verify your address with the link we have sent to ${email}.`,
  again: "Send the link again",
} as const;
