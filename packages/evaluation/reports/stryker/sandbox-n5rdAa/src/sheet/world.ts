import type { SheetWorld } from "@dryrun/engines/sheet/evaluate";
import { type FormulaWorld, sheetWorldOf } from "@dryrun/engines/sheet/formula-world";
import type { Sheet, SheetTable } from "@dryrun/engines/workbook";
import { areasOf, isOf, partsOf } from "./formula-tree.ts";

/** TODAY where the question has no day: a formula that depends on it is not right by chance. */
const SOME_DAY = "2026-01-01";

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const unknown = (names: readonly string[], known: readonly { name: string }[]): string[] => [
  ...new Set(names.filter((name) => !known.some((one) => sameName(one.name, name)))),
];

/** Other names of the only sheet and of the only table: the question does not give them one. */
function withOtherNames(sheets: Sheet[], formula: string): Sheet[] {
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) return sheets;
  const parts = partsOf(formula);
  const ofSheets = unknown(
    areasOf(formula).flatMap(({ sheet: name }) => name ?? []),
    sheets,
  );
  const [table, ...more] = sheet.tables ?? [];
  const ofTables = unknown(
    parts.flatMap((part) => (isOf(part, "structured") && part.part.table !== null ? [part.part.table] : [])),
    sheet.tables ?? [],
  );
  const tables: SheetTable[] = [
    ...(sheet.tables ?? []),
    ...(table && more.length === 0 ? ofTables.map((name) => ({ ...table, name })) : []),
  ];
  return [{ ...sheet, tables }, ...ofSheets.map((name) => ({ ...sheet, name }))];
}

/** The workbook of the engines, in which this formula is typed. */
export function worldFor(formula: string, { today = SOME_DAY, ...given }: FormulaWorld): SheetWorld {
  const { workbook, ...world } = sheetWorldOf({ today, ...given });
  return { ...world, workbook: { ...workbook, sheets: withOtherNames(workbook.sheets, formula) } };
}
