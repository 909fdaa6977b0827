import { UNVERIFIED_INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";

const LIMIT = `${UNVERIFIED_INVITES_PER_DAY} invitations in 24 hours`;

/** What the company's verification still needs, and what the employer cannot do until then. */
export const verification = {
  label: "Verification of your company",
  missing: "Your company is not verified yet. For the check we still need:",
  needs: {
    email: "your verified e-mail address: open the link in the e-mail that we sent when you signed up",
    name: "the name of your company",
    website: "the website of your company",
  },
  sendAgain: "Send the e-mail again",
  sending: "Sending...",
  waiting: "We are checking your company. There is nothing more for you to do.",
  address: "You can invite candidates once you have verified your e-mail address.",
  until: `Until your company is verified, you can send ${LIMIT}. Nothing else is limited.`,
  untilRequired: `Until your company is verified, you can send ${LIMIT}, and only to people who already have an account. Only candidates whom you invite can see your jobs. You see the names and contact details only of candidates who have applied to you.`,
  open: "Complete your profile",
  read: "What verification means",
} as const;
