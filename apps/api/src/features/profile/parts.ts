import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
export interface ProfileParts {
  db: Db;
  clock: Clock;
  /** Resolves when the search of this process knows what was saved. */
  catchUpSearch: () => Promise<void>;
  /** Whether an admin must verify an employer before their jobs are listed and they see candidates' contact details. */
  needsVerification: boolean;
}
