import type { Call, Functions } from "../../context/call.ts";
import { expandedValues } from "../../context/table.ts";
import { compare } from "../../model/convert.ts";
import { columnLabel, sameName } from "../../model/model.ts";
import { keyOf, rowKey, typeName, type Value } from "../../model/value.ts";

const isSame = (a: Value, b: Value): boolean =>
  keyOf(a) === keyOf(b) || (a !== null && b !== null && typeName(a) === typeName(b) && compare(a, b) === 0);

/** LOOKUPVALUE ( result, column, value, …, alternate ): ignores the filters of the context. */
function lookupValue(call: Call): Value {
  const { table, ...result } = call.column(0);
  const alternate = call.count % 2 === 0 ? call.count - 1 : null;
  const pairs = Math.floor((call.count - 1) / 2);
  const wanted = Array.from({ length: pairs }, (_, pair) => ({
    column: call.column(1 + pair * 2),
    value: call.value(2 + pair * 2),
  }));
  const { links } = call.environment.filter;
  const reach = links.reach(table);
  const foreign = wanted.find(({ column }) => !reach.has(column.table));
  if (foreign) throw call.fault("type", `${columnLabel(foreign.column)} is not related to the table ${table.name}.`);
  call.run.meter.step(table.size);
  const columns = wanted.map(({ column }) => column);
  const matches = Array.from({ length: table.size }, (_, row) => row).filter((row) =>
    expandedValues(links, table, columns, row).every((value, index) => isSame(value, wanted[index]?.value ?? null)),
  );
  const results = new Map(
    matches.map((row) => table.rows[row]?.[result.index] ?? null).map((value) => [keyOf(value), value]),
  );
  if (results.size === 1) return [...results.values()][0] ?? null;
  if (alternate !== null) return call.value(alternate);
  if (results.size > 1) throw call.fault("runtime", "LOOKUPVALUE found more than one value.");
  return null;
}

/** CONTAINS ( table, column, value, … ) */
function contains(call: Call): Value {
  const table = call.table(0);
  const tests = call
    .positions(1)
    .filter((position) => position % 2 === 1)
    .map((position) => {
      const node = call.arg(position);
      const origin = node.kind === "column" && node.table === undefined ? null : call.column(position);
      const index = table.columns.findIndex((column) =>
        origin ? column.origin === origin : node.kind === "column" && sameName(column.name, node.name),
      );
      if (index < 0) throw call.fault("name", "The table of CONTAINS does not have this column.");
      return { index, value: call.value(position + 1) };
    });
  call.run.meter.step(table.rows.length);
  return table.rows.some((row) => tests.every(({ index, value }) => isSame(row[index] ?? null, value)));
}

/** CONTAINSROW ( table, value, … ) */
function containsRow(call: Call): Value {
  const table = call.table(0);
  const key = rowKey(call.positions(1).map((position) => call.value(position)));
  call.run.meter.step(table.rows.length);
  return table.rows.some((row) => rowKey(row) === key);
}

export const LOOKUPS: Functions = {
  LOOKUPVALUE: { arity: [3, 255], value: lookupValue },
  CONTAINS: { arity: [3, 255], value: contains },
  CONTAINSROW: { arity: [2, 255], value: containsRow },
  ISEMPTY: { arity: [1, 1], value: (call) => call.table(0).rows.length === 0 },
};
