import { expressionParts } from "@dryrun/engines/dax/outline";
import { isSaying, NUMBERS, type Part } from "../run/dead-parts.ts";

const TEXTS = ['"a"', '"b"'];

/** The calls, sums and variables within a measure, with other values to be put in their place; `orBlank` where that tells more. */
export const partsOfMeasure = (expression: string, orBlank: boolean): Part[] =>
  expressionParts(expression).map(({ start, end }) => ({
    ...{ start, end },
    instead: [NUMBERS, TEXTS, ...(orBlank ? [["BLANK()"]] : [])],
  }));

/** The long texts of a measure. */
export const textsOfMeasure = (expression: string) =>
  [...expression.matchAll(/"[^"]*"/g)]
    .filter(({ 0: text }) => isSaying(text))
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
