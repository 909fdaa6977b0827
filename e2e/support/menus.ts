import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Returns where the list of this button is cut off: outside of the window, or covered at the middle of an entry. */
const cutOff = (button: Locator) =>
  button.evaluate((opener) => {
    const list = document.getElementById(opener.getAttribute("aria-controls") ?? "") as HTMLElement;
    const box = list.getBoundingClientRect();
    const faults: string[] = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      faults.push(`outside: ${JSON.stringify(box)}`);
    for (const entry of list.querySelectorAll("a, button")) {
      const { left, top, width, height } = entry.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!shown || !entry.contains(shown)) faults.push(`covered: ${entry.textContent}`);
    }
    return faults;
  });

/** Opens the menu of this button, and closes it by keyboard. Returns the entries that could not be pressed. */
export async function cutOffWhenOpen(page: Page, button: Locator): Promise<string[]> {
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const faults = await cutOff(button);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  return faults;
}
