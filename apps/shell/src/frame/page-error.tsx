import { ErrorPanel } from "@dryrun/design-system/error-panel";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { useRouteFault } from "./use-route-fault.ts";

/** In place of one page that failed, within its part's own bars. */
export function PageError() {
  const fault = useRouteFault();
  usePageTitle("This page did not load");
  return (
    <ErrorPanel
      {...fault}
      headingLevel={1}
      title="This page did not load"
      detail="Something went wrong on this page. The rest of Dryrun still works, and nothing that you sent is lost."
    />
  );
}
