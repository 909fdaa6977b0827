import { FUNCTIONS } from "@dryrun/engines/sheet/functions";
import type { Quote } from "../../result.ts";
import { type Scanned, scanFormula } from "./scan.ts";
import { tidied, withPlainMarks } from "./tidy.ts";

/** A formula of an answer, as typed and as Excel takes it. */
export interface FoundFormula {
  quote: Quote;
  formula: string;
  isWhole: boolean;
}

interface Candidate extends Scanned {
  start: number;
}

const MOST = 40;
/** What may be before an equals sign that begins a formula. */
const BEFORE = /[\s:`(*_"'{.|]/;
/** A cell, a number or a bracket before the equals sign: "F1 = A2" says that two things are the same. */
const OPERAND_BEFORE = /(?:\b[A-Za-z]{1,3}\d{1,7}|\d|\)|")[ \t]*$/;
const REACH = 60;
const CALL = /[A-Za-z][A-Za-z0-9.]*(?=\()/g;

/** The formulas that begin with an equals sign, in their order. */
function withEqualsSign(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (let at = text.indexOf("="); at !== -1 && found.length < MOST; at = text.indexOf("=", at + 1)) {
    if (at > 0 && !BEFORE.test(text[at - 1] ?? "")) continue;
    if (text[at - 1] === '"' && text[at + 1] === '"') continue;
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
  for (const { index, 0: name } of text.matchAll(CALL)) {
    if (found.length >= MOST) break;
    if (index < from || !Object.hasOwn(FUNCTIONS, name.toUpperCase())) continue;
    const start = startOf(text, Math.max(from, index - REACH), index);
    const scanned = scanFormula(text, start);
    if (!scanned?.hasReference) continue;
    found.push({ ...scanned, start });
    from = scanned.end;
  }
  return found;
}

/** What is multiplied, joined or compared with the call before it: "A2*IF(". */
function startOf(text: string, from: number, call: number): number {
  const before = text.slice(from, call);
  const part = /(?:[$\w.!%"]+[ \t]{0,3}[-*/+&^][ \t]{0,3}){1,6}$|[-+(]+$/.exec(before)?.[0] ?? "";
  return call - part.length;
}

function likeliest(text: string): Candidate[] {
  const all = withEqualsSign(text);
  const clear = all.filter(
    ({ start, hasCall, hasOperator, hasReference }) =>
      hasCall || (hasReference && hasOperator && !OPERAND_BEFORE.test(text.slice(Math.max(0, start - REACH), start))),
  );
  if (clear.length > 0) return clear;
  const bare = withoutEqualsSign(text);
  return bare.length > 0 ? bare : all.filter(({ hasReference }) => hasReference);
}

/** The formulas of an answer, in their order; an answer in prose has none. */
export function formulasIn(answer: string): FoundFormula[] {
  const text = withPlainMarks(answer);
  return likeliest(text).map(({ start, end, isWhole }) => ({
    quote: { start, end, text: answer.slice(start, end) },
    formula: tidied(text.slice(start, end)),
    isWhole,
  }));
}
