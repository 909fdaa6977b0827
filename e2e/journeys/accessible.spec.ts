import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Person } from "../support/api.ts";
import { violationsInTheDark, violationsOf } from "../support/axe.ts";
import { GROUPS, opensScreen, preparedScreens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

// Checks every page of the product on each screen: no axe violations in either theme, nothing wider than the window, no text below 13 px.
// All rules run on both screens, on the phone in the light theme and on the desktop in the dark one; on the phone the colour rules run in
// both.
for (const group of GROUPS)
  test(`every page of ${group} is accessible in both themes`, async ({ browser }, info) => {
    const isPhone = (info.project.metadata as { screen: string }).screen === "phone";
    const look = isPhone ? violationsOf : violationsInTheDark;
    const faults: unknown[] = [];
    // The theme is set before the first paint, because colours are mixed during a change.
    const pageOf = pagesByPerson(browser, { ...info.project.use, colorScheme: isPhone ? "light" : "dark" });
    for (const screen of preparedScreens(info.project).filter((one) => one.group === group)) {
      const { name, who } = screen;
      const page = await pageOf(who);
      await opensScreen(page, screen);
      await expect(page.locator("[aria-busy=true]"), `${name} has loaded`).toHaveCount(0);
      faults.push(...(await look(page)).map((violation) => [name, ...violation]));
      // A phone zooms out of a wide page, which makes innerWidth larger, but not clientWidth.
      const isWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth + 1;
      });
      if (isWide) faults.push([name, "wider than the window"]);
      faults.push(...(await smallTextOn(page)).map((text) => [name, "text below 13 px", text]));
    }
    expect(faults).toEqual([]);
  });

/** Returns visible text in letters smaller than 13 px. */
const smallTextOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility()) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 13) small.push(text.slice(0, 40));
    }
    return small;
  });

/** Opens one page per person, signed in from the first load; without motion, so that colours are final. */
function pagesByPerson(browser: Browser, { baseURL, ...options }: BrowserContextOptions) {
  const pages = new Map<string, Promise<Page>>();
  return (who: Person | null) => {
    const token = who?.token ?? "";
    const localStorage = who ? [{ name: "token", value: token }] : [];
    const storageState = { cookies: [], origins: [{ origin: String(baseURL), localStorage }] };
    const open = async () =>
      (await browser.newContext({ ...options, baseURL, storageState, reducedMotion: "reduce" })).newPage();
    const page = pages.get(token) ?? open();
    pages.set(token, page);
    return page;
  };
}
