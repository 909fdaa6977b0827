import { formatDateTime } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  at: Date;
  /** The page that sets another password. */
  link: string;
}

/** Sent to the owner of an account after the password changed. */
export const passwordChangedMail = ({ name, at, link }: Facts) =>
  mailOf({
    subject: "Your password was changed",
    greeting: greetingOf(name),
    paragraphs: [
      `The password of your Dryrun account was changed on ${formatDateTime(at)}. All other devices are logged out.`,
      "If it was you, there is nothing to do. If not, choose a new password now: this logs everyone else out.",
    ],
    action: { label: "It wasn't me: choose a new password", link },
  });
