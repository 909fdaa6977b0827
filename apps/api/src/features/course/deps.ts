import type { Db } from "../../db/client.ts";
import type { Clock, Documents } from "../../ports.ts";

export interface CourseDeps {
  db: Db;
  clock: Clock;
  documents: Pick<Documents, "summary">;
}
