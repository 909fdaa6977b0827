import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { KeptNumbers } from "../../search/kept-numbers.ts";

export interface ApplicationParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  /** Of an employer's lists. */
  totals: KeptNumbers<number>;
}
