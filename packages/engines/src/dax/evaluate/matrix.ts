import { autoExist } from "../context/auto-exist.ts";
import type { Environment, Run } from "../context/environment.ts";
import { Filter } from "../context/filter.ts";
import type { FilterContext } from "../context/filter-context.ts";
import type { DaxMatrix, DaxValue } from "../data.ts";
import { columnAt, type ModelColumn } from "../model/model.ts";
import { order, rowKey, type Value } from "../model/value.ts";
import type { Node } from "../syntax/node.ts";
import { toOutput } from "./shown.ts";

/** A header of the matrix: values of the first columns of its axis. */
interface Header {
  columns: readonly ModelColumn[];
  values: readonly Value[];
}

/** Sorts headers by their values; a subtotal follows the headers that it sums up. */
function byValues(a: Header, b: Header): number {
  for (let level = 0; level < Math.max(a.values.length, b.values.length); level++) {
    if (level >= a.values.length) return 1;
    if (level >= b.values.length) return -1;
    const comparison = order(a.values[level] ?? null, b.values[level] ?? null);
    if (comparison !== 0) return comparison;
  }
  return 0;
}

/** Returns all headers of an axis: the combinations of its columns, their subtotals and the total. */
function headersOf(run: Run, filter: FilterContext, references: readonly string[]): Header[] {
  const columns = references.map((reference) => columnAt(run.model, reference));
  const headers = new Map<string, Header>();
  for (const row of autoExist(run.meter, filter, columns).rows)
    for (let length = 0; length <= columns.length; length++) {
      const values = row.slice(0, length);
      headers.set(`${length} ${rowKey(values)}`, { columns: columns.slice(0, length), values });
    }
  if (headers.size === 0) return [{ columns: [], values: [] }];
  return [...headers.values()].sort(byValues);
}

function cellContext(root: FilterContext, headers: readonly Header[]): FilterContext {
  const scope = headers.flatMap(({ columns }) => columns);
  const filters = headers
    .filter(({ columns }) => columns.length > 0)
    .map(({ columns, values }) => new Filter(columns, [values]));
  return filters
    .reduce((made, filter) => made.narrowed(filter), root)
    .withSelected(root)
    .withScope(scope);
}

/** Evaluates a measure in each cell of a matrix, including totals; a total is evaluated in its own context, not added up. */
export function matrixOf(
  run: Run,
  body: Node,
  environment: Environment,
  rows: readonly string[],
  columns: readonly string[],
): DaxMatrix {
  const root = environment.filter;
  const across = headersOf(run, root, columns);
  const lines = headersOf(run, root, rows).map((header) => {
    run.meter.hold(across.length);
    const cells = across.map((top): DaxValue => {
      const inner = environment.withFilter(cellContext(root, [header, top]));
      return toOutput(run.value(body, inner));
    });
    return { header: header.values.map(toOutput), cells };
  });
  const filled = across.map((_, column) => lines.some(({ cells }) => cells[column] !== null));
  return {
    columns: across.filter((_, column) => filled[column]).map(({ values }) => values.map(toOutput)),
    rows: lines
      .filter(({ cells }) => cells.some((cell) => cell !== null))
      .map(({ header, cells }) => ({ header, cells: cells.filter((_, column) => filled[column]) })),
  };
}
