import { BAR_ID } from "@dryrun/domain/maintenance/limits";

/** Loads the bar when an answer says that a maintenance is announced or running, or when the page came with the bar. */
export function watchMaintenance(): void {
  const root = document.documentElement;
  const look = () => {
    if (!root.dataset.maintenance && !document.getElementById(BAR_ID)) return;
    void import("./bar.ts").then(
      ({ renewBar }) => renewBar(),
      () => {},
    );
  };
  look();
  new MutationObserver(look).observe(root, { attributeFilter: ["data-maintenance"] });
}
