import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";

export interface ReviewDeps {
  db: Db;
  clock: Clock;
  queue: Queue;
}
