import { type Call, faultAt } from "../../context/call.ts";
import type { Table, TableColumn } from "../../context/table.ts";
import type { Value } from "../../model/value.ts";

/** A name and an expression in the arguments of ADDCOLUMNS, SUMMARIZE and similar functions. */
export interface Extension {
  name: string;
  /** The position of the expression. */
  position: number;
}

/** Returns the pairs of name and expression from the argument `first` on. */
export function extensionsFrom(call: Call, first: number): Extension[] {
  const extensions: Extension[] = [];
  for (let position = first; position < call.count; position += 2) {
    const node = call.arg(position);
    if (node.kind !== "literal" || typeof node.value !== "string")
      throw faultAt(node, "type", "The name of a new column is expected here, as text.");
    call.arg(position + 1);
    extensions.push({ name: node.value, position: position + 1 });
  }
  return extensions;
}

/** Returns the table with more columns; `values` has one list for each extension, in the order of the rows. */
export function extendTable(
  call: Call,
  table: Table,
  extensions: readonly Extension[],
  values: readonly Value[][],
): Table {
  call.run.meter.hold(table.rows.length * extensions.length);
  call.run.meter.release(table.rows.length * extensions.length);
  const added: TableColumn[] = extensions.map(({ name }) => ({ name }));
  const rows = table.rows.map((row, position) => [...row, ...values.map((list) => list[position] ?? null)]);
  return { ...table, columns: [...table.columns, ...added], rows };
}
