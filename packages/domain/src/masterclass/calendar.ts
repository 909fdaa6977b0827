import { BRAND } from "../brand.ts";
import { icsFile } from "../calendar/ics.ts";

/** The path of a session's .ics file, until the session starts; null afterwards and for an inactive one. */
export const calendarLinkOf = (session: { id: string; startAt: Date; active: boolean }, now: Date): string | null =>
  session.active && now < session.startAt ? `/api/masterclass/sessions/${session.id}/calendar.ics` : null;

export interface CalendarEvent {
  id: string;
  title: string;
  startAt: Date;
  endAt: Date;
  /** The page for joining the meeting; the meeting's own link is not in a public file. */
  pageUrl: string;
  host: string;
  stampedAt: Date;
  sequence: number;
}

/** Returns the .ics file of a session. */
export const calendarFile = ({ pageUrl, ...event }: CalendarEvent) =>
  icsFile({
    ...event,
    organizer: BRAND.name,
    pageUrl,
    product: "Masterclass",
    description: `Join from ${pageUrl} from 10 minutes before the start.`,
  });
