import type { Span } from "../criteria/ways.ts";
import { type Part, spansAround } from "../run/dead-parts.ts";
import { codeOf } from "./clean-module.ts";
import { proceduresIn } from "./find-modules.ts";

interface Line {
  text: string;
  /** The line number in the procedure, from 0. */
  number: number;
  start: number;
  end: number;
}

/** Lines that only begin or end something. They are never removed, because an honest macro may not need them for its result. */
const NOT_REMOVED =
  /^\s*(?:$|(?:dim|const|static|redim|on\s+error|exit|end|goto|resume|case|else|application\.|next|do|loop|wend|\w+:\s*$)|set\s+\w+\s*=\s*nothing\b)/i;
/** Lines that contain others. They are not removed, because a condition that the data never meet is not a mistake. */
const BLOCK_START = /^\s*(?:if|elseif|for|while|select|with)\b/i;

/** Returns the lines of a procedure between the first and the last one. Continued lines are joined. */
function linesIn(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let isContinued = false;
  for (const [number, line] of text.split("\n").entries()) {
    const end = start + line.length;
    const last = lines.at(-1);
    if (isContinued && last) lines.splice(-1, 1, { ...last, end });
    else lines.push({ text: line, number, start, end });
    isContinued = /\s_\s*$/.test(line);
    start = end + 1;
  }
  return lines.slice(1, -1);
}

/**
 * Splits the statements of an answer's macros into those that are not among the executed lines of the program, and the executed ones that may
 * have no effect and so can be removed.
 */
export function statementsIn(
  answer: string,
  program: string,
  executedLines: ReadonlySet<number>,
): { idle: Span[]; executed: Part[] } {
  const idle: Span[] = [];
  const executed: Part[] = [];
  for (const { start, end, text } of proceduresIn(codeOf(answer))) {
    const programStart = program.indexOf(text);
    const firstLine = program.slice(0, programStart).split("\n").length;
    if (programStart === -1) idle.push({ start, end });
    for (const line of programStart === -1 ? [] : linesIn(text)) {
      const span = { start: start + line.start, end: start + line.end };
      if (NOT_REMOVED.test(line.text)) continue;
      if (!executedLines.has(firstLine + line.number)) idle.push(span);
      else if (!BLOCK_START.test(line.text)) executed.push({ ...span, replacements: [[""]] });
    }
  }
  return { idle, executed };
}

/** Returns the spans outside of the procedures of an answer; none if it has no procedure. */
export function wordsAround(answer: string): Span[] {
  const procedures = proceduresIn(codeOf(answer));
  return procedures.length === 0 ? [] : spansAround(procedures, answer);
}
