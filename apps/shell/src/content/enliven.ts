import { bindThemeSwitch } from "@dryrun/frame/public/bind-theme-switch";
import { bindLiveJobs } from "./lively/live-jobs.ts";
import { bindNextSession } from "./lively/next-session.ts";
import { bindTryQuestion } from "./lively/try-question.ts";

/** Marks the buttons of forms that are pressed, so that the application presses them again when it takes over. */
function bindPresses(page: ParentNode): () => void {
  const forms = [...page.querySelectorAll("form")];
  function note({ target }: Event) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    const isSubmit = button.type === "submit";
    button.toggleAttribute("data-pressed", isSubmit || !button.hasAttribute("data-pressed"));
    if (isSubmit) button.ariaBusy = "true";
  }
  for (const form of forms) form.addEventListener("click", note);
  return () => {
    for (const form of forms) form.removeEventListener("click", note);
  };
}

/**
 * Adds the parts of a content page that need a script: the theme switch, the next masterclass, the newest jobs and the question to try.
 * Without scripts the page lacks only the first three. Returns a function that undoes it.
 */
export function addBehaviour(page: ParentNode): () => void {
  const undo = [
    bindThemeSwitch(page),
    bindNextSession(page),
    bindLiveJobs(page),
    bindTryQuestion(page),
    bindPresses(page),
  ];
  return () => {
    for (const one of undo) one();
  };
}
