import type { Call, Functions } from "../../context/call.ts";
import { findColumn } from "../../context/call.ts";
import { keepRows, type Table, type TableColumn } from "../../context/table.ts";
import { sameName } from "../../model/model.ts";
import type { Value } from "../../model/value.ts";
import type { Node } from "../../syntax/node.ts";
import { extendTable, extensionsFrom } from "./extended.ts";

function filter(call: Call): Table {
  const table = call.table(0);
  call.run.meter.step(table.rows.length);
  return keepRows(table, (row) => call.condition(1, call.environment.withRow(table, row)));
}

function addColumns(call: Call): Table {
  const table = call.table(0);
  const extensions = extensionsFrom(call, 1);
  const values = extensions.map(({ position }) => call.perRow(table, position));
  return extendTable(call, table, extensions, values);
}

interface Selected {
  column: TableColumn;
  position: number;
}

/** Returns the column of the table that a node names; its values keep their origin. */
function sourceOf(call: Call, table: Table, node: Node): TableColumn | undefined {
  if (node.kind !== "column") return undefined;
  const origin = node.table === undefined ? null : findColumn(call.run, node);
  if (origin) return table.columns.find((column) => column.origin === origin);
  return call.run.measure(node.name) ? undefined : table.columns.find(({ name }) => sameName(name, node.name));
}

/** Returns pairs of name and expression, or columns without a new name. */
function selectedColumns(call: Call, table: Table): Selected[] {
  const selected: Selected[] = [];
  for (let position = 1; position < call.count; position++) {
    const node = call.arg(position);
    const isNamed = node.kind === "literal" && typeof node.value === "string" && call.has(position + 1);
    const name = isNamed ? String(node.value) : node.kind === "column" ? node.name : "Value";
    if (isNamed) position += 1;
    const origin = sourceOf(call, table, call.arg(position))?.origin;
    selected.push({ column: { name, ...(origin && { origin }) }, position });
  }
  return selected;
}

function selectColumns(call: Call): Table {
  const table = call.table(0);
  const selected = selectedColumns(call, table);
  const values = selected.map(({ position }) => call.perRow(table, position));
  const rows = table.rows.map((_, row) => values.map((list): Value => list[row] ?? null));
  return { columns: selected.map(({ column }) => column), rows };
}

export const SHAPES: Functions = {
  FILTER: { arity: [2, 2], table: filter },
  ADDCOLUMNS: { arity: [3, 255], table: addColumns },
  SELECTCOLUMNS: { arity: [2, 255], table: selectColumns },
};
