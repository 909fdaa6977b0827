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

/** Presses Alt and a letter, including the text that the browser compares with access keys; `keyboard.press` sends none with Alt. */
export async function pressAccessKey(page: Page, letter: string) {
  const session = await page.context().newCDPSession(page);
  const key = { key: letter, code: `Key${letter.toUpperCase()}`, modifiers: 1, text: letter, unmodifiedText: letter };
  const windowsVirtualKeyCode = letter.toUpperCase().charCodeAt(0);
  for (const type of ["keyDown", "keyUp"] as const)
    await session.send("Input.dispatchKeyEvent", { type, windowsVirtualKeyCode, ...key });
  await session.detach();
}
