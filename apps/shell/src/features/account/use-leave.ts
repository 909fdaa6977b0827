import { useLogout } from "@dryrun/auth/use-session";
import { draftStore } from "@dryrun/forms/draft-store";
import { useState } from "react";

/** Logout, which asks first where something of this person on this device is not sent yet and would be deleted with it. */
export function useLeave(userId: string) {
  const own = `${userId}:`;
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  async function leave() {
    if (await draftStore.has(own)) setAsking(true);
    else logout();
  }
  async function leaveAnyway() {
    setAsking(false);
    logout();
    await draftStore.clear(own);
  }
  return { leave: () => void leave(), isAsking, stay: () => setAsking(false), leaveAnyway: () => void leaveAnyway() };
}
