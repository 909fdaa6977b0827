import type { Span } from "../criteria/ways.ts";
import { around, type Part } from "../run/dead-parts.ts";
import { codeOf } from "./clean-module.ts";
import { proceduresIn } from "./find-modules.ts";

interface Line {
  text: string;
  /** Counted from 0. */
  number: number;
  start: number;
  end: number;
}

/** Lines that only begin or end something, of which the result does not depend in any honest macro. */
const KEPT =
  /^\s*(?:$|(?:dim|const|static|redim|on\s+error|exit|end|goto|resume|case|else|application\.|next|do|loop|wend|\w+:\s*$)|set\s+\w+\s*=\s*nothing\b)/i;
/** Lines that run others. They are not taken away: a condition that the data do not meet is no mistake of its own. */
const BLOCK = /^\s*(?:if|elseif|for|while|select|with)\b/i;

/** The lines of a procedure between its first and its last one; a line that continues is one with the next. */
function linesIn(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let isOpen = false;
  for (const [number, line] of text.split("\n").entries()) {
    const end = start + line.length;
    const last = lines.at(-1);
    if (isOpen && last) lines.splice(-1, 1, { ...last, end });
    else lines.push({ text: line, number, start, end });
    isOpen = /\s_\s*$/.test(line);
    start = end + 1;
  }
  return lines.slice(1, -1);
}

/**
 * The statements of an answer's macros: those that do not run, when these lines of the program run, and of the others those that may do
 * nothing, each to be taken away.
 */
export function statementsIn(
  answer: string,
  program: string,
  lines: ReadonlySet<number>,
): { idle: Span[]; ran: Part[] } {
  const idle: Span[] = [];
  const ran: Part[] = [];
  for (const { start, end, text } of proceduresIn(codeOf(answer))) {
    const place = program.indexOf(text);
    const first = program.slice(0, place).split("\n").length;
    if (place === -1) idle.push({ start, end });
    for (const line of place === -1 ? [] : linesIn(text)) {
      const span = { start: start + line.start, end: start + line.end };
      if (KEPT.test(line.text)) continue;
      if (!lines.has(first + line.number)) idle.push(span);
      else if (!BLOCK.test(line.text)) ran.push({ ...span, instead: [[""]] });
    }
  }
  return { idle, ran };
}

/** What is around the procedures of an answer; nothing where it has none. */
export function wordsAround(answer: string): Span[] {
  const procedures = proceduresIn(codeOf(answer));
  return procedures.length === 0 ? [] : around(procedures, answer);
}
