import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { RouterProvider } from "@dryrun/remote-kit/router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EntriesContext } from "./frame/entries.ts";
import { pages } from "./pages.tsx";
import { fetchEntries } from "./remotes.ts";
import { createShellRouter, isReady } from "./router.tsx";

const entries = await fetchEntries().catch(() => []); // without remotes.json the shell's own pages still work
const router = createShellRouter(pages, entries);
const root = document.getElementById("root") as HTMLElement;
// A page that came as HTML stays until the application can draw the same one.
if (root.hasChildNodes()) await isReady(router);
root.replaceChildren();
createRoot(root).render(
  <StrictMode>
    <StoreProvider store={makeStore()}>
      <EntriesContext value={entries}>
        <RouterProvider router={router} />
      </EntriesContext>
    </StoreProvider>
  </StrictMode>,
);
