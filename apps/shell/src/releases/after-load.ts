import type { AppStore } from "@dryrun/api-client/base";
import { BAR_ID } from "@dryrun/domain/maintenance/bar";
import type { createBrowserRouter } from "@dryrun/remote-kit/router";
import { followReleases } from "./follow.ts";
import { measurePage } from "./vitals.ts";
import { watchEntries } from "./watch.ts";

/** Loads the bar when an answer says that a maintenance is announced or running, or when the page came with the bar. */
export function watchMaintenance(store: AppStore): void {
  let phase: string | null = null;
  function look() {
    phase = store.getState().maintenance;
    if (!phase && !document.getElementById(BAR_ID)) return;
    void import("../maintenance/bar.ts").then(
      ({ renewBar }) => renewBar(),
      () => {},
    );
  }
  look();
  store.subscribe(() => {
    if (store.getState().maintenance !== phase) look();
  });
}

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
