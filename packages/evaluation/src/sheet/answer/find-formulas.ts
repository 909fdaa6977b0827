import { FUNCTIONS } from "@dryrun/engines/sheet/functions";
import { OTHER_FUNCTIONS } from "@dryrun/engines/sheet/other-functions";
import type { Quote } from "../../result.ts";
import { type ScannedFormula, scanFormula } from "./scan.ts";
import { tidyFormula, withPlainMarks } from "./tidy.ts";

/** A formula of an answer, as typed (`quote`) and in the form that Excel accepts. */
export interface FoundFormula {
  quote: Quote;
  formula: string;
}

interface Candidate extends ScannedFormula {
  start: number;
}

const MOST_FORMULAS = 40;
/** At most this many positions are tried, because each may read the text to its end. */
const MOST_STARTS = 200;
/** The characters that may be before an equals sign that begins a formula. */
const SIGN_BEFORE = /[\s:`(*_"'{.|[\\=]/;
/** A quotation mark ">" at the start of a line, or an HTML tag. Elsewhere, ">=" is a comparison. */
const MARK_BEFORE = /^>$|<\/?[a-z]{1,10}>$/i;
/** A cell, a number or a bracket before the equals sign: "F1 = A2" is a comparison. */
const OPERAND_BEFORE = /(?:\b[A-Za-z]{1,3}\d{1,7}|\d|\)|")$/;
const CONTEXT_LENGTH = 60;
const LONGEST_NAME = 30;

/** Finds the formulas that begin with an equals sign, in order. */
function withEqualsSign(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  let triedCount = 0;
  for (let at = text.indexOf("="); at !== -1 && candidates.length < MOST_FORMULAS; at = text.indexOf("=", at + 1)) {
    if (at > 0 && !SIGN_BEFORE.test(text[at - 1] ?? "") && !MARK_BEFORE.test(lineBefore(text, at))) continue;
    if (text[at - 1] === '"' && text[at + 1] === '"') continue;
    if (++triedCount > MOST_STARTS) break;
    const scanned = scanFormula(text, at + 1);
    if (!scanned) continue;
    candidates.push({ ...scanned, start: at });
    at = scanned.end - 1;
  }
  return candidates;
}

/** Finds calls of known functions on cells without an equals sign, including the part of the formula before the call. */
function withoutEqualsSign(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  let from = 0;
  let triedCount = 0;
  for (let at = text.indexOf("("); at !== -1 && candidates.length < MOST_FORMULAS; at = text.indexOf("(", at + 1)) {
    const name = /[A-Za-z][A-Za-z0-9.]{0,29}$/.exec(text.slice(Math.max(from, at - LONGEST_NAME), at))?.[0] ?? "";
    const callStart = at - name.length;
    if (at < from || !isFunction(name.toUpperCase())) continue;
    const starts = startsBefore(text, from, callStart);
    triedCount += starts.length;
    if (triedCount > MOST_STARTS) break;
    const candidate = starts
      .map((start) => formulaWithCall(text, start, callStart))
      .find((formula) => formula !== null);
    if (!candidate) continue;
    candidates.push(candidate);
    from = candidate.end;
  }
  return candidates;
}

/** Finds lines that are a formula of cells and operators, without a call and an equals sign. */
function formulaLines(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (let from = 0; from < text.length && candidates.length < MOST_FORMULAS; ) {
    const line = text.indexOf("\n", from);
    const end = line === -1 ? text.length : line;
    const start = lineStart(text, from, end);
    const scanned = scanFormula(text.slice(0, end), start);
    const fillsLine = scanned?.isWhole && /^[\s.`]*$/.test(text.slice(scanned.end, end));
    if (fillsLine && scanned.hasReference && scanned.hasOperator) candidates.push({ ...scanned, start });
    from = end + 1;
  }
  return candidates;
}

const isFunction = (name: string): boolean => FUNCTIONS.has(name) || OTHER_FUNCTIONS.has(name);

/** Returns the formula that begins at `start`, if it contains the call. */
function formulaWithCall(text: string, start: number, call: number): Candidate | null {
  const scanned = scanFormula(text, start);
  return scanned?.hasReference && scanned.end > call ? { ...scanned, start } : null;
}

/**
 * Returns the positions at which a formula with this function call may begin: the start of the line, each word before
 * the call, and the call itself.
 */
function startsBefore(text: string, from: number, call: number): number[] {
  const first = lineStart(text, from, call);
  const words = [...text.slice(Math.max(first, call - CONTEXT_LENGTH), call).matchAll(/\s\S/g)];
  const starts = [first, ...words.map(({ index }) => Math.max(first, call - CONTEXT_LENGTH) + index + 1)];
  return isWithinFormula(lineBefore(text, call)) ? starts : [...starts, call];
}

/** Whether the text ends with an operand and an operator, so that the formula continues after it. */
const isWithinFormula = (before: string): boolean =>
  /[-*/+^&=<>,(]$/.test(before) && /[\w)"%]$/.test(before.slice(0, -1).trimEnd());

/** Returns the position after the bullet or label of a line: "2) In B2: A2*IF(" begins with A2. */
function lineStart(text: string, from: number, call: number): number {
  const line = Math.max(from, text.lastIndexOf("\n", call) + 1);
  const label = /^(?:[^:\n]{0,60}:(?=\s))?[\s>*•`']*(?:\d{1,2}[.)]\s)?/.exec(text.slice(line, call))?.[0] ?? "";
  return line + label.length;
}

/** Returns the text before a position on its line, without trailing blanks. */
const lineBefore = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
  return before.slice(before.lastIndexOf("\n") + 1).trimEnd();
};

function likeliestFormulas(text: string): Candidate[] {
  const withSign = withEqualsSign(text);
  const clearFormulas = withSign.filter(
    ({ start, hasCall, hasOperator, hasReference }) =>
      hasCall || (hasReference && hasOperator && !OPERAND_BEFORE.test(lineBefore(text, start))),
  );
  if (clearFormulas.length > 0) return clearFormulas;
  const bareCalls = withoutEqualsSign(text);
  if (bareCalls.length > 0) return bareCalls;
  const lines = formulaLines(text);
  return lines.length > 0 ? lines : withSign.filter(({ hasReference }) => hasReference);
}

/** Finds the formulas of an answer, in order. */
export function formulasIn(answer: string): FoundFormula[] {
  const text = withPlainMarks(answer);
  return likeliestFormulas(text).map(({ start, end }) => ({
    quote: { start, end, text: answer.slice(start, end) },
    formula: tidyFormula(text.slice(start, end)),
  }));
}
