import type { Db } from "../../db/client.ts";
import type { Clock, Documents } from "../../ports.ts";
import type { TakePdfTurn } from "../../records/turns.ts";

export interface CourseDeps {
  db: Db;
  clock: Clock;
  documents: Pick<Documents, "summary">;
  takePdfTurn: TakePdfTurn;
}
