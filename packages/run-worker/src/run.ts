import type { RunOutcome } from "./protocol.ts";

/** Runs a program on a world, both as text. Never throws because of the program; may load more of its engine. */
export type Run = (program: string, world: string) => RunOutcome | Promise<RunOutcome>;
