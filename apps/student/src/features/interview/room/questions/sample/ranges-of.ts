import type { ShownSheet } from "./sheets-of.ts";

/** The first range that a question names, such as A2:C150: its data may be longer than what is shown of it. */
const NAMED = /\b[A-Z]{1,2}(\d+):[A-Z]{1,2}(\d+)\b/;

const COLUMNS = /\b([A-Z]{1,2})\d+\b|\bcolumn ([A-Z]{1,2})\b/g;

/** The last column of a sheet that a question names, from 0; undefined where it names none. */
export function lastNamed(question: string, { columns }: Pick<ShownSheet, "columns">): number | undefined {
  const named = [...question.matchAll(COLUMNS)].map(([, cell, column]) => columns.indexOf(cell ?? column ?? ""));
  const last = Math.max(-1, ...named);
  return last === -1 ? undefined : last;
}

/** "Stock!", in quotes where the name has more than letters and digits. */
const prefixOf = (name: string) => (/^\w+$/.test(name) ? `${name}!` : `'${name}'!`);

/** The ranges below the headings, by which the data of a workbook is addressed; those of other sheets with their name. */
export function rangesOf(question: string, sheets: readonly ShownSheet[]): string[] {
  const named = NAMED.exec(question);
  return sheets.flatMap(({ name, columns, rows }, at) => {
    const [from, to] = at === 0 && named ? [Number(named[1]), Number(named[2])] : [2, Math.max(2, rows.length)];
    const prefix = at === 0 ? "" : prefixOf(name);
    return columns.map((column) => `${prefix}${column}${from}:${column}${to}`);
  });
}
