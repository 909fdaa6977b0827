import { useLogout } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { useState } from "react";

/** Loaded when it is needed: it is a part of every page otherwise. */
const load = () => import("@dryrun/forms/drafts/draft-store").then(({ draftStore }) => draftStore);

/** Logout, which asks first where something on this device is not sent yet and would be deleted with it. */
export function useLeave(open: () => Promise<DraftStore> = load) {
  const own = draftsOf(useUser()._id);
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    const store = await open().catch(() => undefined); // offline, without the file: leaving must work still
    if (await store?.has(own)) setAsking(true);
    else logout();
  }
  async function leaveAnyway() {
    setAsking(false);
    logout();
    const store = await open();
    await store.clear(own);
  }
  return { leave: () => void leave(), isAsking, stay: () => setAsking(false), leaveAnyway: () => void leaveAnyway() };
}
