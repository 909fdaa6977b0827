import { bindThemeSwitch } from "@dryrun/frame/public/bind-theme-switch";
import { bindLiveJobs } from "./lively/live-jobs.ts";
import { bindNextSession } from "./lively/next-session.ts";
import { bindTryQuestion } from "./lively/try-question.ts";

/**
 * Adds the parts of a content page that need a script: the theme switch, the next masterclass, the newest jobs and the question to try.
 * Without scripts the page lacks only the first three. Returns a function that undoes it.
 */
export function addBehaviour(page: ParentNode): () => void {
  const undo = [bindThemeSwitch(page), bindNextSession(page), bindLiveJobs(page), bindTryQuestion(page)];
  return () => {
    for (const one of undo) one();
  };
}
