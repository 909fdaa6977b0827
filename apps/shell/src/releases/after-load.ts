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
  if (process.env.NODE_ENV === "production" && "serviceWorker" in navigator) void keepWorker().catch(() => {});
}

/**
 * The service worker caches files for the next visit; a browser may not allow it. A release without one (`--remove-worker`) unregisters
 * the present one: registering the script that removes itself would keep it.
 */
async function keepWorker() {
  const { serviceWorker } = navigator;
  if (!document.querySelector("meta[name=worker][content=none]"))
    return void (await serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
