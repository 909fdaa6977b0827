import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import type { Table } from "../../context/table.ts";
import type { Value } from "../../model/value.ts";

/** Combines every row of the first with every row of the second; the limit is checked first. */
export function crossed(call: Call, first: Table, second: Table): Table {
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

export const JOINS: Functions = {
  CROSSJOIN: { arity: [2, 255], table: crossJoin },
  GENERATE: generate(false),
  GENERATEALL: generate(true),
};
