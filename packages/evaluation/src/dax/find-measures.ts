import { expressionAt, type ReadExpression } from "@dryrun/engines/dax/outline";
import type { Fault } from "@dryrun/engines/engine";
import { offsetOf } from "@dryrun/engines/place";
import { blankSpans } from "../language/tokens.ts";
import { linear } from "../linear.ts";
import { commentsOf, fencesOf, type Region, withPlainMarks } from "./clean-answer.ts";

/** A measure of an answer. The region includes its name. */
export interface Measure extends Region {
  /** Absent where the answer has an expression alone. */
  name?: string;
  expression: string;
  /** The bracketed names that it uses, in lower case. */
  uses: ReadonlySet<string>;
  /** The parser's message if it cannot be parsed. */
  problem?: string;
  /** The part that the engine does not support. */
  unknown?: string;
}

/** A position at which an expression may begin: after a name and `=`, or at a function. */
interface ExpressionStart {
  name?: string;
  /** The start of the name, for the quote. */
  quoteStart: number;
  expressionStart: number;
}

/** At most this many starts of expressions are tried. */
const MOST_STARTS = 120;
const MOST_FENCES = 20;

const ASSIGNMENT = linear(":?=");
const LINE_WITH_EXPRESSION = linear(
  String.raw`^[ ]*(?:\d+[.)][ ]*|[-*•][ ]+)?((?:VAR\s+\w+\s*=)|(?:EVALUATE\s)|(?:[A-Z][A-Z.]{1,24}\s*\())`,
  {
    isMultiline: true,
  },
);
const CALL = linear(String.raw`\b[A-Z]{3,24}X?\s*\(`);
/** Prose after an expression that the parser would read as an operand or an operator. */
const PROSE = linear(
  String.raw`[ ](?:-|in)[ ]+(?:the|a|an|my|our|this|that|it|which|because|here|so|not|only|power|dax|order)\b|\n[ ]*in[ ]+\w+[ ]*[,:.]`,
);

/** The length of the text after an expression in which `PROSE` is searched. */
const PROSE_LENGTH = 12;

/** Returns the name before an assignment: `Sales[Growth %]`, `[Growth]`, `MEASURE Sales[Growth]` or words on the line. */
function nameBefore(text: string, sign: number): { name?: string; quoteStart: number } {
  const lineStart = text.lastIndexOf("\n", sign - 1) + 1;
  const textBefore = text.slice(lineStart, sign).trim();
  const quoteStart = lineStart + text.slice(lineStart, sign).search(/\S|$/);
  const bracketed = textBefore.endsWith("]") ? textBefore.slice(textBefore.lastIndexOf("[") + 1, -1).trim() : null;
  const name = (bracketed ?? textBefore.replace(/^(?:\d+[.)]|[-*•])\s+/, "")).replace(/[[\]]/g, "").trim();
  return name === "" ? { quoteStart } : { name, quoteStart };
}

const isComparison = (text: string, sign: number): boolean =>
  /[<>=]/.test(text.charAt(sign - 1)) || /[=]/.test(text.charAt(sign + 1));

/** Finds the next `=` at or after `from` that may follow a name. */
function nextAssignment(text: string, from: number): ExpressionStart | null {
  for (let at = from; at < text.length; ) {
    const match = ASSIGNMENT.find(text, at);
    if (!match) return null;
    if (match.groups[0] === ":=" || !isComparison(text, match.start))
      return { ...nameBefore(text, match.start), expressionStart: match.end };
    at = match.end;
  }
  return null;
}

function nextUnnamed(text: string, from: number): ExpressionStart | null {
  const match = LINE_WITH_EXPRESSION.find(text, from);
  const code = match?.groups[1];
  if (!match || code === undefined) return null;
  const codeStart = match.end - code.length;
  const evaluateLength = /^EVALUATE\s/i.exec(code)?.[0].length ?? 0;
  return { quoteStart: codeStart, expressionStart: codeStart + evaluateLength };
}

function nextStart(text: string, from: number): ExpressionStart | null {
  const starts = [nextAssignment(text, from), nextUnnamed(text, from)].filter((start) => start !== null);
  return starts.sort((a, b) => a.quoteStart - b.quoteStart || a.expressionStart - b.expressionStart)[0] ?? null;
}

type ParseResult = { ok: ReadExpression } | { error: Fault; at: number } | { unsupported: string };

function parseAt(text: string, start: number): ParseResult {
  const outcome = expressionAt(text, start);
  if ("ok" in outcome) return outcome;
  if ("unsupported" in outcome) return { unsupported: outcome.unsupported.what };
  const { error } = outcome;
  return { error, at: error.at ? offsetOf(text, error.at) : text.length };
}

/** Parses the expression at a position. Tries again without the prose after it, which may stop the parser or look like an operand. */
function parseBeforeProse(text: string, start: number): ParseResult {
  const result = parseAt(text, start);
  const end = "ok" in result ? result.ok.end : "error" in result ? result.at : start;
  const prose = PROSE.find(text.slice(start, end + PROSE_LENGTH));
  const cutPositions = prose ? [start + prose.start] : [];
  if ("error" in result) cutPositions.push(text.lastIndexOf("\n", end - 1), end);
  for (const position of cutPositions) {
    if (position <= start) continue;
    const cutResult = parseAt(text.slice(0, position), start);
    if ("ok" in cutResult) return cutResult;
  }
  return result;
}

/** Returns the end of an unreadable part: the next empty line, or the next line that begins with a name and `=`. */
function endOfUnreadable(text: string, start: number): number {
  const next = /\n[ ]*\n|\n(?=[A-Za-z%[][^()=\n]{0,80}:?=)/g;
  next.lastIndex = start;
  return next.exec(text)?.index ?? text.length;
}

function measureAt(text: string, start: ExpressionStart, result: ParseResult): Measure | null {
  const nameAndStart = { ...(start.name !== undefined && { name: start.name }), start: start.quoteStart };
  if ("ok" in result) {
    const { end, isMeasure, names } = result.ok;
    return isMeasure
      ? { ...nameAndStart, end, expression: text.slice(start.expressionStart, end).trim(), uses: names }
      : null;
  }
  const end = endOfUnreadable(text, start.expressionStart);
  const expression = text.slice(start.expressionStart, end).trim();
  if (!/[([]/.test(expression)) return null;
  const reason = "error" in result ? { problem: result.error.message } : { unknown: result.unsupported };
  return { ...nameAndStart, end, expression, uses: new Set(), ...reason };
}

function measuresFrom(text: string, nextStart: (text: string, from: number) => ExpressionStart | null): Measure[] {
  const measures: Measure[] = [];
  let from = 0;
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const start = nextStart(text, from);
    if (!start) break;
    const measure = measureAt(text, start, parseBeforeProse(text, start.expressionStart));
    if (measure) measures.push(measure);
    from = Math.max(measure?.end ?? 0, start.expressionStart);
  }
  return measures;
}

/** Returns the longest call within sentences. Shorter ones are mentions of functions. */
function longestCall(text: string): Measure[] {
  const calls = measuresFrom(text, (searched, from) => {
    const match = CALL.find(searched, from);
    return match && { quoteStart: match.start, expressionStart: match.start };
  });
  const readable = calls.filter(({ problem }) => problem === undefined);
  const [longest] = (readable.length > 0 ? readable : calls).sort((a, b) => b.expression.length - a.expression.length);
  return longest ? [longest] : [];
}

/** Returns only the text of a region, at its position in the answer. */
const onlyRegion = (text: string, { start, end }: Region): string => "\n".repeat(start) + text.slice(start, end);

/** Returns the code of an answer without comments and with straight quotes. Positions do not change. */
export const codeOf = (answer: string): string =>
  withPlainMarks(blankSpans(answer, commentsOf(withPlainMarks(answer))));

/** Returns the measures of an answer in order: those in fences, else those with a name or on a separate line, else one call. */
export function measuresIn(answer: string): Measure[] {
  const text = codeOf(answer);
  const fencedMeasures = fencesOf(answer)
    .slice(-MOST_FENCES)
    .flatMap((region) => measuresFrom(onlyRegion(text, region), nextStart));
  if (fencedMeasures.length > 0) return fencedMeasures;
  const measures = measuresFrom(text, nextStart);
  return measures.length > 0 ? measures : longestCall(text);
}

/** Returns the measures that may be the answer, the last one first: those that no other measure uses. */
export function candidatesIn(measures: readonly Measure[]): Measure[] {
  const isUsed = ({ name }: Measure, at: number) =>
    name !== undefined && measures.some((other, otherAt) => otherAt !== at && other.uses.has(name.toLowerCase()));
  const unused = measures.filter((measure, index) => !isUsed(measure, index));
  return (unused.length > 0 ? unused : [...measures]).reverse();
}
