import type { Span } from "../../criteria/ways.ts";
import { mayContainRubricWords, NUMBER_REPLACEMENTS, type Part } from "../../run/dead-parts.ts";
import { isNodeType, nodesOf } from "../formula-tree.ts";

const TEXT_REPLACEMENTS = ['"a"', '"b"'];

/** Returns the calls and operations within a formula with their replacements. */
export const partsOfFormula = (formula: string): Part[] =>
  nodesOf(formula)
    .filter((part) => isNodeType(part, "call") || isNodeType(part, "binary") || isNodeType(part, "apply"))
    .map(({ start, end }) => ({ start, end, replacements: [NUMBER_REPLACEMENTS, TEXT_REPLACEMENTS] }));

/** Returns the texts of a formula that may contain words of the rubric. */
export const textsOfFormula = (formula: string): Span[] =>
  nodesOf(formula).filter(
    (part) =>
      isNodeType(part, "constant") &&
      typeof part.value === "string" &&
      mayContainRubricWords(formula.slice(part.start, part.end)),
  );
