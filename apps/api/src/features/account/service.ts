import { setAdult } from "../../records/users.ts";
import { remove } from "./deletion/remove.ts";
import type { AccountDeps } from "./deps.ts";
import { setGraderCheck } from "./grader-check.ts";
import { exportAll, privacy } from "./own-data.ts";

export type Account = ReturnType<typeof createAccount>;

export const createAccount = (deps: AccountDeps) => ({
  setAdult: (id: string) => setAdult(deps.db, id),
  /** Whether answers may be used to check the grader. */
  setGraderCheck: setGraderCheck(deps),
  privacy: privacy(deps),
  export: exportAll(deps),
  remove: remove(deps),
});
