import type { RouteObject } from "./router.ts";

/** Raised only when shell and remotes can no longer understand each other. */
export const REMOTE_CONTRACT = 1;

export interface Remote {
  contract: number;
  name: string;
  /** Whole paths, below the prefixes that the remote owns. */
  routes: readonly RouteObject[];
}

/** What a remote exposes as `./remote`. */
export const defineRemote = (remote: Omit<Remote, "contract">): Remote => ({ contract: REMOTE_CONTRACT, ...remote });

/** Whether `path` is `prefix` or lies below it. */
export const isWithin = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);
