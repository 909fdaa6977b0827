import { useLogout } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { type DraftStore, draftStore } from "@dryrun/forms/draft-store";
import { useState } from "react";
import { draftsOf } from "../shared/drafts.ts";

/** Logout, which asks first where something on this device is not sent yet and would be deleted with it. */
export function useLeave(store: DraftStore = draftStore) {
  const own = draftsOf(useUser()._id);
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    if (await store.has(own)) setAsking(true);
    else logout();
  }
  async function leaveAnyway() {
    setAsking(false);
    logout();
    await store.clear(own);
  }
  return { leave: () => void leave(), isAsking, stay: () => setAsking(false), leaveAnyway: () => void leaveAnyway() };
}
