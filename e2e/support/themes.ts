import type { Page } from "@playwright/test";

/** Switches the theme and waits until every colour is the final one: axe reads them as they are at its moment. */
export const showIn = (page: Page, theme: string) =>
  page.evaluate(async (chosen) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A transition that begins late on a busy machine would still be on its way.
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = chosen;
    await nextFrame();
    await nextFrame();
  }, theme);
