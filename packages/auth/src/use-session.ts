import { baseApi, useDispatch, useMeQuery } from "@dryrun/api-client/base";
import { isUnauthenticated } from "@dryrun/api-client/errors";
import type { me } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useState } from "react";
import { dropToken, hasLeftHere } from "./token-store.ts";
import { useToken } from "./use-token.ts";

export type User = Output<typeof me>["user"];

export type Session =
  | { state: "signed-in"; user: User }
  /**
   * No token, or one that `/auth/me` refused. `hasLeft`: after a log-out, without a page to return to. `isElsewhere`: this tab did not log
   * out; another tab or a rule of the open page did.
   */
  | { state: "signed-out"; hasLeft: boolean; isElsewhere: boolean }
  /** The first request. */
  | { state: "loading" }
  /** The server cannot be reached; the request is retried automatically. */
  | { state: "unreachable"; retry: () => void };

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** Returns the signed-in person. Only a 401 of `/auth/me` removes the token: network failures, 429 and 5xx keep it and retry. */
export function useSession(): Session {
  const token = useToken();
  const { data, error, refetch, isFetching } = useMeQuery(undefined, {
    skip: !token,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: false, // many components use the session; the bell keeps it up to date
  });
  const ofOlderToken = useErrorOfOlderToken(token, error);
  const isDead = !isFetching && !ofOlderToken && isUnauthenticated(error);
  const isUnreachable = error !== undefined && !isUnauthenticated(error);
  useEffect(() => {
    if (isDead) dropToken();
  }, [isDead]);
  useRetry(isUnreachable, isFetching, refetch);

  if (!token || isDead) {
    const wasSignedIn = !isDead && data !== undefined;
    const hasLeft = wasSignedIn && hasLeftHere();
    return { state: "signed-out", hasLeft, isElsewhere: wasSignedIn && !hasLeft };
  }
  if (data) return { state: "signed-in", user: data.user };
  return isUnreachable ? { state: "unreachable", retry: () => void refetch() } : { state: "loading" };
}

/** Whether the error is older than the token: it then refused an older token, or a request without one. */
function useErrorOfOlderToken(token: string | null, error: unknown) {
  const [atChange, setAtChange] = useState({ token, error });
  if (atChange.token !== token) setAtChange({ token, error });
  return error !== undefined && error === atChange.error;
}

/** Retries after 1, 2, 4 ... 15 s, and starts over at the next failure. */
function useRetry(isUnreachable: boolean, isFetching: boolean, refetch: () => unknown) {
  const [tries, setTries] = useState(0);
  if (!isUnreachable && !isFetching && tries > 0) setTries(0);
  useEffect(() => {
    if (!isUnreachable || isFetching) return;
    const timer = setTimeout(
      () => {
        setTries(tries + 1); // restarts the timer even if the next failure comes before the fetching state was rendered
        void refetch();
      },
      Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS),
    );
    return () => clearTimeout(timer);
  }, [isUnreachable, isFetching, tries, refetch]);
}

/** Removes the token and goes to /login without a call. */
export function useLogout() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dropToken();
    dispatch(baseApi.util.resetApiState());
    void navigate("/login");
  };
}
