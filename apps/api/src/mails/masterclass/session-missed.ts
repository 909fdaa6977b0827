import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { greetingOf, mailOf } from "../layout.ts";
import type { SessionFacts } from "./session-reminder.ts";

interface Facts extends SessionFacts {
  /** The session that the person can join for free; null if none is planned. */
  next: { startAt: Date; endAt: Date } | null;
}

/** Sent after a session that an enrolled person missed. */
export const sessionMissedMail = ({ name, session, next, link }: Facts) =>
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
