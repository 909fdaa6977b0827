import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";

export interface MasterclassParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue" | "enqueueAll">;
  publicUrl: string;
}
