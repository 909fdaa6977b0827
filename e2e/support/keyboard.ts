import type { Locator, Page } from "@playwright/test";

/** More presses than any page has controls. */
const MANY = 60;

/** Presses Tab until this control has the focus. */
export async function tabsTo(page: Page, target: Locator) {
  for (let presses = 0; presses < MANY; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function pressesEnterOn(page: Page, target: Locator) {
  await tabsTo(page, target);
  await page.keyboard.press("Enter");
}
