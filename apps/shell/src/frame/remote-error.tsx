import { buttonClass } from "@dryrun/design-system/button";
import { ErrorPanel } from "@dryrun/design-system/error-panel";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { PublicLayout } from "./public-layout.tsx";
import { useRouteFault } from "./use-route-fault.ts";

/** In place of a part that is missing, broken, slow or too new, or whose list did not come; everything else still works. */
export function RemoteError() {
  const fault = useRouteFault();
  usePageTitle("This part did not load");
  return (
    <PublicLayout>
      <ErrorPanel
        {...fault}
        headingLevel={1}
        title="This part did not load"
        detail="This part of Dryrun did not load. The rest still works."
        wayOut={
          <Link className={buttonClass()} to="/">
            Home
          </Link>
        }
      />
    </PublicLayout>
  );
}
