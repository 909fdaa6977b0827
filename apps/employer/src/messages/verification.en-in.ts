/** What the verification of a company still needs. */
export const verification = {
  label: "Verification of your company",
  missing: "Your company is not verified yet. For the check we still need:",
  email: "your verified e-mail address: open the link in the e-mail that we sent when you signed up",
  name: "the name of your company",
  website: "the website of your company",
  waiting: "We are checking your company. There is nothing more for you to do.",
  open: "Complete your profile",
  read: "What verification means",
} as const;
