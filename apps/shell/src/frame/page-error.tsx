import { type AppStore, baseApi, refreshAnswers, useDispatch } from "@dryrun/api-client/base";
import { usePublicClientErrorMutation } from "@dryrun/api-client/system/public";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { useLocation, useNavigate, useRouteError } from "@dryrun/remote-kit/router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { pageError as messages } from "../messages/frame.en-in.ts";
import { ownerOf, PartFault, versionOf } from "../releases/load.ts";
import { useEntries } from "./entries.ts";

/** The server accepts no longer message. */
const LONGEST_MESSAGE = 500;

/** Reloads the document if code did not load; returns false if the page can be loaded again in this document. */
async function startedAgain(error: unknown): Promise<boolean> {
  const recovery = await import("../releases/recover.ts").catch(() => undefined);
  const broken = recovery?.brokenFiles(error);
  if (broken) await recovery?.startAgain(broken);
  return broken !== undefined;
}

/**
 * Reports a route's error, unless a part was only late, and retries it: with fresh answers of the server, because a cached one may have
 * caused it, or in a new document if code did not load.
 */
function useRouteFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const here = useLocation();
  const owner = ownerOf(useEntries(), here.pathname);
  const [report] = usePublicClientErrorMutation();
  const reporting = useRef<ReturnType<typeof report>>(null);
  const [tries, setTries] = useState(0);
  const [isRetrying, setRetrying] = useState(false);

  const message = String(error).slice(0, LONGEST_MESSAGE);
  const isLate = error instanceof PartFault && error.isLate;
  useEffect(() => {
    if (isLate) return;
    const body = { part: owner?.name ?? "shell", version: versionOf(owner?.name), message, requestId: "" };
    reporting.current = report({ body });
  }, [owner, message, isLate, report]);

  async function retry() {
    setRetrying(true);
    setTries(tries + 1);
    reporting.current?.abort();
    await reporting.current;
    if (await startedAgain(error)) return;
    // The cache drops its answers only while no call is running. Until then the page would be rendered from the answers that made it fail.
    await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    dispatch(refreshAnswers());
    await navigate(here, { replace: true });
    setRetrying(false);
  }
  return { onRetry: () => void retry(), isRetrying, hasFocus: tries > 0 && !isRetrying };
}

/** Replaces a page that failed, within its part's own bars, or the content that the caller names. */
export function PageError({ what = messages.thisPage, wayOut }: { what?: string; wayOut?: ReactNode }) {
  const fault = useRouteFault();
  const title = messages.failed(what);
  usePageTitle(title);
  return <ErrorPanel {...fault} headingLevel={1} title={title} detail={messages.detail} wayOut={wayOut} />;
}
