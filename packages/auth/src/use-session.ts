import { baseApi, useDispatch, useMeQuery } from "@dryrun/api-client/base";
import { isUnauthenticated } from "@dryrun/api-client/errors";
import type { me } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useState } from "react";
import { dropToken, hasToken } from "./token-store.ts";

export type User = Output<typeof me>["user"];

export type Session =
  | { state: "signed-in"; user: User }
  /** No token, or one that `/auth/me` refused; `hasLeft` after a log-out, when nothing is to be come back to. */
  | { state: "signed-out"; hasLeft: boolean }
  /** Asking for the first time. */
  | { state: "loading" }
  /** The server cannot be reached; it is asked again by itself. */
  | { state: "unreachable"; retry: () => void };

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** Who is signed in. Only a 401 of `/auth/me` removes the token: a network failure, 429 or 5xx keeps it and asks again. */
export function useSession(): Session {
  const { data, error, refetch, isFetching } = useMeQuery(undefined, { skip: !hasToken(), refetchOnReconnect: true });
  const isDead = error !== undefined && isUnauthenticated(error);
  const isUnreachable = error !== undefined && !isDead;
  const [wait, setWait] = useState(FIRST_RETRY_MS);

  useEffect(() => {
    if (isDead) dropToken();
  }, [isDead]);
  useEffect(() => {
    if (!isUnreachable || isFetching) return;
    const timer = setTimeout(() => {
      setWait((before) => Math.min(before * 2, LAST_RETRY_MS));
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [isUnreachable, isFetching, wait, refetch]);

  if (!hasToken() || isDead) return { state: "signed-out", hasLeft: !isDead && data !== undefined };
  if (data) return { state: "signed-in", user: data.user };
  return isUnreachable ? { state: "unreachable", retry: () => void refetch() } : { state: "loading" };
}

/** Removes the token and goes to /login; no call is made (specification 1, point 4). */
export function useLogout() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dropToken();
    dispatch(baseApi.util.resetApiState());
    void navigate("/login");
  };
}
