import { blankSpans } from "../language/tokens.ts";

const REPLACEMENTS = new Map(
  Object.entries({
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "\u00a0": " ",
    "\u200b": " ",
    "\ufeff": " ",
  }),
);

/** Replaces typographic quotes and blanks by those of VBA. Positions do not change. */
export const withPlainMarks = (text: string): string =>
  text.replace(/[“”„‘’\u00a0\u200b\ufeff]/g, (mark) => REPLACEMENTS.get(mark) ?? mark).replace(/\r(?!\n)/g, "\n");

const PROCEDURE = /^\s*(?:(?:public|private|friend|static)\s{1,4}){0,2}(?:sub|function)\s/i;
const END = /\bend\s{1,4}(?:sub|function)\b/i;
const REMARK = /^\s*(?:'|rem(?:\s|$))/i;

/** Returns the position at which the comment of a line begins; the length of the line if there is none. */
function commentStart(line: string): number {
  let isText = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isText = !isText;
    if (line[at] === "'" && !isText) return at;
  }
  return line.length;
}

/** Returns the comments in an answer: at the ends of lines in procedures, and whole lines anywhere. */
export function commentsOf(text: string): { start: number; end: number }[] {
  const comments: { start: number; end: number }[] = [];
  let isCode = false;
  let start = 0;
  for (const line of withPlainMarks(text).split("\n")) {
    if (PROCEDURE.test(line)) isCode = true;
    const commentAt = REMARK.test(line) ? 0 : isCode ? commentStart(line) : line.length;
    if (commentAt < line.length) comments.push({ start: start + commentAt, end: start + line.length });
    if (END.test(line.slice(0, commentAt))) isCode = false;
    start += line.length + 1;
  }
  return comments;
}

/** A longer text can contain words of a rubric; in characters. */
const LONG_TEXT = 30;

/** Returns the contents of the long quoted texts. A text ends on its line. */
function longTexts(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let openQuote: number | null = null;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\n") openQuote = null;
    if (text[at] !== '"') continue;
    if (openQuote !== null && at - openQuote > LONG_TEXT) spans.push({ start: openQuote + 1, end: at });
    openQuote = openQuote === null ? at : null;
  }
  return spans;
}

/** Blanks comments, and texts that are too long for a name, a format or a path, before the rubric reads the answer. */
export const withoutCommentsAndTexts = (text: string): string =>
  blankSpans(text, [...commentsOf(text), ...longTexts(text)]);

/** Returns the code of an answer without comments and with straight quotes. Positions do not change. */
export const codeOf = (text: string): string => withPlainMarks(blankComments(text));

/** Replaces comments by spaces, so that continued lines stay complete. */
function blankComments(text: string): string {
  const characters = text.split("");
  for (const { start, end } of commentsOf(text)) characters.fill(" ", start, end);
  return characters.join("");
}
