import type { CellValue } from "../../workbook.ts";
import { double, Fault, listOf, tableOf, type Value } from "./value.ts";

function vbaValue(value: CellValue): Value {
  if (value === null) return undefined;
  if (typeof value === "number") return double(value);
  return typeof value === "object" ? new Fault(value.error) : value;
}

/** Converts a formula's result. One row is a list from 1, anything larger a table from 1. */
export function fromSheet(value: CellValue | CellValue[][]): Value {
  if (!Array.isArray(value)) return vbaValue(value);
  const items = value.flat().map(vbaValue);
  if (value.length !== 1) return tableOf(value.length, value[0]?.length ?? 0, items);
  const list = listOf(items);
  list.bounds = [[1, items.length]];
  return items.length === 1 ? items[0] : list;
}
