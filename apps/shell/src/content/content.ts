import { prefetchApp, startApp } from "./app-files.ts";
import { addBehaviour } from "./enliven.ts";

const whenIdle = (work: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
};

/** A reader's first actions: on a slow phone nothing is loaded into a page that is only read. */
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"] as const;

function atFirstTouch(work: () => void) {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    work();
  };
  for (const touch of TOUCHES) addEventListener(touch, once, { passive: true, signal: touched.signal });
}

addBehaviour(document);
/** When the application takes over: never, or as the page requests; on a slow phone not for a page that is only read. */
const appName = document.querySelector<HTMLElement>("[data-app]")?.dataset.app;
const isMember = Boolean(document.documentElement.dataset.session);
if (appName === "at-once" || (appName && isMember)) startApp();
else {
  whenIdle(prefetchApp);
  if (appName === "when-touched") atFirstTouch(startApp);
}
