/** A line of a calendar. */
export interface Property {
  name: string;
  tzid: string | undefined;
  /** Whether it names this repetition and all later ones. */
  isRange: boolean;
  /** Whether its periods are free. */
  isFree: boolean;
  value: string;
}
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

/** The only lines that are read. Broken lines of other names, such as those of a text, cannot disturb. */
const READ = new Set([
  ...["BEGIN", "END", "METHOD", "TZID", "TZOFFSETFROM", "TZOFFSETTO", "X-LIC-LOCATION", "X-WR-TIMEZONE"],
  ...["UID", "SEQUENCE", "DTSTAMP", "RECURRENCE-ID", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS"],
  ...["DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "EXRULE", "FREEBUSY"],
]);
/** An entry ends where the next one begins, even without its end. */
const ENTRIES = new Set(["VEVENT", "VFREEBUSY", "VTODO", "VJOURNAL", "VTIMEZONE"]);
const NAME = /^([a-z-]+)(?=[;:])/i;

/**
 * Returns the parts of a line that is read. Parameters end at the last colon: a time, a number or a rule has none, but
 * a zone such as `(UTC+05:30) Chennai` does, and its quotation marks may be missing.
 */
function readLine(line: string): Property | undefined {
  const name = NAME.exec(line)?.[1]?.toUpperCase();
  if (name === undefined || !READ.has(name)) return undefined;
  const isText = name === "UID" || name === "TZID" || name.startsWith("X-");
  const colon = isText ? line.indexOf(":") : line.lastIndexOf(":");
  const parameters = line.slice(name.length, colon);
  const has = (parameter: RegExp) => parameter.exec(parameters);
  const tzid = has(/;TZID=([^;]*)/i)?.[1]
    ?.replaceAll('"', "")
    .trim();
  const [isRange, isFree] = [has(/;RANGE=THISANDFUTURE/i) !== null, has(/;FBTYPE="?FREE/i) !== null];
  const value = line.slice(colon + 1).trim();
  return { name, tzid, isRange, isFree, value };
}

/** Returns the components at the top of a file: of a whole calendar, of several, and of one that breaks off. */
export function readComponents(text: string): Component[] {
  const top: Component = { name: "", properties: [], components: [] };
  const open: Component[] = [top];
  const isInside = (name: string) => open.some((one) => one.name === name);
  const close = (name: string) => {
    while (isInside(name) && open.pop()?.name !== name);
  };
  for (const line of text.replace(/(?:\r\n|\r|\n)[ \t]/g, "").split(/\r\n|\r|\n/)) {
    const property = readLine(line);
    if (!property) continue;
    const name = property.value.toUpperCase();
    if (property.name === "END") close(name);
    else if (property.name === "BEGIN") {
      if (ENTRIES.has(name)) for (const entry of ENTRIES) close(entry);
      const component = { name, properties: [], components: [] };
      open.at(-1)?.components.push(component);
      open.push(component);
    } else open.at(-1)?.properties.push(property);
  }
  return top.components;
}

export const findProperties = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/** Returns the value of the first line of this name; "" without one. */
export const readValue = (component: Component, name: string): string =>
  component.properties.find((property) => property.name === name)?.value ?? "";
