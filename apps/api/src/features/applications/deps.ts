import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { CachedCounts } from "./cached-counts.ts";

export interface ApplicationDeps {
  db: Db;
  clock: Clock;
  queue: Queue;
  kept: CachedCounts;
}
