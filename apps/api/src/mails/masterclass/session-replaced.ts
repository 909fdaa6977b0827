import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { greetingOf, mailOf } from "../layout.ts";
import type { SessionFacts } from "./session-reminder.ts";

interface Facts extends SessionFacts {
  /** The session that was switched off; `session` is the one that its people move to. */
  former: { startAt: Date; endAt: Date };
}

/** Sent to the people of a switched-off session who have a seat in the next one. */
export const sessionReplacedMail = ({ name, session, former, calendarLink, link }: Facts) =>
  mailOf({
    subject: `Your session has a new date: ${session.title}`,
    greeting: greetingOf(name),
    paragraphs: [
      `The session on ${slotLabel(former.startAt, former.endAt)} will not take place. We are sorry.`,
      `Your seat is now in the next session: ${slotLabel(session.startAt, session.endAt)}. You do not pay again.`,
      "If the new date does not suit you, write to us and we will refund your payment.",
    ],
    action: { label: "Open your session", link },
    closing: calendarLink ? [{ label: "Add to calendar", link: calendarLink }] : [],
  });
