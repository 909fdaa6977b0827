import { bindThemeSwitch } from "@dryrun/frame/public/bind-theme-switch";
import { bindNextSession } from "./next-session.ts";

/**
 * Gives a content page what needs a script: the theme switch and the next masterclass.
 * Without scripts the page says the same, less these two. Returns what takes it back.
 */
export function enliven(page: ParentNode): () => void {
  const undo = [bindThemeSwitch(page), bindNextSession(page)];
  return () => {
    for (const one of undo) one();
  };
}
