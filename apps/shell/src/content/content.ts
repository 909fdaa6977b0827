import { prefetchApp, startApp } from "./app-files.ts";
import { enliven } from "./enliven.ts";

const whenIdle = (work: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
};

enliven(document);
// A page may ask that the application take over: at once for somebody who is signed in, otherwise in an idle moment.
if (!document.querySelector("[data-app='starts']")) whenIdle(prefetchApp);
else if (document.documentElement.dataset.session) startApp();
else whenIdle(startApp);
