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
  watchMaintenance();
  if (process.env.NODE_ENV === "production" && "serviceWorker" in navigator) void keepWorker().catch(() => {});
}

/**
 * Registers the service worker, which caches files for the next visit; a browser may refuse it. A release without one (`--remove-worker`)
 * unregisters the present one, because registering its self-removing script again would keep it.
 */
async function keepWorker() {
  const { serviceWorker } = navigator;
  if (!document.querySelector("meta[name=worker][content=none]"))
    return void (await serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
