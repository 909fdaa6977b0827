import type { SecondFactorChange } from "@dryrun/domain/admin/records/job-names";
import {
  ACCOUNT_FAILURES,
  ACCOUNT_WINDOW_MINUTES,
  RESET_LINK_MINUTES,
  VERIFY_LINK_DAYS,
} from "@dryrun/domain/auth/limits";
import { formatDateTime } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "./layout.ts";

export const verifyEmailMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Verify your e-mail address",
    greeting: greetingOf(name),
    paragraphs: ["Your Dryrun account is ready. Please confirm that this address is yours."],
    action: { label: "Verify e-mail", link },
    closing: [`The link works for ${VERIFY_LINK_DAYS} days. If you did not register, ignore this mail.`],
  });

interface SecondFactorFacts {
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
export const secondFactorMail = ({ name, change, at, codesLeft, link }: SecondFactorFacts) =>
  mailOf({
    subject: SUBJECTS[change],
    greeting: greetingOf(name),
    paragraphs: [WHAT[change](formatDateTime(at), codesLeft)],
    action: { label: "See password and security", link },
    closing: ["If you did not do this or ask for it, change your password and contact the operator of this server."],
  });

export const resetPasswordMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Reset your password",
    greeting: greetingOf(name),
    paragraphs: ["Somebody asked to reset the password of your Dryrun account."],
    action: { label: "Choose a new password", link },
    closing: [
      `The link works once, for ${RESET_LINK_MINUTES} minutes. If it wasn't you, ignore this mail: your password does not change.`,
    ],
  });

interface PasswordChangedFacts {
  name: string;
  at: Date;
  /** Whether API keys, webhooks or invitations to the team ended with the old password. */
  endedRights: boolean;
  /** The page that sets another password. */
  link: string;
}

const RIGHTS_ENDED =
  "API keys that were made with your account no longer work, its webhooks are off, and its open invitations to the team have ended. Make new ones for the systems and people that you know.";

/** Sent to the owner of an account after the password changed. */
export const passwordChangedMail = ({ name, at, endedRights, link }: PasswordChangedFacts) =>
  mailOf({
    subject: "Your password was changed",
    greeting: greetingOf(name),
    paragraphs: [
      `The password of your Dryrun account was changed on ${formatDateTime(at)}. All other devices are logged out.`,
      ...(endedRights ? [RIGHTS_ENDED] : []),
      "If it was you, there is nothing to do. If not, choose a new password now: this logs everyone else out.",
    ],
    action: { label: "It wasn't me: choose a new password", link },
  });

/** Sent to the owner of an account after too many failed sign-ins. */
export const accountLockedMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Too many wrong passwords for your account",
    greeting: greetingOf(name),
    paragraphs: [
      `Somebody tried to log in to your Dryrun account and failed ${ACCOUNT_FAILURES} times within ${ACCOUNT_WINDOW_MINUTES} minutes. They did not get in.`,
      `For up to ${ACCOUNT_WINDOW_MINUTES} minutes you can log in only on devices where you have logged in recently. To log in elsewhere now, choose a new password.`,
    ],
    action: { label: "Choose a new password", link },
    closing: ["If your password is long and you use it nowhere else, there is nothing for you to do."],
  });
