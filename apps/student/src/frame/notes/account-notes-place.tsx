import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { useChunk } from "@dryrun/design-system/use-chunk";

const load = () => import("./account-notes.tsx");

/** Loads the notes for the few who have any. */
export function AccountNotesPlace() {
  const user = useUser();
  const hasNotes = isSomebody(user) && (user.runningInterview !== null || !user.emailVerified);
  const { module } = useChunk(hasNotes, load);
  return hasNotes && module && <module.AccountNotes />;
}
