const REPLACEMENTS = new Map(
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

/** Returns the fenced parts of an answer, without the name of the language. The last fence may lack its end. */
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

/** Returns the end of the quoted string that begins at `start`; null if it does not end on its line. */
function endOfString(text: string, start: number): number | null {
  const end = text.indexOf('"', start + 1);
  return end < 0 || text.slice(start, end).includes("\n") ? null : end;
}

function endOfComment(text: string, start: number): number | null {
  const opening = text.slice(start, start + 2);
  if (opening === "//" || opening === "--") {
    const end = text.indexOf("\n", start);
    return end < 0 ? text.length : end;
  }
  if (opening !== "/*") return null;
  const end = text.indexOf("*/", start + 2);
  return end < 0 ? text.length : end + 2;
}

/** Returns the DAX comments in an answer. A `//` in a quoted string is not a comment. */
export function commentsOf(text: string): Region[] {
  const comments: Region[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = endOfComment(text, at);
    if (end !== null) {
      comments.push({ start: at, end });
      at = end - 1;
    } else if (text[at] === '"') at = endOfString(text, at) ?? at;
  }
  return comments;
}

/** Replaces typographic quotes and blanks by those of DAX. Positions do not change. */
export const withPlainMarks = (text: string): string =>
  text.replace(/[“”„‘’`\u00a0\u200b\ufeff\t\r]/g, (mark) => REPLACEMENTS.get(mark) ?? mark);
