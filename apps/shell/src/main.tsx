import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";
import { baseApi, makeStore, StoreProvider } from "@dryrun/api-client/base";
import { readToken } from "@dryrun/auth/token-store";
import { RouterProvider } from "@dryrun/remote-kit/router";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { pages } from "./pages.tsx";
import { loadEntries } from "./remotes.ts";
import { createShellRouter, isReady } from "./router.tsx";

// Loaded after the scripts, because the first paint waits for those.
void document.fonts.load('1em "Anek Latin"').catch(() => []);
const store = makeStore();
// Who is signed in is what every part asks first: the question goes out before the part is there to ask it.
if (readToken()) void store.dispatch(baseApi.endpoints.me.initiate(undefined, { subscribe: false }));
void loadEntries().catch(() => {}); // the router asks again for a page that needs it; the shell's own pages do not
const router = createShellRouter(pages);
const root = document.getElementById("root") as HTMLElement;
const app = (
  <StrictMode>
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>
  </StrictMode>
);
/** A page that came as HTML stays until the application can draw the same one. A function: an await of the module costs half a KB. */
async function drawOver() {
  const [{ resting, takeOver }] = await Promise.all([import("./take-over.ts"), isReady(router)]);
  await resting();
  await takeOver(root, (place) => flushSync(() => createRoot(place).render(app)));
}
if (root.hasChildNodes()) void drawOver();
else createRoot(root).render(app);
