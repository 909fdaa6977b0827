import { countOf } from "../../text.ts";
import { MAX_SIGNATURE_LINES, type NotMailed } from "./limits.ts";

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
