import { useLogout } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { useState } from "react";

/** Loaded on demand, because every page would otherwise include it. */
const load = () => import("@dryrun/forms/drafts/draft-store").then(({ draftStore }) => draftStore);

/** Logs out, and asks first if this device has unsent data, which would be deleted. */
export function useLeave(open: () => Promise<DraftStore> = load) {
  const ownDrafts = draftsOf(useUser()._id);
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    const store = await open().catch(() => undefined); // offline, if the file cannot load: leaving must still work
    if (await store?.has(ownDrafts)) setAsking(true);
    else logout();
  }
  async function leaveAnyway() {
    setAsking(false);
    logout();
    const store = await open();
    await store.clear(ownDrafts);
  }
  return { leave: () => void leave(), isAsking, stay: () => setAsking(false), leaveAnyway: () => void leaveAnyway() };
}
