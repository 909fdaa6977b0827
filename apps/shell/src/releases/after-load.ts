import type { AppStore } from "@dryrun/api-client/base";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { watchMaintenance } from "../maintenance/watch.ts";
import { followReleases } from "./follow.ts";
import { measurePage } from "./vitals.ts";
import { watchEntries } from "./watch.ts";

declare const process: { env: { NODE_ENV?: string } }; // replaced by the build

/** What may wait until the first page is there. Without it nothing is missing. */
export function afterLoad(router: ReturnType<typeof createBrowserRouter>, store: AppStore) {
  watchEntries();
  followReleases(router, store);
  measurePage();
  watchMaintenance();
  // It keeps files for the next visit. A browser may not allow it.
  if (process.env.NODE_ENV === "production")
    void navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}
