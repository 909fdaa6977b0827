import { type Address, type Area, addressOf, areaOf } from "../addresses.ts";
import type { Sheet, SheetTable, Workbook } from "../workbook.ts";
import type { StructuredPart } from "./syntax/ast.ts";
import type { Reference } from "./values.ts";

interface Found {
  sheet: Sheet;
  table: SheetTable;
  area: Area;
}

const isWithin = ({ from, to }: Area, { row, column }: Address) =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

function tablesOf({ sheets }: Workbook): Found[] {
  return sheets.flatMap((sheet) =>
    (sheet.tables ?? []).flatMap((table) => {
      const area = areaOf(table.range);
      return area ? [{ sheet, table, area }] : [];
    }),
  );
}

/** Returns the column of a table with this heading, from 0. */
function columnOf({ sheet, area }: Found, heading: string): number {
  const { row } = area.from;
  for (let column = area.from.column; column <= area.to.column; column++) {
    const address = Object.keys(sheet.cells).find((name) => {
      const at = addressOf(name);
      return at?.row === row && at.column === column;
    });
    if (address && String(sheet.cells[address]).toLowerCase() === heading.toLowerCase()) return column;
  }
  return -1;
}

type RowRange = readonly [number, number];

function rowsOf({ area }: Found, items: StructuredPart["items"], here: Address): RowRange | null {
  const [head, first, last] = [area.from.row, area.from.row + 1, area.to.row];
  if (items.includes("@")) return here.row >= first && here.row <= last ? [here.row, here.row] : null;
  if (items.includes("#totals")) return null;
  if (items.includes("#all")) return [head, last];
  if (items.includes("#headers")) return items.includes("#data") ? [head, last] : [head, head];
  return [first, last];
}

/** Returns the cells of a structured reference; null if there are none. */
export function tableArea(
  { table, items, columns }: StructuredPart,
  workbook: Workbook,
  here: { sheet: string } & Address,
): Reference | null {
  const isMeant = (one: Found) =>
    table === null
      ? one.sheet.name === here.sheet && isWithin(one.area, here)
      : one.table.name.toLowerCase() === table.toLowerCase();
  const foundTable = tablesOf(workbook).find(isMeant);
  const rows = foundTable && rowsOf(foundTable, items, here);
  if (!foundTable || !rows) return null;
  const [from, to] = columns
    ? columns.map((heading) => columnOf(foundTable, heading))
    : [foundTable.area.from.column, foundTable.area.to.column];
  if (from === undefined || to === undefined || from < 0 || to < 0) return null;
  return {
    sheet: foundTable.sheet.name,
    area: { from: { row: rows[0], column: Math.min(from, to) }, to: { row: rows[1], column: Math.max(from, to) } },
    whole: false,
  };
}

/** Returns the part of whole columns or rows up to the last cell with content; one cell of an empty sheet. */
export function usedArea(sheet: Sheet, { from, to }: Area): Area {
  let [row, column] = [from.row, from.column];
  for (const name of Object.keys(sheet.cells)) {
    const at = addressOf(name);
    if (!at) continue;
    row = Math.max(row, Math.min(at.row, to.row));
    column = Math.max(column, Math.min(at.column, to.column));
  }
  return { from, to: { row, column } };
}
