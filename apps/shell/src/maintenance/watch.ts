import type { AppStore } from "@dryrun/api-client/base";
import { BAR_ID } from "@dryrun/domain/maintenance/bar";

/** Loads the bar when an answer says that a maintenance is announced or running, or when the page came with the bar. */
export function watchMaintenance(store: AppStore): void {
  let phase: string | null = null;
  function look() {
    phase = store.getState().maintenance;
    if (!phase && !document.getElementById(BAR_ID)) return;
    void import("./bar.ts").then(
      ({ renewBar }) => renewBar(),
      () => {},
    );
  }
  look();
  store.subscribe(() => {
    if (store.getState().maintenance !== phase) look();
  });
}
