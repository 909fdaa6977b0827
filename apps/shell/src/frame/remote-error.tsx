import { usePublicClientErrorMutation } from "@dryrun/api-client/system/public";
import { buttonClass } from "@dryrun/design-system/button";
import { ErrorPanel } from "@dryrun/design-system/error-panel";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useNavigate, useRouteError } from "@dryrun/remote-kit/router";
import { use, useEffect, useState } from "react";
import { ownerOf } from "../remotes.ts";
import { EntriesContext } from "./entries.ts";
import { PublicLayout } from "./public-layout.tsx";

/** In place of a part that is missing, broken, slow or too new; everything else still works. */
export function RemoteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const owner = ownerOf(use(EntriesContext), here.pathname);
  const [report] = usePublicClientErrorMutation();
  const [tries, setTries] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  usePageTitle("This part did not load");

  const message = String(error).slice(0, 500);
  useEffect(() => {
    const body = { part: owner?.name ?? "shell", version: owner?.current.version ?? "", message, requestId: "" };
    void report({ body });
  }, [owner, message, report]);

  async function retry() {
    setRetrying(true);
    setTries(tries + 1);
    await navigate(here, { replace: true });
    setRetrying(false);
  }
  return (
    <PublicLayout>
      <ErrorPanel
        headingLevel={1}
        title="This part did not load"
        detail="This part of Dryrun did not load. The rest still works."
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        hasFocus={tries > 0 && !isRetrying}
        wayOut={
          <Link className={buttonClass()} to="/">
            Home
          </Link>
        }
      />
    </PublicLayout>
  );
}
