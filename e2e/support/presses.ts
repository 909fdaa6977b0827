import type { Page } from "@playwright/test";

/** Controls for typing or choosing, which do not count as presses. */
const TYPED =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable=true], select, option";

/**
 * Counts a person's presses from now on, on every page of this tab: clicks by hand and Enter, but not typing.
 *
 * @returns Returns the presses since the last call.
 */
export async function countsPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  const watch = (typed: string) => {
    const isPress = (event: Event) => event.isTrusted && !(event.target as Element | null)?.closest?.(typed);
    const count = () => void (window as unknown as { countPress: () => void }).countPress();
    // Playwright cancels a press that hits another element, such as a toast, and retries. It does so on the window, so a listener on the
    // document counts only the successful press.
    document.addEventListener("pointerdown", (event) => isPress(event) && count(), true);
  };
  await page.addInitScript(watch, TYPED);
  await page.evaluate(watch, TYPED);
  return () => {
    const counted = presses;
    presses = 0;
    return counted;
  };
}
