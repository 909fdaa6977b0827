import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { JOIN_CLOSES_MINUTES, JOIN_OPENS_MINUTES } from "@dryrun/domain/masterclass/limits";
import { greetingOf, mailOf } from "./layout.ts";

interface SessionFacts {
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

interface SessionMissedFacts extends SessionFacts {
  /** The session that the person can join for free; null if none is planned. */
  next: { startAt: Date; endAt: Date } | null;
}

/** Sent after a session that an enrolled person missed. */
export const sessionMissedMail = ({ name, session, next, link }: SessionMissedFacts) =>
  mailOf({
    subject: `You missed: ${session.title}`,
    greeting: greetingOf(name),
    paragraphs: [
      `You did not join the session on ${slotLabel(session.startAt, session.endAt)}.`,
      next
        ? `You can join the next one for free: ${slotLabel(next.startAt, next.endAt)}.`
        : "You can join the next one for free. Its date will be on your session page.",
    ],
    action: { label: "Open your session", link },
  });

interface SessionReplacedFacts extends SessionFacts {
  /** The session that was switched off; `session` is the one that its people move to. */
  former: { startAt: Date; endAt: Date };
}

/** Sent to the people of a switched-off session who have a seat in the next one. */
export const sessionReplacedMail = ({ name, session, former, calendarLink, link }: SessionReplacedFacts) =>
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
