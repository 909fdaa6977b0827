import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
export interface ProfileDeps {
  db: Db;
  clock: Clock;
  /** Resolves when this process's search has indexed the save. */
  catchUpSearch: () => Promise<void>;
  /** Whether admins must verify an employer before their jobs are listed and they see candidates' contact details. */
  needsVerification: boolean;
}
