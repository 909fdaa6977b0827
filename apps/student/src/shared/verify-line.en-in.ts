/** While the address of the account is unverified. */
export const verifyLine = {
  text: (email: string) => `Verify your address with the link that we have sent to ${email}.`,
  again: "Send the link again",
} as const;
