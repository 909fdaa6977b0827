import { type Call, type DaxFunction, type Functions, faultAt } from "../../context/call.ts";
import type { Frame } from "../../context/environment.ts";
import { baseTable, expandedValues, keepRows, type Table } from "../../context/table.ts";
import { momentOf } from "../../model/dates.ts";
import { columnLabel, sameName } from "../../model/model.ts";
import { rowKey, type Value } from "../../model/value.ts";
import type { Node } from "../../syntax/node.ts";
import { extensionsFrom } from "./extended.ts";
import { GROUPS } from "./group.ts";
import { LOOKUPS } from "./lookups.ts";
import { SHAPES } from "./shapes.ts";
import { SUMMARIES } from "./summarize-columns.ts";
import { TOP } from "./top.ts";

/** Returns two tables with the same number of columns; the first one's names are used. */
function pair(call: Call, second: number): [Table, Table] {
  const [a, b] = [call.table(0), call.table(second)];
  if (a.columns.length !== b.columns.length)
    throw call.fault(
      "type",
      `The tables of ${call.node.name} have ${a.columns.length} and ${b.columns.length} columns.`,
    );
  call.run.meter.step(a.rows.length + b.rows.length);
  return [a, b];
}

function union(call: Call): Table {
  const tables = call.positions(1).map((position) => pair(call, position)[1]);
  const first = call.table(0);
  const rows = [first, ...tables].flatMap((table) => table.rows);
  const columns = first.columns.map((column, index) =>
    tables.every((table) => table.columns[index]?.origin === column.origin) ? column : { name: column.name },
  );
  return { columns, rows };
}

/** Keeps the rows of the first table that are, or are not, in the second. */
const compared = (isKept: boolean): DaxFunction => ({
  arity: [2, 2],
  table(call) {
    const [first, second] = pair(call, 1);
    const keys = new Set(second.rows.map(rowKey));
    return keepRows(first, (row) => keys.has(rowKey(first.rows[row] ?? [])) === isKept);
  },
});

const SETS: Functions = {
  UNION: { arity: [2, 255], table: union },
  INTERSECT: compared(true),
  EXCEPT: compared(false),
};

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

const RELATED: Functions = {
  RELATED: { arity: [1, 1], value: related, plain: true },
  RELATEDTABLE: { arity: [1, 1], table: relatedTable },
  EARLIER: { arity: [1, 2], value: earlier },
  EARLIEST: { arity: [1, 1], value: earlier },
};

function row(call: Call): Table {
  const extensions = extensionsFrom(call, 0);
  return {
    columns: extensions.map(({ name }) => ({ name })),
    rows: [extensions.map(({ position }) => call.value(position))],
  };
}

const rowsOf = (node: Node): Node[] => (node.kind === "rows" ? node.rows : []);

/** DATATABLE ( name, type, …, { { value, … }, … } ) */
function dataTable(call: Call): Table {
  const last = call.count - 1;
  const columns = call
    .positions()
    .filter((position) => position < last && position % 2 === 0)
    .map((position) => ({ name: call.text(position), type: call.word(position + 1) }));
  const cell = (node: Node, type: string | undefined): Value => {
    const value = call.run.value(node, call.environment);
    return type === "DATETIME" && typeof value === "string" ? momentOf(value) : value;
  };
  const rows = rowsOf(call.arg(last)).map((each) => {
    const values = rowsOf(each);
    if (values.length !== columns.length)
      throw faultAt(each, "type", `A row of ${columns.length} values is expected here.`);
    return values.map((value, column) => cell(value, columns[column]?.type));
  });
  return { columns: columns.map(({ name }) => ({ name })), rows };
}

function series(call: Call): Table {
  const [start, end, step] = [call.number(0), call.number(1), call.has(2) ? call.number(2) : 1];
  if (step <= 0) throw call.fault("runtime", "The step of GENERATESERIES must be above 0.");
  const count = Math.max(0, Math.floor((end - start) / step + 1e-9) + 1);
  call.run.meter.step(count);
  call.run.meter.hold(count);
  call.run.meter.release(count);
  return { columns: [{ name: "Value" }], rows: Array.from({ length: count }, (_, index) => [start + index * step]) };
}

const LITERALS: Functions = {
  ROW: { arity: [2, 255], table: row },
  DATATABLE: { arity: [3, 255], table: dataTable },
  GENERATESERIES: { arity: [2, 3], table: series },
};

/** Combines every row of the first with every row of the second; the limit is checked first. */
function crossed(call: Call, first: Table, second: Table): Table {
  const size = first.rows.length * second.rows.length;
  const cells = size * (first.columns.length + second.columns.length);
  call.run.meter.step(size);
  call.run.meter.hold(cells);
  call.run.meter.release(cells);
  const rows = first.rows.flatMap((left) => second.rows.map((right): Value[] => [...left, ...right]));
  return { columns: [...first.columns, ...second.columns], rows };
}

const crossJoin = (call: Call): Table =>
  call
    .positions(1)
    .map((position) => call.table(position))
    .reduce((made, table) => crossed(call, made, table), call.table(0));

/** GENERATE evaluates the second table in the row context of each row of the first. */
const generate = (keepsUnmatched: boolean): DaxFunction => ({
  arity: [2, 2],
  table(call) {
    const first = call.table(0);
    const parts = first.rows.map((_, row) => call.table(1, call.environment.withRow(first, row)));
    const columns = [...first.columns, ...(parts[0]?.columns ?? [])];
    const empty = [(parts[0]?.columns ?? []).map(() => null)];
    const rows = first.rows.flatMap((left, row) => {
      const right = parts[row]?.rows ?? [];
      return (right.length === 0 && keepsUnmatched ? empty : right).map((values): Value[] => [...left, ...values]);
    });
    call.run.meter.step(rows.length);
    return { columns, rows };
  },
});

const JOINS: Functions = {
  CROSSJOIN: { arity: [2, 255], table: crossJoin },
  GENERATE: generate(false),
  GENERATEALL: generate(true),
};

export const TABLES: Functions = {
  ...GROUPS,
  ...JOINS,
  ...LITERALS,
  ...LOOKUPS,
  ...RELATED,
  ...SETS,
  ...SHAPES,
  ...SUMMARIES,
  ...TOP,
};
