import { DEFAULT_LIMITS, type Engine } from "../engine.ts";
import { type Meter, runGuarded } from "../meter.ts";
import { Environment, type Run } from "./context/environment.ts";
import { Filter } from "./context/filter.ts";
import { FilterContext } from "./context/filter-context.ts";
import { baseTable, pickRows, type Table } from "./context/table.ts";
import type { DaxModel, DaxQuestion, DaxResult } from "./data.ts";
import { Evaluator } from "./evaluate/evaluator.ts";
import { matrixOf } from "./evaluate/matrix.ts";
import { toOutput } from "./evaluate/shown.ts";
import { Links } from "./model/links.ts";
import { columnAt, type Model, modelOf, tableAt, toValue } from "./model/model.ts";
import { order } from "./model/value.ts";
import type { Node, OrderBy, Program } from "./syntax/node.ts";
import { parseExpression, parseProgram } from "./syntax/program.ts";

/** Returns the rows in the order of ORDER BY; equal rows keep their order. */
function sortedRows(run: Run, table: Table, orders: readonly OrderBy[], environment: Environment): Table {
  const keys = orders.map(({ by, descending }) => ({
    values: table.rows.map((_, row) => run.value(by, environment.withRow(table, row))),
    sign: descending ? -1 : 1,
  }));
  const rows = table.rows.map((_, row) => row);
  rows.sort((a, b) =>
    keys.reduce((found, { values, sign }) => found || sign * order(values[a] ?? null, values[b] ?? null), 0),
  );
  return pickRows(table, rows);
}

/**
 * Returns the measures of the data and of the program by name in lower case; those of the data are parsed at their
 * first use.
 */
function measuresOf(data: DaxModel, program: Program, meter: Meter): Map<string, () => Node> {
  const measures = new Map<string, () => Node>();
  for (const [name, source] of Object.entries(data.measures ?? {})) {
    let body: Node | undefined;
    measures.set(name.toLowerCase(), () => {
      body ??= parseExpression(source, meter);
      return body;
    });
  }
  for (const { name, body } of program.definitions)
    if (name !== undefined) measures.set(name.toLowerCase(), () => body);
  return measures;
}

/** Returns the context of the whole visual: the selection of its slicers. */
function slicedContext(data: DaxModel, model: Model, meter: Meter): FilterContext {
  const context = new FilterContext({ meter, links: new Links(model), filters: [] });
  return (data.slicers ?? []).reduce((made, { column, values }) => {
    const sliced = columnAt(model, column);
    return made.narrowed(
      new Filter(
        [sliced],
        values.map((value) => [toValue(value, sliced.type)]),
      ),
    );
  }, context);
}

function computed(run: Evaluator, data: DaxModel, program: Program, body: Node): DaxResult {
  const root = Environment.root(slicedContext(data, run.model, run.meter));
  const ask: DaxQuestion = data.ask ?? { kind: "measure" };
  if (ask.kind === "table") {
    const table = sortedRows(run, run.table(body, root), program.orderBy, root);
    return {
      kind: "table",
      columns: table.columns.map(({ name }) => name),
      rows: table.rows.map((row) => row.map(toOutput)),
    };
  }
  if (ask.kind === "column") {
    const table = tableAt(run.model, ask.table);
    const rows = baseTable(
      table,
      Array.from({ length: table.size }, (_, row) => row),
    );
    return { kind: "column", values: rows.rows.map((_, row) => toOutput(run.value(body, root.withRow(rows, row)))) };
  }
  const { rows = [], columns = [] } = ask;
  if (rows.length + columns.length === 0) return { kind: "value", value: toOutput(run.value(body, root)) };
  return { kind: "matrix", matrix: matrixOf(run, body, root, rows, columns) };
}

function run(program: string, data: DaxModel, meter: Meter): DaxResult {
  const parsed = parseProgram(program, meter);
  const body = parsed.definitions.at(-1)?.body;
  if (!body) throw new TypeError("A parsed program has a definition.");
  return computed(new Evaluator(meter, modelOf(data), measuresOf(data, parsed, meter)), data, parsed, body);
}

/** Runs measures, calculated columns and table expressions of DAX. */
export const dax: Engine<DaxModel, DaxResult> = {
  run: (program, data, limits = DEFAULT_LIMITS) => runGuarded(program, limits, (meter) => run(program, data, meter)),
};
