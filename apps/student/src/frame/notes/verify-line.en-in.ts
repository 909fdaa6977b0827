/** Shown until the student verifies their address. */
export const verifyLine = {
  text: (email: string) => `Verify your address with the link that we have sent to ${email}.`,
  again: "Send the link again",
} as const;
