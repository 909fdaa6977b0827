import type { Span } from "../../criteria/ways.ts";
import { isSaying, NUMBERS, type Part } from "../../run/dead-parts.ts";
import { isOf, partsOf } from "../formula-tree.ts";

const TEXTS = ['"a"', '"b"'];

/** The calls and sums within a formula, with other values to be put in their place. */
export const partsOfFormula = (formula: string): Part[] =>
  partsOf(formula)
    .filter((part) => isOf(part, "call") || isOf(part, "binary") || isOf(part, "apply"))
    .map(({ start, end }) => ({ start, end, instead: [NUMBERS, TEXTS] }));

/** The long texts of a formula. */
export const textsOfFormula = (formula: string): Span[] =>
  partsOf(formula).filter(
    (part) => isOf(part, "constant") && typeof part.value === "string" && isSaying(formula.slice(part.start, part.end)),
  );
