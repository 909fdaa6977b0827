import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
export interface ProfileParts {
  db: Db;
  clock: Clock;
  /** Called with the profile that changed, if recruiters can find it. */
  notifySearch: (profileIds: readonly string[]) => void;
}
