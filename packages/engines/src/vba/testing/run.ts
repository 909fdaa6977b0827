import type { CellContent } from "../../workbook.ts";
import type { VbaData, VbaResult, VbaSheet } from "../data.ts";
import { vbaEngine } from "../engine.ts";

/** The contents of a sheet by address, from rows. */
export const cells = (rows: CellContent[][]): Record<string, CellContent> =>
  Object.fromEntries(
    rows.flatMap((row, r) => row.map((value, c) => [`${String.fromCharCode(65 + c)}${r + 1}`, value] as const)),
  );

/** The data of one sheet, Data, and an empty one, Out. */
export const data = (rows: CellContent[][] = [], more: Partial<VbaSheet> = {}): VbaData => ({
  workbook: {
    sheets: [
      { name: "Data", cells: cells(rows), ...more },
      { name: "Out", cells: {} },
    ],
  },
  now: 45_778.5,
});

/** Runs statements as a macro, or a whole module. */
export function outcome(program: string, of: VbaData = data()) {
  const isModule = /^\s*(public |private )?(sub|function|option|type|enum|dim)\b[\s\S]*\bend (sub|function)\b/im.test(
    program,
  );
  return vbaEngine.run(isModule ? program : `Sub Test()\n${program}\nEnd Sub`, of);
}

export function result(program: string, of: VbaData = data()): VbaResult {
  const got = outcome(program, of);
  if ("ok" in got) return got.ok;
  throw new Error(JSON.stringify(got));
}

/** Returns the output of Debug.Print. */
export const printed = (program: string, of: VbaData = data()): string[] =>
  result(program, of)
    .messages.filter(({ kind }) => kind === "debug")
    .map(({ text }) => text);

/** Returns the value of one expression, as text. */
export const value = (expression: string, of: VbaData = data()): string =>
  printed(`Debug.Print ${expression}`, of)[0] ?? "";

/** Returns the cells of the sheet Data after a macro. */
export const after = (program: string, rows: CellContent[][] = [], sheet = 0): Record<string, CellContent> =>
  result(program, data(rows)).workbook.sheets[sheet]?.cells ?? {};
