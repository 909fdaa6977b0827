import { formatDateTime } from "@dryrun/domain/time";
import type { SecondFactorChange } from "../../ports.ts";
import { mailOf } from "../layout.ts";

interface Facts {
  name: string;
  change: SecondFactorChange;
  at: Date;
  /** How many recovery codes are left. */
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
    `Two-step verification was switched on for your Dryrun account on ${at}. From now on logging in asks for a code from your authenticator app. All other devices are logged out.`,
  off: (at) =>
    `Two-step verification was switched off for your Dryrun account on ${at}. Signing in asks for the password alone.`,
  reset: (at) =>
    `Somebody with access to the server reset two-step verification of your Dryrun account on ${at}. Your app's codes and your recovery codes do not work any more, and all devices are signed out. Set it up again when you sign in next.`,
  recovered: (at, left) =>
    `A recovery code was used for your Dryrun account on ${at}. ${left} of your recovery codes ${left === 1 ? "is" : "are"} left. For new ones, switch two-step verification off and on again.`,
};

/** To an admin whose second factor changed. */
export const secondFactorMail = ({ name, change, at, codesLeft, link }: Facts) =>
  mailOf({
    subject: SUBJECTS[change],
    greeting: `Hello ${name},`,
    paragraphs: [WHAT[change](formatDateTime(at), codesLeft)],
    action: { label: "See password and security", link },
    closing: [
      "If this was neither you nor somebody you asked, change your password and contact the operator of this server.",
    ],
  });
