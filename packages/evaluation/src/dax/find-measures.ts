import { expressionAt, type ReadExpression } from "@dryrun/engines/dax/outline";
import type { Fault } from "@dryrun/engines/engine";
import { offsetOf } from "@dryrun/engines/place";
import { withoutSpans } from "../language/tokens.ts";
import { linear } from "../linear.ts";
import { commentsOf, fencesOf, type Region, straightened } from "./clean-answer.ts";

/** A measure of an answer: its expression, and where it is with its name. */
export interface Measure extends Region {
  /** Absent where the answer has an expression alone. */
  name?: string;
  expression: string;
  /** Names in brackets that it uses, in lower case. */
  uses: ReadonlySet<string>;
  /** What stops it from being read. */
  problem?: string;
  /** What the engine cannot read in it. */
  unknown?: string;
}

/** A place at which an expression may begin: after a name and `=`, or at a function. */
interface Start {
  name?: string;
  /** Where the name begins, for the quote. */
  from: number;
  at: number;
}

/** An answer with more places than this is no answer to one question. */
const MOST_STARTS = 120;
const MOST_FENCES = 20;

const SIGN = linear(":?=");
const BARE = linear(
  String.raw`^[ ]*(?:\d+[.)][ ]*|[-*•][ ]+)?((?:VAR\s+\w+\s*=)|(?:EVALUATE\s)|(?:[A-Z][A-Z.]{1,24}\s*\())`,
  {
    isMultiline: true,
  },
);
const CALL = linear(String.raw`\b[A-Z]{3,24}X?\s*\(`);
/** A word of prose after an expression that the parser would take for an operand or an operator. */
const PROSE = linear(
  String.raw`[ ](?:-|in)[ ]+(?:the|a|an|my|our|this|that|it|which|because|here|so|not|only|power|dax|order)\b|\n[ ]*in[ ]+\w+[ ]*[,:.]`,
);

/** The longest match of `PROSE`. */
const PROSE_LENGTH = 12;

/** The name before the sign: `Sales[Growth %]`, `[Growth]`, `MEASURE Sales[Growth]` or words on the line. */
function nameBefore(text: string, sign: number): { name?: string; from: number } {
  const line = text.lastIndexOf("\n", sign - 1) + 1;
  const before = text.slice(line, sign).trim();
  const from = line + text.slice(line, sign).search(/\S|$/);
  const bracketed = before.endsWith("]") ? before.slice(before.lastIndexOf("[") + 1, -1).trim() : null;
  const name = (bracketed ?? before.replace(/^(?:\d+[.)]|[-*•])\s+/, "")).replace(/[[\]]/g, "").trim();
  return name === "" ? { from } : { name, from };
}

const isComparison = (text: string, sign: number): boolean =>
  /[<>=]/.test(text.charAt(sign - 1)) || /[=]/.test(text.charAt(sign + 1));

/** The next `=` from here on that may follow a name. */
function nextSign(text: string, from: number): Start | null {
  for (let at = from; at < text.length; ) {
    const found = SIGN.find(text, at);
    if (!found) return null;
    if (found.groups[0] === ":=" || !isComparison(text, found.start))
      return { ...nameBefore(text, found.start), at: found.end };
    at = found.end;
  }
  return null;
}

function nextBare(text: string, from: number): Start | null {
  const found = BARE.find(text, from);
  const code = found?.groups[1];
  if (!found || code === undefined) return null;
  const at = found.end - code.length;
  const query = /^EVALUATE\s/i.exec(code)?.[0].length ?? 0;
  return { from: at, at: at + query };
}

function nextStart(text: string, from: number): Start | null {
  const starts = [nextSign(text, from), nextBare(text, from)].filter((start) => start !== null);
  return starts.sort((a, b) => a.from - b.from || a.at - b.at)[0] ?? null;
}

type Reading = { ok: ReadExpression } | { error: Fault; at: number } | { unsupported: string };

function read(text: string, start: number): Reading {
  const outcome = expressionAt(text, start);
  if ("ok" in outcome) return outcome;
  if ("unsupported" in outcome) return { unsupported: outcome.unsupported.what };
  const { error } = outcome;
  return { error, at: error.at ? offsetOf(text, error.at) : text.length };
}

/** Reads the expression at a place; prose behind it may stop the parser, or look like an operand. */
function readBefore(text: string, start: number): Reading {
  const whole = read(text, start);
  const end = "ok" in whole ? whole.ok.end : "error" in whole ? whole.at : start;
  const prose = PROSE.find(text.slice(start, end + PROSE_LENGTH));
  const cuts = prose ? [start + prose.start] : [];
  if ("error" in whole) cuts.push(text.lastIndexOf("\n", end - 1), end);
  for (const cut of cuts) {
    if (cut <= start) continue;
    const shorter = read(text.slice(0, cut), start);
    if ("ok" in shorter) return shorter;
  }
  return whole;
}

/** The end of a part that cannot be read: the next empty line or the next name with `=` at the start of a line. */
function endOfBroken(text: string, start: number): number {
  const next = /\n[ ]*\n|\n(?=[A-Za-z%[][^()=\n]{0,80}:?=)/g;
  next.lastIndex = start;
  return next.exec(text)?.index ?? text.length;
}

function measureAt(text: string, start: Start, reading: Reading): Measure | null {
  const named = { ...(start.name !== undefined && { name: start.name }), start: start.from };
  if ("ok" in reading) {
    const { end, isMeasure, names } = reading.ok;
    return isMeasure ? { ...named, end, expression: text.slice(start.at, end).trim(), uses: names } : null;
  }
  const end = endOfBroken(text, start.at);
  const expression = text.slice(start.at, end).trim();
  if (!/[([]/.test(expression)) return null;
  const why = "error" in reading ? { problem: reading.error.message } : { unknown: reading.unsupported };
  return { ...named, end, expression, uses: new Set(), ...why };
}

function measuresFrom(text: string, next: (text: string, from: number) => Start | null): Measure[] {
  const found: Measure[] = [];
  let from = 0;
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const start = next(text, from);
    if (!start) break;
    const measure = measureAt(text, start, readBefore(text, start.at));
    if (measure) found.push(measure);
    from = Math.max(measure?.end ?? 0, start.at);
  }
  return found;
}

/** A call within a sentence; only the longest counts, because sentences name functions with examples. */
function longestCall(text: string): Measure[] {
  const calls = measuresFrom(text, (within, from) => {
    const found = CALL.find(within, from);
    return found && { from: found.start, at: found.start };
  });
  const readable = calls.filter(({ problem }) => problem === undefined);
  const [longest] = (readable.length > 0 ? readable : calls).sort((a, b) => b.expression.length - a.expression.length);
  return longest ? [longest] : [];
}

/** The text of a region alone, with the places that it has in the answer. */
const within = (text: string, { start, end }: Region): string => "\n".repeat(start) + text.slice(start, end);

/** The code of an answer: without comments, quotes straight, every place as it was. */
export const codeOf = (answer: string): string => straightened(withoutSpans(answer, commentsOf(straightened(answer))));

/** The measures of an answer in their order: those in fences, else those with a name or on a line of their own, else one call. */
export function measuresIn(answer: string): Measure[] {
  const text = codeOf(answer);
  const fenced = fencesOf(answer)
    .slice(-MOST_FENCES)
    .flatMap((region) => measuresFrom(within(text, region), nextStart));
  if (fenced.length > 0) return fenced;
  const found = measuresFrom(text, nextStart);
  return found.length > 0 ? found : longestCall(text);
}

/** The measures that may be the answer, the last first: those that no other measure of the answer uses. */
export function answersIn(measures: readonly Measure[]): Measure[] {
  const isUsed = ({ name }: Measure, at: number) =>
    name !== undefined && measures.some((other, place) => place !== at && other.uses.has(name.toLowerCase()));
  const free = measures.filter((measure, at) => !isUsed(measure, at));
  return (free.length > 0 ? free : [...measures]).reverse();
}
