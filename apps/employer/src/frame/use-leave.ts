import { useLogout } from "@dryrun/auth/use-session";
import { draftStore } from "@dryrun/forms/draft-store";
import { useState } from "react";
import { draftsOf, jobDraftKey } from "../shared/drafts.ts";

/** Logout, which asks first where a draft of this person would be deleted with it. */
export function useLeave(userId: string) {
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  async function leave() {
    if (await draftStore.get(jobDraftKey(userId))) setAsking(true);
    else logout();
  }
  async function leaveAnyway() {
    setAsking(false);
    logout();
    await draftStore.clear(draftsOf(userId));
  }
  return { leave: () => void leave(), isAsking, stay: () => setAsking(false), leaveAnyway: () => void leaveAnyway() };
}
