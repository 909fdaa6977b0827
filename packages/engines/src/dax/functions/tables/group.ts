import { type Call, type Functions, faultAt, findColumn } from "../../context/call.ts";
import type { Environment } from "../../context/environment.ts";
import { columnFrom, expandedValues, filterOf, pickRows, type Table, type TableColumn } from "../../context/table.ts";
import { columnLabel, sameName } from "../../model/model.ts";
import { rowKey, type Value } from "../../model/value.ts";
import type { Node } from "../../syntax/node.ts";
import { extendTable, extensionsFrom } from "./extended.ts";

interface Group {
  values: Value[];
  /** Positions in the grouped table. */
  rows: number[];
}

interface GroupColumn {
  column: TableColumn;
  at(row: number): Value;
}

/** Returns a column to group by: one of the table, or one that its rows reach over relationships. */
function groupColumn(call: Call, table: Table, node: Node): GroupColumn {
  if (node.kind === "call") throw call.unsupported(`${call.node.name} with ${node.name}`);
  if (node.kind !== "column") throw faultAt(node, "type", `${call.node.name} groups by columns.`);
  const origin = findColumn(call.run, node);
  const index = table.columns.findIndex((column) =>
    origin ? column.origin === origin : sameName(column.name, node.name),
  );
  const own = table.columns[index];
  if (own) return { column: own, at: (row) => table.rows[row]?.[index] ?? null };
  const { base } = table;
  const { links } = call.environment.filter;
  if (!origin || !base || !links.reach(base.table).has(origin.table))
    throw faultAt(node, "name", `${origin ? columnLabel(origin) : node.name} cannot be reached from the table.`);
  return {
    column: columnFrom(origin),
    at: (row) => expandedValues(links, base.table, [origin], base.positions[row] ?? base.table.size)[0] ?? null,
  };
}

function groupsOf(call: Call, table: Table, columns: readonly GroupColumn[]): Group[] {
  const groups = new Map<string, Group>();
  call.run.meter.step(table.rows.length * (columns.length + 1));
  for (let row = 0; row < table.rows.length; row++) {
    const values = columns.map(({ at }) => at(row));
    const key = rowKey(values);
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { values, rows: [row] });
  }
  return [...groups.values()];
}

/** Returns the environment for evaluating an expression of a group. */
type InGroup = (group: Group, row: number, grouped: Table) => Environment;

function grouped(call: Call, table: Table, inGroup: InGroup): Table {
  const isName = (position: number) => call.arg(position).kind === "literal";
  const first = call.positions(1).find(isName) ?? call.count;
  const columns = call
    .positions(1)
    .filter((position) => position < first)
    .map((position) => groupColumn(call, table, call.arg(position)));
  const groups = groupsOf(call, table, columns);
  const made: Table = { columns: columns.map(({ column }) => column), rows: groups.map(({ values }) => values) };
  const extensions = extensionsFrom(call, first);
  const values = extensions.map(({ position }) =>
    groups.map((group, row) => call.value(position, inGroup(group, row, made))),
  );
  return extendTable(call, made, extensions, values);
}

/** SUMMARIZE filters each expression by the rows of its group. */
function summarize(call: Call): Table {
  const table = call.table(0);
  return grouped(call, table, ({ rows }, row, made) => {
    const outer = call.environment.filter;
    const groupFilter = filterOf(pickRows(made, [row]), outer);
    const rowsFilter = filterOf(pickRows(table, rows), outer);
    let filter = groupFilter ? outer.replaced(groupFilter) : outer;
    if (rowsFilter) filter = filter.replaced(rowsFilter);
    return call.environment.withFilter(filter).withRow(made, row);
  });
}

/** GROUPBY makes the rows of a group the table CURRENTGROUP. */
function groupBy(call: Call): Table {
  const table = call.table(0);
  return grouped(call, table, ({ rows }, row, made) =>
    call.environment.withRow(made, row).withGroup(pickRows(table, rows)),
  );
}

function currentGroup(call: Call): Table {
  const { group } = call.environment;
  if (!group) throw call.fault("type", "CURRENTGROUP is for expressions of GROUPBY.");
  return group;
}

export const GROUPS: Functions = {
  SUMMARIZE: { arity: [1, 255], table: summarize },
  GROUPBY: { arity: [2, 255], table: groupBy },
  CURRENTGROUP: { arity: [0, 0], table: currentGroup },
};
