import type { SecondFactorChange } from "@dryrun/domain/admin/records/job-names";
import { formatDateTime } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  change: SecondFactorChange;
  at: Date;
  /** The number of unused recovery codes. */
  codesLeft: number;
  /** The page of password and security. */
  link: string;
}

const SUBJECTS: Record<SecondFactorChange, string> = {
  on: "Two-step verification is on",
  off: "Two-step verification was switched off",
  reset: "Two-step verification was reset",
  recovered: "A recovery code for your account was used",
};

const WHAT: Record<SecondFactorChange, (at: string, codesLeft: number) => string> = {
  on: (at) =>
    `Two-step verification was switched on for your Dryrun account on ${at}. From now on you need a code from your authenticator app to log in. All other devices are logged out.`,
  off: (at) =>
    `Two-step verification was switched off for your Dryrun account on ${at}. You now log in with your password only.`,
  reset: (at) =>
    `Somebody with access to the server reset two-step verification of your Dryrun account on ${at}. Your app's codes and your recovery codes no longer work, and all devices are logged out. Set it up again at your next login.`,
  recovered: (at, left) =>
    `A recovery code was used for your Dryrun account on ${at}. You have ${left} recovery ${left === 1 ? "code" : "codes"} left. For new ones, switch two-step verification off and on again.`,
};

/** Sent to an admin whose second factor changed. */
export const secondFactorMail = ({ name, change, at, codesLeft, link }: Facts) =>
  mailOf({
    subject: SUBJECTS[change],
    greeting: greetingOf(name),
    paragraphs: [WHAT[change](formatDateTime(at), codesLeft)],
    action: { label: "See password and security", link },
    closing: ["If you did not do this or ask for it, change your password and contact the operator of this server."],
  });
