import { faultAt, tableNamed } from "../context/call.ts";
import type { Environment, Run } from "../context/environment.ts";
import { baseTable, type Table } from "../context/table.ts";
import { compare } from "../model/convert.ts";
import { rowKey, typeName, type Value } from "../model/value.ts";
import type { Node, Span } from "../syntax/node.ts";

/** Returns the visible rows of a table of the model, without its blank row. */
export function namedTable(run: Run, node: Node & { kind: "name" }, environment: Environment): Table {
  const table = tableNamed(run, node.name);
  if (!table) throw faultAt(node, "name", `There is no table or variable ${node.name}.`);
  const rows = environment.filter.visible(table).filter((row) => row < table.size);
  run.meter.step(rows.length);
  return baseTable(table, rows);
}

/** `{ 1, 2 }` has the column Value, `{ ( 1, "a" ) }` has Value1 and Value2. */
export function rowsTable(run: Run, node: Node & { kind: "rows" }, environment: Environment): Table {
  const rows = node.rows.map((row) => valuesOf(run, row, environment));
  const width = rows[0]?.length ?? 1;
  if (rows.some((row) => row.length !== width))
    throw faultAt(node, "type", "The rows have different numbers of values.");
  const names = width === 1 ? ["Value"] : Array.from({ length: width }, (_, column) => `Value${column + 1}`);
  return { columns: names.map((name) => ({ name })), rows };
}

const valuesOf = (run: Run, node: Node, environment: Environment): Value[] =>
  (node.kind === "tuple" ? node.items : [node]).map((item) => run.value(item, environment));

/** Returns a table of one row and one column as a value; an empty one is BLANK. */
export function singleValue(table: Table, span: Span): Value {
  if (table.columns.length !== 1)
    throw faultAt(
      span,
      "type",
      `A single value is expected here, but this is a table of ${table.columns.length} columns.`,
    );
  if (table.rows.length > 1)
    throw faultAt(span, "type", `A single value is expected here, but this is a table of ${table.rows.length} rows.`);
  return table.rows[0]?.[0] ?? null;
}

/** Whether the value or the tuple is a row of the list. */
export function isIn(run: Run, node: Node & { kind: "in" }, environment: Environment): boolean {
  const values = valuesOf(run, node.value, environment);
  const list = run.table(node.list, environment);
  if (list.columns.length !== values.length)
    throw faultAt(node, "type", `${values.length} values are searched in a table of ${list.columns.length} columns.`);
  run.meter.step(list.rows.length);
  const key = rowKey(values);
  return list.rows.some(
    (row) => rowKey(row) === key || values.every((value, column) => isEqual(value, row[column] ?? null)),
  );
}

/** BLANK equals only BLANK; values of different types never match. */
const isEqual = (a: Value, b: Value): boolean =>
  a !== null && b !== null && typeName(a) === typeName(b) && compare(a, b) === 0;
