import { RESET_LINK_MINUTES } from "@dryrun/domain/auth/limits";
import { greetingOf, mailOf } from "../layout.ts";

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
