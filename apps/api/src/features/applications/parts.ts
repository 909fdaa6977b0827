import type { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import { createKeptNumbers, type KeptNumbers, LARGE } from "../../search/kept-numbers.ts";

export interface ApplicationParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  kept: KeptCounts;
}

type Counts = Output<typeof applicationCounts>;
/** Counts of an employer's lists. */
export interface KeptCounts {
  totals: KeptNumbers<number>;
  counts: KeptNumbers<Counts>;
  /** To be called when the employer changed something. */
  forget(employerId: string): void;
}

export function createKeptCounts(clock: Clock): KeptCounts {
  const totals = createKeptNumbers<number>({ clock, isLarge: (total) => total >= LARGE });
  const counts = createKeptNumbers<Counts>({ clock, isLarge: ({ total }) => total >= LARGE });
  return {
    totals,
    counts,
    forget(employerId) {
      totals.forget(employerId);
      counts.forget(employerId);
    },
  };
}
