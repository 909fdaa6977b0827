import { expressionParts } from "@dryrun/engines/dax/outline";
import { isSaying, NUMBERS, type Part } from "../run/dead-parts.ts";

/** The calls, sums and variables within a measure, with other values to be put in their place. */
export const partsOfMeasure = (expression: string): Part[] =>
  expressionParts(expression).map(({ start, end }) => ({ start, end, instead: [NUMBERS, ['"a"', '"b"'], ["BLANK()"]] }));

/** The long texts of a measure. */
export const textsOfMeasure = (expression: string) =>
  [...expression.matchAll(/"[^"]*"/g)]
    .filter(({ 0: text }) => isSaying(text))
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
