import { refreshAnswers, useDispatch } from "@dryrun/api-client/base";
import { usePublicClientErrorMutation } from "@dryrun/api-client/system/public";
import { useLocation, useNavigate, useRouteError } from "@dryrun/remote-kit/router";
import { useEffect, useRef, useState } from "react";
import { ownerOf } from "../remotes.ts";
import { useEntries } from "./entries.ts";

const LONGEST_MESSAGE = 500;

/** Reports a route's error and retries it with fresh answers of the server, since an answer may have caused it. */
export function useRouteFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const here = useLocation();
  const owner = ownerOf(useEntries(), here.pathname);
  const [report] = usePublicClientErrorMutation();
  const reporting = useRef<ReturnType<typeof report>>(null);
  const [tries, setTries] = useState(0);
  const [isRetrying, setRetrying] = useState(false);

  const message = String(error).slice(0, LONGEST_MESSAGE);
  useEffect(() => {
    const body = { part: owner?.name ?? "shell", version: owner?.current.version ?? "", message, requestId: "" };
    reporting.current = report({ body });
  }, [owner, message, report]);

  async function retry() {
    setRetrying(true);
    setTries(tries + 1);
    // Answers are dropped only while no call is under way: until then the page would be drawn from those that made it fail.
    reporting.current?.abort();
    await reporting.current;
    dispatch(refreshAnswers());
    await navigate(here, { replace: true });
    setRetrying(false);
  }
  return { onRetry: () => void retry(), isRetrying, hasFocus: tries > 0 && !isRetrying };
}
