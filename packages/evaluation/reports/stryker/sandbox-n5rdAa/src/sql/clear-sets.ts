import type { SqlRows } from "@dryrun/engines/sql/world";
import { type DataSet, referenceRows, type Task } from "./judge.ts";

/** What is special about a result: no rows, or NULL in a column. */
function oddities({ columns, rows }: SqlRows): string[] {
  if (rows.length === 0) return ["no rows"];
  return columns.flatMap((_, at) => (rows.some((row) => row[at] === null) ? [`NULL in column ${at}`] : []));
}

/**
 * The data sets without those generated ones on which two right queries may differ: "there is none" is no row or NULL, as the
 * writer likes, so only stored data sets decide where that may be.
 */
export async function clearSets(task: Task): Promise<DataSet[]> {
  const known = new Set<string>();
  const clear: DataSet[] = [];
  for (const set of task.sets) {
    const found = oddities(await referenceRows(task, set));
    if (set.isGenerated && found.some((oddity) => !known.has(oddity))) continue;
    for (const oddity of found) known.add(oddity);
    clear.push(set);
  }
  return clear;
}
