import type { DaxModel, DaxResult, DaxValue } from "@dryrun/engines/dax/data";
import { daxModelOf, type MeasureModel } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import { words } from "./messages.en-in.ts";
import type { RunCell, RunTable } from "./protocol.ts";
import type { Run } from "./run.ts";
import { shownOutcome, shownTable } from "./tables.ts";

const cellOf = (value: DaxValue | undefined): RunCell =>
  typeof value === "object" && value !== null ? value.date : (value ?? null);

const headerText = (header: readonly DaxValue[], levels: number) =>
  header.length === 0 && levels > 0
    ? words.total
    : header.map((value) => String(cellOf(value) ?? words.blank)).join(" / ");

/** Returns the value, the matrix of the visual with its totals, or the rows. */
function tableOf(result: DaxResult, { ask }: DaxModel): RunTable {
  if (result.kind === "matrix") {
    const levels =
      ask?.kind === "measure" ? { rows: ask.rows ?? [], columns: ask.columns ?? [] } : { rows: [], columns: [] };
    return shownTable({
      name: levels.rows.join(", "),
      columns: result.matrix.columns.map((header) =>
        levels.columns.length > 0 ? headerText(header, levels.columns.length) : words.measure,
      ),
      headers: result.matrix.rows.map(({ header }) => headerText(header, levels.rows.length)),
      rows: result.matrix.rows.map(({ cells }) => cells.map(cellOf)),
    });
  }
  const rows =
    result.kind === "value"
      ? [[cellOf(result.value)]]
      : result.kind === "column"
        ? result.values.map((value) => [cellOf(value)])
        : result.rows.map((row) => row.map(cellOf));
  const columns = result.kind === "table" ? result.columns : [words.measure];
  return shownTable({ name: "", columns, headers: [], rows });
}

/** Runs a measure in each cell of the question's visual. */
export const runMeasure: Run = (program, text) => {
  const data = daxModelOf(JSON.parse(text) as MeasureModel);
  return shownOutcome(dax.run(program, data), (result) => ({ tables: [tableOf(result, data)], notes: [] }));
};
