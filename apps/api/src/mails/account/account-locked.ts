import { ACCOUNT_FAILURES, ACCOUNT_WINDOW_MINUTES } from "@dryrun/domain/auth/limits";
import { greetingOf, mailOf } from "../layout.ts";

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
