import type { SqlRows } from "@dryrun/engines/sql/data";
import { type DataSet, referenceRows, type Task } from "./judge.ts";

/** Lists what makes a result a poor test: no rows, or NULL in a column. */
function oddities({ columns, rows }: SqlRows): string[] {
  if (rows.length === 0) return ["no rows"];
  return columns.flatMap((_, index) => (rows.some((row) => row[index] === null) ? [`NULL in column ${index}`] : []));
}

/**
 * Removes generated data sets on which two right queries may differ: for "there is none", one returns no row and the other NULL. An oddity
 * that also occurs on a stored data set is allowed.
 */
export async function clearSets(task: Task): Promise<DataSet[]> {
  const knownOddities = new Set<string>();
  const clearDataSets: DataSet[] = [];
  for (const dataSet of task.sets) {
    const setOddities = oddities(await referenceRows(task, dataSet));
    if (dataSet.isGenerated && setOddities.some((oddity) => !knownOddities.has(oddity))) continue;
    for (const oddity of setOddities) knownOddities.add(oddity);
    clearDataSets.push(dataSet);
  }
  return clearDataSets;
}
