import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { readToken } from "@dryrun/auth/token-store";
import { useUser } from "@dryrun/auth/user-context";
import { COMPLETION_WARNING_MS, COMPLETION_WARNING_PERCENT } from "@dryrun/domain/profile/completion";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect } from "react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { ProfileRing } from "../shared/profile-ring.tsx";
import * as s from "./completion-ring.module.css";

const WARNING = "profile-completion";

/** True on the first call for this person in this tab, false afterwards. */
function takeWarning(userId: string): boolean {
  if (sessionStorage.getItem(WARNING) === userId) return false;
  sessionStorage.setItem(WARNING, userId);
  return true;
}

/** Pages that show the completeness themselves, and pages where the student is busy. */
const isQuietPage = (pathname: string) =>
  [paths.quiz, paths.quizzes, paths.profile].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * The profile's completeness. Below 50% a warning shows for 5 seconds, once a session, and never over a quiz, its result, the profile or an
 * interview.
 */
export function CompletionRing({ isFocused }: { isFocused: boolean }) {
  const isQuiet = isQuietPage(useLocation().pathname) || isFocused;
  const user = useUser();
  // Without a token the call would be refused; the page stays for a moment after a sign-out.
  const { data, error } = useStudentCompletionQuery(undefined, { skip: !readToken() });
  const percent = data?.completion;
  useEffect(() => {
    if (isQuiet || percent === undefined || percent >= COMPLETION_WARNING_PERCENT || !takeWarning(user._id)) return;
    toast.warning(words.nav.incomplete(percent), {
      id: WARNING,
      duration: COMPLETION_WARNING_MS,
      closeButton: true,
    });
  }, [percent, isQuiet, user._id]);
  useEffect(() => {
    if (isQuiet) toast.dismiss(WARNING); // on a phone it would cover the text
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
