import { setAdult } from "../../records/users.ts";
import { remove } from "./deletion/remove.ts";
import { setGraderCheck } from "./grader-check.ts";
import { exportAll, privacy } from "./own-data.ts";
import type { AccountParts } from "./parts.ts";

export type Account = ReturnType<typeof createAccount>;

export const createAccount = (parts: AccountParts) => ({
  setAdult: (id: string) => setAdult(parts.db, id),
  /** Whether answers may be used to check the grader. */
  setGraderCheck: setGraderCheck(parts),
  privacy: privacy(parts),
  export: exportAll(parts),
  remove: remove(parts),
});
