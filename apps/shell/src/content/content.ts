import { prefetchApp, startApp } from "./app-files.ts";
import { enliven } from "./enliven.ts";

const whenIdle = (work: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
};

/** What a reader does first: on a slow phone nothing is loaded into a page that is only read. */
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"] as const;

function atFirstTouch(work: () => void) {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    work();
  };
  for (const touch of TOUCHES) addEventListener(touch, once, { passive: true, signal: touched.signal });
}

enliven(document);
// A page may ask that the application take over: at once for somebody who is signed in, otherwise when it is first touched.
const isTakenOver = document.querySelector("[data-app='starts']") !== null;
if (isTakenOver && document.documentElement.dataset.session) startApp();
else {
  whenIdle(prefetchApp);
  if (isTakenOver) atFirstTouch(startApp);
}
