import type { RunOutcome } from "./protocol.ts";

/** Runs a program on the data, both as text. Never throws because of the program; may load more of its engine. */
export type Run = (program: string, data: string) => RunOutcome | Promise<RunOutcome>;
