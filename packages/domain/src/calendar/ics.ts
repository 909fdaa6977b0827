// An event by RFC 5545 and 5546: CRLF, lines of at most 75 octets, times in UTC.
import { BRAND } from "../brand.ts";

export interface IcsEvent {
  /** Together with the host, what calendars know the event by. */
  id: string;
  host: string;
  /** The part of the product that made the file. */
  product: string;
  /** Whose event it is, in words. The address is ours: calendars need one, and nobody's own is given away. */
  organizer: string;
  title: string;
  startAt: Date;
  endAt: Date;
  description: string;
  pageUrl: string;
  location?: string;
  stampedAt: Date;
  /** Counts the changes of the event. A calendar replaces the one that it has by a later one. */
  sequence: number;
  isCancelled?: boolean;
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

/** A parameter in quotation marks, which has no way to write one (RFC 5545, 3.2). */
const quoted = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line must not hold
  `"${value.replace(/["\0-\x1f\x7f]/g, " ").trim()}"`;

/** Returns the .ics file of an event, and its type: mail programs look at the method there. */
export function icsFile(event: IcsEvent): { text: string; contentType: string } {
  const { id, host, product, organizer, title, startAt, endAt, description, pageUrl, location, stampedAt } = event;
  const { sequence, isCancelled = false } = event;
  const [method, status] = isCancelled ? ["CANCEL", "CANCELLED"] : ["PUBLISH", "CONFIRMED"];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(host)}//${escaped(product)}//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@${escaped(host)}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(endAt)}`,
    `ORGANIZER;CN=${quoted(organizer)}:mailto:${BRAND.supportEmail}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${pageUrl.replace(/\s/g, "%20")}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return {
    text: `${lines.map(folded).join("\r\n")}\r\n`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
