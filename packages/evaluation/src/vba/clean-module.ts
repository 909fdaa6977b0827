import { withoutSpans } from "../language/tokens.ts";

const REPLACED = new Map(
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

/** The answer with the marks that copying leaves as VBA has them; every place stays as it was. */
export const straightened = (text: string): string =>
  text.replace(/[“”„‘’\u00a0\u200b\ufeff]/g, (mark) => REPLACED.get(mark) ?? mark).replace(/\r(?!\n)/g, "\n");

const PROCEDURE = /^\s*(?:(?:public|private|friend|static)\s{1,4}){0,2}(?:sub|function)\s/i;
const END = /\bend\s{1,4}(?:sub|function)\b/i;
const REMARK = /^\s*(?:'|rem(?:\s|$))/i;

/** The place in a line of code from which it is a comment; its length without one. */
function commentIn(line: string): number {
  let isText = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isText = !isText;
    if (line[at] === "'" && !isText) return at;
  }
  return line.length;
}

/** The comments of the macros in an answer: rests of lines in procedures, and lines that begin as one. */
export function commentsOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let isCode = false;
  let start = 0;
  for (const line of straightened(text).split("\n")) {
    if (PROCEDURE.test(line)) isCode = true;
    const from = REMARK.test(line) ? 0 : isCode ? commentIn(line) : line.length;
    if (from < line.length) found.push({ start: start + from, end: start + line.length });
    if (END.test(line.slice(0, from))) isCode = false;
    start += line.length + 1;
  }
  return found;
}

/** A text from this length on can hold words of a rubric. */
const LONG_TEXT = 30;

/** The insides of the long texts in quotes; a text ends on its line. */
function longTexts(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let opened: number | null = null;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\n") opened = null;
    if (text[at] !== '"') continue;
    if (opened !== null && at - opened > LONG_TEXT) found.push({ start: opened + 1, end: at });
    opened = opened === null ? at : null;
  }
  return found;
}

/** The answer for its rubric: without comments, and without texts that are too long for a name, a format or a path. */
export const withoutTexts = (text: string): string => withoutSpans(text, [...commentsOf(text), ...longTexts(text)]);

/** The code of an answer: without comments, quotes straight, every place as it was. */
export const codeOf = (text: string): string => straightened(withBlanks(text));

/** Comments become spaces, so that lines that continue stay whole. */
function withBlanks(text: string): string {
  const letters = text.split("");
  for (const { start, end } of commentsOf(text)) letters.fill(" ", start, end);
  return letters.join("");
}
