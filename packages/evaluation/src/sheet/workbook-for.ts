import type { SheetData } from "@dryrun/engines/sheet/evaluate";
import { type FormulaData, sheetDataOf } from "@dryrun/engines/sheet/formula-data";
import type { Sheet, SheetTable } from "@dryrun/engines/workbook";
import { areasOf, isNodeType, nodesOf } from "./formula-tree.ts";

/** The value of TODAY if the question has none, so that a formula that depends on it is not right by chance. */
const DEFAULT_TODAY = "2026-01-01";

const isSameName = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase();
const unknownNames = (names: readonly string[], existing: readonly { name: string }[]): string[] => [
  ...new Set(names.filter((name) => !existing.some((item) => isSameName(item.name, name)))),
];

/** Adds copies of the only sheet and the only table under the names that the formula uses, because the question does not name them. */
function withAliases(sheets: Sheet[], formula: string): Sheet[] {
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) return sheets;
  const parts = nodesOf(formula);
  const sheetNames = unknownNames(
    areasOf(formula).flatMap(({ sheet: name }) => name ?? []),
    sheets,
  );
  const [table, ...otherTables] = sheet.tables ?? [];
  const tableNames = unknownNames(
    parts.flatMap((part) => (isNodeType(part, "structured") && part.part.table !== null ? [part.part.table] : [])),
    sheet.tables ?? [],
  );
  const tables: SheetTable[] = [
    ...(sheet.tables ?? []),
    ...(table && otherTables.length === 0 ? tableNames.map((name) => ({ ...table, name })) : []),
  ];
  return [{ ...sheet, tables }, ...sheetNames.map((name) => ({ ...sheet, name }))];
}

/** Builds the workbook in which the engines run this formula. */
export function workbookFor(formula: string, { today = DEFAULT_TODAY, ...content }: FormulaData): SheetData {
  const { workbook, ...data } = sheetDataOf({ today, ...content });
  return { ...data, workbook: { ...workbook, sheets: withAliases(workbook.sheets, formula) } };
}
