import { BAR_ID } from "@dryrun/domain/maintenance/bar";

/** The bar is loaded when an answer of the server says that a maintenance is announced or runs, or where the page came with it. */
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
