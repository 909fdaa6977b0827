import { ACCOUNT_FAILURES, ACCOUNT_WINDOW_MINUTES } from "@dryrun/domain/auth/limits";
import { mailOf } from "../layout.ts";

/** To the owner of an account after too many failed sign-ins. */
export const accountLockedMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Many wrong passwords were tried for your account",
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody tried to log in to your Dryrun account and failed ${ACCOUNT_FAILURES} times within ${ACCOUNT_WINDOW_MINUTES} minutes. They did not get in.`,
      `For up to ${ACCOUNT_WINDOW_MINUTES} minutes you can log in only where you logged in lately. A new password opens your account everywhere at once.`,
    ],
    action: { label: "Choose a new password", link },
    closing: ["If your password is long and used nowhere else, you need not do anything."],
  });
