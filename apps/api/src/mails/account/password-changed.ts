import { formatDateTime } from "@dryrun/domain/time";
import { mailOf } from "../layout.ts";

interface Facts {
  name: string;
  at: Date;
  /** To choose another one. */
  link: string;
}

/** To the owner of an account whose password is another one. */
export const passwordChangedMail = ({ name, at, link }: Facts) =>
  mailOf({
    subject: "Your password was changed",
    greeting: `Hello ${name},`,
    paragraphs: [
      `The password of your Dryrun account was changed on ${formatDateTime(at)}. All other devices are logged out.`,
      "If it was you, there is nothing to do. If not, choose a new password now: this signs everybody else out.",
    ],
    action: { label: "It was not me: choose a new password", link },
  });
