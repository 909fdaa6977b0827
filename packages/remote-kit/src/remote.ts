import type { ComponentType } from "react";
import type { RouteObject } from "./router.ts";

/** Raised only if the shell and the remotes become incompatible. */
export const REMOTE_CONTRACT = 2;

export interface Remote {
  contract: number;
  name: string;
  /** Complete paths, below the prefixes that the remote owns. */
  routes: readonly RouteObject[];
  /** The frame of the part's pages for signed-in people, which the shell's account pages use too. Absent in earlier releases. */
  AccountLayout?: ComponentType;
}

/** The exports of a remote's `./remote`. */
export const defineRemote = (remote: Omit<Remote, "contract">): Remote => ({ contract: REMOTE_CONTRACT, ...remote });

/** Whether `path` equals `prefix` or is below it. */
export const isWithin = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The handle of a page that signed-in people see in the frame of their own part. A shell of an earlier release shows it without. */
export const IN_OWN_FRAME = { isInOwnFrame: true } as const;

/** The same for a page that only some people see in their frame; others, and people whose account is loading, see it without. */
export interface InFrameFor<Person> {
  inFrameFor: (person: Person) => boolean;
}
