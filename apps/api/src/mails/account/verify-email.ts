import { VERIFY_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { greetingOf, mailOf } from "../layout.ts";

export const verifyEmailMail = ({ name, link }: { name: string; link: string }) =>
  mailOf({
    subject: "Verify your e-mail address",
    greeting: greetingOf(name),
    paragraphs: ["Your Dryrun account is ready. Please confirm that this address is yours."],
    action: { label: "Verify e-mail", link },
    closing: [`The link works for ${VERIFY_LINK_DAYS} days. If you did not register, ignore this mail.`],
  });
