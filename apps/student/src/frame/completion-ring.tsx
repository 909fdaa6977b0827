import { useStore } from "@dryrun/api-client/base";
import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { readToken } from "@dryrun/auth/token-store";
import { COMPLETION_WARNING_MS, COMPLETION_WARNING_PERCENT } from "@dryrun/domain/profile/completion";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect } from "react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { ProfileRing } from "../shared/profile-ring.tsx";
import * as s from "./completion-ring.module.css";

/** The user who was warned on this page load, by store and token. */
const warned = new WeakMap<object, string>();

/** Whether the warning is still due; false after the first call in this page load. */
function takeWarning(store: object): boolean {
  const signIn = readToken() ?? "";
  if (warned.get(store) === signIn) return false;
  warned.set(store, signIn);
  return true;
}

const WARNING = "profile-completion";

/** How complete the profile is; below half a warning shows for 5 seconds, once for each load, and never over a quiz, its introduction or a room. */
export function CompletionRing({ isFocused }: { isFocused: boolean }) {
  const isQuiet = useLocation().pathname === paths.quiz || isFocused;
  // Without a token the call would be refused: the page stays for a moment after a sign-out.
  const { data, error } = useStudentCompletionQuery(undefined, { skip: !readToken() });
  const percent = data?.completion;
  const store = useStore();
  useEffect(() => {
    if (isQuiet || percent === undefined || percent >= COMPLETION_WARNING_PERCENT || !takeWarning(store)) return;
    toast.warning(words.nav.incomplete(percent), {
      id: WARNING,
      duration: COMPLETION_WARNING_MS,
      closeButton: true,
    });
  }, [percent, isQuiet, store]);
  useEffect(() => {
    if (isQuiet) toast.dismiss(WARNING); // on a phone it covers what is to be read
  }, [isQuiet]);
  useEffect(() => {
    if (error) console.warn("Failed to load the profile's completion", error);
  }, [error]);
  return (
    <span className={s.place}>
      {data && (
        <Link to={paths.profile} className={s.link ?? ""}>
          <ProfileRing profile={data} size={28} />
        </Link>
      )}
    </span>
  );
}
