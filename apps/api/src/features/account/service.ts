import { setAdult } from "../../records/users.ts";
import { remove } from "./deletion/remove.ts";
import { exportAll, privacy } from "./own-data.ts";
import type { AccountParts } from "./parts.ts";

export type Account = ReturnType<typeof createAccount>;

export const createAccount = (parts: AccountParts) => ({
  setAdult: (id: string) => setAdult(parts.db, id),
  privacy: privacy(parts),
  export: exportAll(parts),
  remove: remove(parts),
});
