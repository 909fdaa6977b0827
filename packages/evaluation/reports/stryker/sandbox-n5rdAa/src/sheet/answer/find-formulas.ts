import { FUNCTIONS } from "@dryrun/engines/sheet/functions";
import { OTHER_FUNCTIONS } from "@dryrun/engines/sheet/other-functions";
import type { Quote } from "../../result.ts";
import { type Scanned, scanFormula } from "./scan.ts";
import { tidied, withPlainMarks } from "./tidy.ts";

/** A formula of an answer, as typed and as Excel takes it. */
export interface FoundFormula {
  quote: Quote;
  formula: string;
}

interface Candidate extends Scanned {
  start: number;
}

const MOST = 40;
/** Places that are tried: each may read the text to its end. */
const MOST_TRIED = 200;
/** What may be before an equals sign that begins a formula. */
const BEFORE = /[\s:`(*_"'{.|[\\=]/;
/** A mark of quotation at the start of a line, or of HTML: elsewhere ">=" compares. */
const MARK_BEFORE = /^>$|<\/?[a-z]{1,10}>$/i;
/** A cell, a number or a bracket before the equals sign: "F1 = A2" says that two things are the same. */
const OPERAND_BEFORE = /(?:\b[A-Za-z]{1,3}\d{1,7}|\d|\)|")$/;
const REACH = 60;
const LONGEST_NAME = 30;

/** The formulas that begin with an equals sign, in their order. */
function withEqualsSign(text: string): Candidate[] {
  const found: Candidate[] = [];
  let tried = 0;
  for (let at = text.indexOf("="); at !== -1 && found.length < MOST; at = text.indexOf("=", at + 1)) {
    if (at > 0 && !BEFORE.test(text[at - 1] ?? "") && !MARK_BEFORE.test(lineBefore(text, at))) continue;
    if (text[at - 1] === '"' && text[at + 1] === '"') continue;
    if (++tried > MOST_TRIED) break;
    const scanned = scanFormula(text, at + 1);
    if (!scanned) continue;
    found.push({ ...scanned, start: at });
    at = scanned.end - 1;
  }
  return found;
}

/** Calls of known functions on cells, without an equals sign, from the start of their line where that is a part of them. */
function withoutEqualsSign(text: string): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  let tried = 0;
  for (let at = text.indexOf("("); at !== -1 && found.length < MOST; at = text.indexOf("(", at + 1)) {
    const name = /[A-Za-z][A-Za-z0-9.]{0,29}$/.exec(text.slice(Math.max(from, at - LONGEST_NAME), at))?.[0] ?? "";
    const index = at - name.length;
    if (at < from || !isFunction(name.toUpperCase())) continue;
    const starts = startsBefore(text, from, index);
    tried += starts.length;
    if (tried > MOST_TRIED) break;
    const candidate = starts.map((start) => beginningAt(text, start, index)).find((one) => one !== null);
    if (!candidate) continue;
    found.push(candidate);
    from = candidate.end;
  }
  return found;
}

/** Lines that are a formula of cells and operators, without a call and an equals sign. */
function wholeLines(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < text.length && found.length < MOST; ) {
    const line = text.indexOf("\n", from);
    const end = line === -1 ? text.length : line;
    const start = lineStart(text, from, end);
    const scanned = scanFormula(text.slice(0, end), start);
    const isAll = scanned?.isWhole && /^[\s.`]*$/.test(text.slice(scanned.end, end));
    if (isAll && scanned.hasReference && scanned.hasOperator) found.push({ ...scanned, start });
    from = end + 1;
  }
  return found;
}

const isFunction = (name: string): boolean => FUNCTIONS.has(name) || OTHER_FUNCTIONS.has(name);

/** The formula from here on, if it holds the call. */
function beginningAt(text: string, start: number, call: number): Candidate | null {
  const scanned = scanFormula(text, start);
  return scanned?.hasReference && scanned.end > call ? { ...scanned, start } : null;
}

/** Where the formula of this call may begin: at the start of its line, or at a word before it, or with the call. */
function startsBefore(text: string, from: number, call: number): number[] {
  const first = lineStart(text, from, call);
  const words = [...text.slice(Math.max(first, call - REACH), call).matchAll(/\s\S/g)];
  const starts = [first, ...words.map(({ index }) => Math.max(first, call - REACH) + index + 1)];
  return isPart(lineBefore(text, call)) ? starts : [...starts, call];
}

/** Whether what follows is a part of a formula: an operand and an operator are before it. */
const isPart = (before: string): boolean =>
  /[-*/+^&=<>,(]$/.test(before) && /[\w)"%]$/.test(before.slice(0, -1).trimEnd());

/** After the start of the line, its bullet or its label: "2) In B2: A2*IF(" begins with A2. */
function lineStart(text: string, from: number, call: number): number {
  const line = Math.max(from, text.lastIndexOf("\n", call) + 1);
  const label = /^(?:[^:\n]{0,60}:(?=\s))?[\s>*•`']*(?:\d{1,2}[.)]\s)?/.exec(text.slice(line, call))?.[0] ?? "";
  return line + label.length;
}

/** What is before a place on its line, without the blanks at the end. */
const lineBefore = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - REACH), at);
  return before.slice(before.lastIndexOf("\n") + 1).trimEnd();
};

function likeliest(text: string): Candidate[] {
  const all = withEqualsSign(text);
  const clear = all.filter(
    ({ start, hasCall, hasOperator, hasReference }) =>
      hasCall || (hasReference && hasOperator && !OPERAND_BEFORE.test(lineBefore(text, start))),
  );
  if (clear.length > 0) return clear;
  const bare = withoutEqualsSign(text);
  if (bare.length > 0) return bare;
  const lines = wholeLines(text);
  return lines.length > 0 ? lines : all.filter(({ hasReference }) => hasReference);
}

/** The formulas of an answer, in their order; an answer in prose has none. */
export function formulasIn(answer: string): FoundFormula[] {
  const text = withPlainMarks(answer);
  return likeliest(text).map(({ start, end }) => ({
    quote: { start, end, text: answer.slice(start, end) },
    formula: tidied(text.slice(start, end)),
  }));
}
