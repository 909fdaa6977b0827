import { expressionParts } from "@dryrun/engines/dax/outline";
import { mayContainRubricWords, NUMBER_REPLACEMENTS, type Part } from "../run/dead-parts.ts";

const TEXT_REPLACEMENTS = ['"a"', '"b"'];

/** Returns the calls, sums and variables within a measure with their replacements. `orBlank` adds BLANK() to the replacements. */
export const partsOfMeasure = (expression: string, orBlank: boolean): Part[] =>
  expressionParts(expression).map(({ start, end }) => ({
    ...{ start, end },
    replacements: [NUMBER_REPLACEMENTS, TEXT_REPLACEMENTS, ...(orBlank ? [["BLANK()"]] : [])],
  }));

/** Returns the texts of a measure that may contain words of the rubric. */
export const textsOfMeasure = (expression: string) =>
  [...expression.matchAll(/"[^"]*"/g)]
    .filter(({ 0: text }) => mayContainRubricWords(text))
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
