import type { Page } from "@playwright/test";

/** Switches the theme and waits until every colour is the final one: axe reads them as they are at its moment. */
export const showIn = (page: Page, theme: string) =>
  page.evaluate(async (chosen) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.documentElement.dataset.theme = chosen;
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
