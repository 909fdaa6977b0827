import { parentPort } from "node:worker_threads";
import type { SampleData } from "@dryrun/content/interview/question";
import { runStatement } from "@dryrun/evaluation/sql-engine";
import initSqlJs from "sql.js";

export interface SqlJob {
  data: SampleData;
  statement: string;
}

// A query may ask for the time or a random number; the same answer must still get the same grade.
const FROZEN = Date.UTC(2026, 0, 1);
Date.now = () => FROZEN;

const { Database } = await initSqlJs();

parentPort?.on("message", ({ data, statement }: SqlJob) => {
  const database = new Database();
  database.create_function("random", () => 1);
  parentPort?.postMessage(runStatement(database, data, statement));
});
parentPort?.postMessage("ready");
