import { ALERT_HOURS } from "@dryrun/domain/jobs/limits";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { Clock, Queue } from "../../../ports.ts";

export interface AlertDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
}

const EVERY_MS = ALERT_HOURS * HOUR_MS;
export const nextAt = (now: Date) => addMs(now, EVERY_MS);
