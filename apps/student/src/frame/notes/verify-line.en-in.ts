/** Shown until the student verifies their address. */
export const verifyLine = {
  name: "Your address",
  text: (email: string) => `Verify your address with the link that we have sent to ${email}.`,
  again: "Send the link again",
} as const;
