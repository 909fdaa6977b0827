import type { Counts } from "./use-counts.ts";

/** Returns the number of pending applications in a stage. */
export function countIn(counts: Counts | undefined, stage: string): number | undefined {
  if (!counts) return undefined;
  const usual = new Map(Object.entries(counts.stages));
  return usual.get(stage) ?? counts.ownStages.find((one) => one.stage === stage)?.count ?? 0;
}
