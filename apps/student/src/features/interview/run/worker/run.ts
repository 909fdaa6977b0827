import type { RunOutcome } from "../protocol.ts";

/** Runs a program on a world, both as text. Never throws because of the program. */
export type Run = (program: string, world: string) => RunOutcome;
