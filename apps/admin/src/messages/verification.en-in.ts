import { UNVERIFIED_INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { employers } from "./people.en-in.ts";

const LIMIT = `${UNVERIFIED_INVITES_PER_DAY} invitations in 24 hours`;
const MORE =
  "their jobs are not listed, and they see the names and contact details only of candidates who have applied to them";

/** What a company cannot do before verification; it depends on a setting of the server. */
export const verification = {
  about: `Companies that are not verified can send ${LIMIT}. Nothing else is limited.`,
  aboutRequired: `The jobs of companies that are not verified are not listed. Such a company sees names and contact details only of candidates who have applied, and can send ${LIMIT}, all to people who already have an account.`,
  verifyText: `They can send more than ${LIMIT}. Where verification is required, their jobs are listed and they see the contact details of candidates.`,
  withdrawText: `They can send only ${LIMIT}. Where verification is required, ${MORE}.`,
} as const;

export const verifyQuestion = ({ fullName, verified }: { fullName: string; verified: boolean }) =>
  verified
    ? {
        title: employers.sureWithdraw(fullName),
        text: verification.withdrawText,
        confirm: employers.withdraw,
        isDanger: true,
      }
    : { title: employers.sureVerify(fullName), text: verification.verifyText, confirm: employers.verify };
