import type { SampleData, VariantKind } from "@dryrun/content/interview/question";
import type { SqlRows } from "@dryrun/engines/sql/data";
import { isSame, mappingsOf } from "./compare.ts";
import type { SqlOutcome, SqlReading } from "./engines.ts";

/** Data on which queries are compared. */
export interface DataSet extends SampleData {
  kind: VariantKind | "sample";
  /** What is special about it, as the end of "It goes wrong when …". */
  about: string;
  isGenerated?: true;
}

export interface Task {
  reference: SqlReading;
  ordered: boolean;
  /** The visible sample first. */
  sets: readonly DataSet[];
}

/** The data on which the rows of a query differ from the reference's. */
export interface Difference {
  set: DataSet;
  isOrder: boolean;
  expected: SqlRows;
  found: SqlRows;
}

/** The result of comparing a query with the reference. */
export type Judgement =
  | { is: "same"; hasMoreColumns: boolean }
  | ({ is: "different" } & Difference)
  | { is: "failed"; outcome: Exclude<SqlOutcome, { ok: SqlRows }> };

/** Returns the reference's rows. Throws if the reference does not run. */
export async function referenceRows({ reference }: Pick<Task, "reference">, data: SampleData): Promise<SqlRows> {
  const outcome = await reference(data);
  if ("ok" in outcome) return outcome.ok;
  const problem = "error" in outcome ? outcome.error.message : outcome.unsupported.what;
  throw new Error(`The reference does not run: ${problem}`);
}

/** Compares a query with the reference on each data set, up to the first on which they differ. */
export async function judgeQuery(task: Task, reading: SqlReading): Promise<Judgement> {
  let mappings: number[][] | null = null;
  let hasMoreColumns = false;
  for (const dataSet of task.sets) {
    const outcome = await reading(dataSet);
    if (!("ok" in outcome)) return { is: "failed", outcome };
    const found = outcome.ok;
    const expected = await referenceRows(task, dataSet);
    hasMoreColumns = found.columns.length > expected.columns.length;
    const possibleMappings: number[][] = mappings ?? mappingsOf(expected.columns.length, found.columns.length);
    mappings = possibleMappings.filter((mapping) => isSame(expected.rows, found.rows, mapping, task.ordered));
    if (mappings.length > 0) continue;
    const isOrder =
      task.ordered && possibleMappings.some((mapping) => isSame(expected.rows, found.rows, mapping, false));
    return { is: "different", set: dataSet, isOrder, expected, found };
  }
  return { is: "same", hasMoreColumns };
}
