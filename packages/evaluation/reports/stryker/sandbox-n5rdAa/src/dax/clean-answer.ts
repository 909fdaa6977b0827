const REPLACED = new Map(
  Object.entries({
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "`": " ",
    "\u00a0": " ",
    "\u200b": " ",
    "\ufeff": " ",
    "\t": " ",
    "\r": " ",
  }),
);

const FENCE = /```|~~~/g;
const LANGUAGE = /^[a-z+]*[ \t]*\r?\n/i;

export interface Region {
  start: number;
  end: number;
}

/** The fenced parts of an answer without the name of the language; the last may lack its end. */
export function fencesOf(text: string): Region[] {
  const marks = [...text.matchAll(FENCE)].map(({ index }) => index);
  const regions: Region[] = [];
  for (let at = 0; at < marks.length; at += 2) {
    const start = (marks[at] ?? 0) + 3;
    const language = LANGUAGE.exec(text.slice(start, start + 20))?.[0] ?? "";
    regions.push({ start: start + language.length, end: marks[at + 1] ?? text.length });
  }
  return regions;
}

/** The end of a text in straight quotes that begins at `start`, if it ends on its line. */
function endOfText(text: string, start: number): number | null {
  const end = text.indexOf('"', start + 1);
  return end < 0 || text.slice(start, end).includes("\n") ? null : end;
}

function endOfComment(text: string, start: number): number | null {
  const two = text.slice(start, start + 2);
  if (two === "//" || two === "--") {
    const end = text.indexOf("\n", start);
    return end < 0 ? text.length : end;
  }
  if (two !== "/*") return null;
  const end = text.indexOf("*/", start + 2);
  return end < 0 ? text.length : end + 2;
}

/** The comments of DAX in an answer; a `//` in a text is none. */
export function commentsOf(text: string): Region[] {
  const found: Region[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = endOfComment(text, at);
    if (end !== null) {
      found.push({ start: at, end });
      at = end - 1;
    } else if (text[at] === '"') at = endOfText(text, at) ?? at;
  }
  return found;
}

/** The answer with the marks that copying leaves as DAX has them; every place stays as it was. */
export const straightened = (text: string): string =>
  text.replace(/[“”„‘’`\u00a0\u200b\ufeff\t\r]/g, (mark) => REPLACED.get(mark) ?? mark);
