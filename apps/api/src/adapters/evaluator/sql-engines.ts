import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import type { SqlEngines } from "@dryrun/evaluation/sql/engines";
import initSqlJs from "sql.js";
import { secondOpinion, type WhileStarting } from "./second-opinion/second-opinion.ts";

/** The second engine runs in this thread, or `elsewhere` is called when a query needs it. */
type SecondPlace = { whileStarting: WhileStarting } | { elsewhere: () => void };

/** The engines that run queries in a grading thread. */
export async function createSqlEngines(place: SecondPlace): Promise<SqlEngines> {
  const { Database } = await initSqlJs();
  const otherReadings: SqlEngines["otherReadings"] =
    "whileStarting" in place
      ? secondOpinion(place.whileStarting)
      : async () => {
          place.elsewhere();
          return [];
        };
  return { sqlite: sqliteEngine(() => new Database()), otherReadings };
}
