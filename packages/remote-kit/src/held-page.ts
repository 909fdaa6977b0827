import { useEffect } from "react";

/** Sent on the window, so that a part of any release can answer. */
const QUESTION = "dryrun:is-page-held";

/** While `isHeld`, no release replaces the page: a form with changes, a quiz, an interview, a checkout. */
export function useHeldPage(isHeld: boolean) {
  useEffect(() => {
    if (!isHeld) return;
    const hold = (event: Event) => event.preventDefault();
    addEventListener(QUESTION, hold);
    return () => removeEventListener(QUESTION, hold);
  }, [isHeld]);
}

/** Whether the open page has unsaved data that a new document would lose. */
export const isPageHeld = () => !dispatchEvent(new Event(QUESTION, { cancelable: true }));
