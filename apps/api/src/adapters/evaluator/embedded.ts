import { createEvaluator, type Evaluator } from "@dryrun/evaluation/evaluator";
import { createWorkerSqlRunner } from "../sql-runner/worker.ts";

/** The evaluator that ships with the product: offline, with SQL in an isolated thread. */
export function createEmbeddedEvaluator(): Evaluator & { close(): Promise<void> } {
  const sql = createWorkerSqlRunner();
  return { ...createEvaluator({ sql }), close: () => sql.close() };
}
