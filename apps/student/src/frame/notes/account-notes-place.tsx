import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { useChunk } from "@dryrun/design-system/use-chunk";

const load = () => import("./account-notes.tsx");

/** Loads the notes only for accounts that have any. The note below the page moves nothing when it appears. */
export function AccountNotesPlace({ isBelow = false }: { isBelow?: boolean }) {
  const user = useUser();
  const hasNotes = isSomebody(user) && (isBelow ? !user.emailVerified : user.runningInterview !== null);
  const { module } = useChunk(hasNotes, load);
  return hasNotes && module && <module.AccountNotes isBelow={isBelow} />;
}
