import type { Page } from "@playwright/test";

/** Switches the theme and waits for the final colours, because axe reads the current ones. */
export const showIn = (page: Page, theme: string) =>
  page.evaluate(async (chosen) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // On a busy machine a transition may start late.
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = chosen;
    await nextFrame();
    await nextFrame();
  }, theme);
