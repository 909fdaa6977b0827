import type { RouteObject } from "./router.ts";

/** Raised only if the shell and the remotes become incompatible. */
export const REMOTE_CONTRACT = 2;

export interface Remote {
  contract: number;
  name: string;
  /** Whole paths, below the prefixes that the remote owns. */
  routes: readonly RouteObject[];
}

/** The exports of a remote's `./remote`. */
export const defineRemote = (remote: Omit<Remote, "contract">): Remote => ({ contract: REMOTE_CONTRACT, ...remote });

/** Whether `path` is `prefix` or lies below it. */
export const isWithin = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);
