import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { readToken } from "@dryrun/auth/token-store";
import { ReadinessRing } from "@dryrun/design-system/readiness-ring";
import { COMPLETION_WARNING_MS, COMPLETION_WARNING_PERCENT, PROFILE_PARTS } from "@dryrun/domain/profile/completion";
import { Link } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect } from "react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./completion-ring.module.css";

const WARNED = "profileWarned";
/** The end of the token stands for the sign-in: another sign-in has another one. */
const signIn = () => readToken()?.slice(-12) ?? "";

/** Whether the warning is still due; a second call in the same visit says no. */
function takeWarning(): boolean {
  try {
    if (sessionStorage.getItem(WARNED) === signIn()) return false;
    sessionStorage.setItem(WARNED, signIn());
  } catch {
    // No storage: the warning comes with each load.
  }
  return true;
}

/** How complete the profile is; below half a warning shows for 5 seconds, once for each visit, and never over a quiz or a room. */
export function CompletionRing({ isFocused }: { isFocused: boolean }) {
  const { data, error } = useStudentCompletionQuery();
  const percent = data?.completion;
  useEffect(() => {
    if (isFocused || percent === undefined || percent >= COMPLETION_WARNING_PERCENT || !takeWarning()) return;
    toast.warning(words.nav.incomplete(percent), { duration: COMPLETION_WARNING_MS, closeButton: true });
  }, [percent, isFocused]);
  useEffect(() => {
    if (error) console.warn("Failed to load the profile's completion", error);
  }, [error]);
  return (
    <span className={s.place}>
      {data && (
        <Link to={paths.profile} className={s.link ?? ""}>
          <ReadinessRing
            percent={data.completion}
            filled={PROFILE_PARTS.map((part) => !data.missing.includes(part))}
            size={28}
          />
        </Link>
      )}
    </span>
  );
}
