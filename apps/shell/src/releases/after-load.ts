import type { AppStore } from "@dryrun/api-client/base";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { watchMaintenance } from "../maintenance/watch.ts";
import { followReleases } from "./follow.ts";
import { measurePage } from "./vitals.ts";
import { watchEntries } from "./watch.ts";

declare const process: { env: { NODE_ENV?: string } }; // replaced by the build

/** Starts everything that can wait until the first page has loaded. The page works without it. */
export function afterLoad(router: ReturnType<typeof createBrowserRouter>, store: AppStore) {
  watchEntries();
  followReleases(router, store);
  measurePage();
  watchMaintenance(store);
  // It caches files for the next visit; a browser may refuse it.
  if (process.env.NODE_ENV === "production" && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}
