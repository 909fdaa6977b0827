import { countOf } from "../../text.ts";
import { MAILS_TO_ONE_PER_DAY, MAX_SIGNATURE_LINES, type NotMailed } from "./limits.ts";

export const MAIL_SETTINGS_SAVED = "Your mail settings are saved";
export const TOO_MANY_LINES = `Signature must be at most ${MAX_SIGNATURE_LINES} lines.`;
export const mailsSent = (sent: number) => `${countOf(sent, "mail")} sent`;
export const MAILS_UNDONE = "No mail was sent.";
export const MAILS_ALREADY_SENT = "The mails have already been sent.";
export const NOBODY_TO_MAIL = "None of these candidates can get this mail.";

export const NOT_MAILED_LABELS: Record<NotMailed, string> = {
  doNotContact: "marked as “do not contact”",
  withdrawn: "withdrew the application",
  deleted: "deleted the account",
  stopped: "stopped messages from employers",
};
export const MAILED_ENOUGH = `You have written ${MAILS_TO_ONE_PER_DAY} mails to this candidate in 24 hours. Write again tomorrow.`;
export const SOME_MAILED_ENOUGH = `You have written ${MAILS_TO_ONE_PER_DAY} mails to one of these candidates in 24 hours. Leave that person out, or write again tomorrow.`;
