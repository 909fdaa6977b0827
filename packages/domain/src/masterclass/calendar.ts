// An event by RFC 5545: CRLF, lines of at most 75 octets, times in UTC.

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
}

const MAX_OCTETS = 75;

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (value: string) =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line must not hold
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, "");

/** Folds between whole characters: one that would cross the limit starts the next line. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** Returns the .ics file of a session. */
export function calendarText({ id, title, startAt, endAt, pageUrl, host, stampedAt }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(host)}//Masterclass//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@${escaped(host)}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(endAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`Join from ${pageUrl} from 10 minutes before the start.`)}`,
    `URL:${pageUrl.replace(/\s/g, "%20")}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
