import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";

export interface MasterclassDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue" | "enqueueAll">;
  publicUrl: string;
}
