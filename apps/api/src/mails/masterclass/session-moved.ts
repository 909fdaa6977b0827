import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { greetingOf, mailOf } from "../layout.ts";
import type { SessionFacts } from "./session-reminder.ts";

/** Sent to all enrolled people. */
export const sessionMovedMail = ({ name, session, calendarLink, link }: SessionFacts) =>
  mailOf({
    subject: `New time: ${session.title}`,
    greeting: greetingOf(name),
    paragraphs: [
      `Your session has moved. It now takes place on ${slotLabel(session.startAt, session.endAt)}.`,
      "Your seat stays booked; there is nothing for you to do.",
    ],
    action: { label: "Open your session", link },
    closing: calendarLink ? [{ label: "Add to calendar", link: calendarLink }] : [],
  });
