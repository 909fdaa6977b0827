import { ACCOUNT_FAILURES, ACCOUNT_WINDOW_MINUTES } from "@dryrun/domain/auth/limits";
import { mailOf } from "../layout.ts";

/** To the owner of an account after too many failed sign-ins. */
export const accountLockedMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Many wrong passwords were tried for your account",
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody tried to sign in to your Dryrun account and failed ${ACCOUNT_FAILURES} times within ${ACCOUNT_WINDOW_MINUTES} minutes. They did not get in.`,
      `For up to ${ACCOUNT_WINDOW_MINUTES} minutes your account can be signed in to only where you signed in lately. A new password opens it everywhere at once.`,
    ],
    action: { label: "Choose a new password", link },
    closing: ["If your password is long and used nowhere else, you need not do anything."],
  });
