/** For the people of a company that an admin has blocked. */
export const blocked = {
  title: "This company is blocked",
  what: "We have blocked the owners of this company. Its jobs are not listed, and nothing is sent in its name. If you think that this is a mistake, write to us.",
  safe: "Your account and its data are kept. You can download your data, or delete the account.",
  contact: "Write to support",
  data: "Your data and your account",
} as const;
