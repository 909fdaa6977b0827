import type { ShownSheet } from "./sheets-of.ts";

/** The first range that a question names, such as A2:C150: the data may be longer than the shown sample. */
const NAMED = /\b[A-Z]{1,2}(\d+):[A-Z]{1,2}(\d+)\b/;

const COLUMNS = /\b([A-Z]{1,2})\d+\b|\bcolumn ([A-Z]{1,2})\b/g;

/** Returns the last column of a sheet that a question names, counted from 0; undefined if it names none. */
export function lastNamed(question: string, { columns }: Pick<ShownSheet, "columns">): number | undefined {
  const named = [...question.matchAll(COLUMNS)].map(([, cell, column]) => columns.indexOf(cell ?? column ?? ""));
  const last = Math.max(-1, ...named);
  return last === -1 ? undefined : last;
}

/** Returns the sheet's prefix: "Stock!", in quotes if the name has more than letters and digits. */
const prefixOf = (name: string) => (/^\w+$/.test(name) ? `${name}!` : `'${name}'!`);

/** Returns the ranges below the headings, which formulas use; those of other sheets include the sheet's name. */
export function rangesOf(question: string, sheets: readonly ShownSheet[]): string[] {
  const named = NAMED.exec(question);
  return sheets.flatMap(({ name, columns, rows }, index) => {
    const [from, to] = index === 0 && named ? [Number(named[1]), Number(named[2])] : [2, Math.max(2, rows.length)];
    const prefix = index === 0 ? "" : prefixOf(name);
    return columns.map((column) => `${prefix}${column}${from}:${column}${to}`);
  });
}
