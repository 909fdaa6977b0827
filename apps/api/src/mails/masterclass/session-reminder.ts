import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { JOIN_CLOSES_MINUTES, JOIN_OPENS_MINUTES } from "@dryrun/domain/masterclass/limits";
import { greetingOf, mailOf } from "../layout.ts";

export interface SessionFacts {
  name: string;
  session: { title: string; startAt: Date; endAt: Date };
  /** Null once the session has started. */
  calendarLink: string | null;
  /** The session page. */
  link: string;
}

/** Sent before a session; the meeting's own address is never in a mail. */
export const sessionReminderMail = ({ name, session, calendarLink, link }: SessionFacts) =>
  mailOf({
    subject: `Reminder: ${session.title}, ${slotLabel(session.startAt, session.endAt)}`,
    greeting: greetingOf(name),
    paragraphs: [
      `Your session starts on ${slotLabel(session.startAt, session.endAt)}.`,
      `Join from your session page, from ${JOIN_OPENS_MINUTES} minutes before to ${JOIN_CLOSES_MINUTES} minutes after the start.`,
    ],
    action: { label: "Open your session", link },
    closing: calendarLink ? [{ label: "Add to calendar", link: calendarLink }] : [],
  });
