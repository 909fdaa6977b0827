import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";
import { baseApi, makeStore, StoreProvider } from "@dryrun/api-client/base";
import { beginEarly } from "@dryrun/api-client/early/begin";
import { readToken } from "@dryrun/auth/token-store";
import { RouterProvider } from "@dryrun/remote-kit/router";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { pages } from "./pages.tsx";
import { loadEntries } from "./releases/list.ts";
import { loadOwnerOf } from "./releases/load.ts";
import { createShellRouter, isReady } from "./router.tsx";

// Loaded after the scripts, because the page waits for those. From the next page on it is cached, and a prerendered page uses it.
void document.fonts.load('1em "Anek Latin"').then(
  () => localStorage.setItem("typeface", "kept"),
  () => {},
);
const store = makeStore();
// Every part needs the account first, so the request starts before the part has loaded.
const me = readToken() && store.dispatch(baseApi.endpoints.me.initiate(undefined, { subscribe: false }));
void loadEntries().catch(() => {}); // the router repeats this for a page that needs it; the shell's own pages do not
const router = createShellRouter(pages);
const AFTER_LOAD_MS = 2000;
const later = () =>
  setTimeout(
    () =>
      void import("./releases/after-load.ts").then(
        (rest) => rest.afterLoad(router, store),
        () => {},
      ),
    AFTER_LOAD_MS,
  );
if (document.readyState === "complete") later();
else addEventListener("load", later, { once: true });
const root = document.getElementById("root") as HTMLElement;
const app = (
  <StrictMode>
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>
  </StrictMode>
);
/**
 * Keeps a page that came as HTML until the application can render the same one. A function, because awaiting the module at the top level
 * costs half a KB.
 */
async function drawOver() {
  const [{ inactiveApp, takeOver }] = await Promise.all([import("./take-over.ts"), isReady(router)]);
  await inactiveApp();
  await takeOver(root, (place) => flushSync(() => createRoot(place).render(app)));
}
/** In milliseconds; longer than any entrance animation. */
const FRAME_MS = 1000;
/** Loads the frame of another part that the prerendered page has. Without it the page itself waits for the frame. */
async function loadFrame() {
  const { frame } = JSON.parse(document.getElementById("early")?.textContent ?? "{}") as { frame?: string };
  if (frame) await Promise.allSettled([import("./features/account/account-layout.tsx"), loadOwnerOf(`/${frame}`)]);
}
/** Keeps the prerendered page of the HTML until the page and the account have loaded: a single render then inserts the page with its data. */
async function replacePrerendered() {
  await Promise.all([isReady(router), me, loadFrame()]);
  await beginEarly(store, router.state);
  // Before the render, because the browser would otherwise compute the layout twice. Nothing is painted in between.
  for (const left of document.querySelectorAll("[data-prerendered]")) left.remove();
  flushSync(() => createRoot(root).render(app));
  // Visible prerendered content must not fade in again. The time of scroll-driven animations cannot be set.
  for (const one of root.getAnimations({ subtree: true }))
    if (one.timeline === document.timeline) one.currentTime = FRAME_MS;
}
if (root.querySelector("[data-prerendered]")) void replacePrerendered();
else if (root.hasChildNodes()) void drawOver();
else createRoot(root).render(app);
