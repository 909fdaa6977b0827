import type { Call, Functions } from "../../context/call.ts";
import type { Frame } from "../../context/environment.ts";
import { baseTable, expandedValues, type Table } from "../../context/table.ts";
import { columnLabel, sameName } from "../../model/model.ts";
import type { Value } from "../../model/value.ts";

/** Returns the value of a column of the one side, for the row of the many side. */
function related(call: Call): Value {
  const column = call.column(0);
  const { links } = call.environment.filter;
  for (let frame = call.environment.frame; frame; frame = frame.outer) {
    const { base } = frame.table;
    if (base && links.reach(base.table).has(column.table))
      return expandedValues(links, base.table, [column], base.positions[frame.position] ?? base.table.size)[0] ?? null;
    const own = frame.table.columns.findIndex(({ origin }) => origin === column);
    if (own >= 0) return frame.table.rows[frame.position]?.[own] ?? null;
  }
  throw call.fault("type", `RELATED finds no row here that has a partner for ${columnLabel(column)}.`);
}

/** Returns the rows of the many side that belong to the current row; the row becomes a filter. */
function relatedTable(call: Call): Table {
  const table = call.modelTable(0);
  if (!table) throw call.fault("type", "RELATEDTABLE needs a table of the model.");
  const rows = call.environment.transitioned().filter.visible(table);
  call.run.meter.step(rows.length);
  return baseTable(
    table,
    rows.filter((row) => row < table.size),
  );
}

/** Returns the value of a column in an outer row context; 1 is the next one. */
function earlier(call: Call): Value {
  const node = call.arg(0);
  const origin = node.kind === "column" && node.table === undefined ? null : call.column(0);
  const frames: Value[] = [];
  for (let frame: Frame | null = call.environment.frame; frame; frame = frame.outer) {
    const index = frame.table.columns.findIndex((column) =>
      origin ? column.origin === origin : node.kind === "column" && sameName(column.name, node.name),
    );
    if (index >= 0) frames.push(frame.table.rows[frame.position]?.[index] ?? null);
  }
  const wanted = call.node.name === "EARLIEST" ? frames.length - 1 : call.whole(1, 1);
  const value = frames[wanted];
  if (value === undefined) throw call.fault("type", `${call.node.name} finds no outer row here.`);
  return value;
}

export const RELATED: Functions = {
  RELATED: { arity: [1, 1], value: related, plain: true },
  RELATEDTABLE: { arity: [1, 1], table: relatedTable },
  EARLIER: { arity: [1, 2], value: earlier },
  EARLIEST: { arity: [1, 1], value: earlier },
};
