import type { ProgressBand } from "./limits.ts";

/** Returns the band of a share: "0" and "100" only for none and all. */
export function bandOf(done: number, all: number): ProgressBand {
  if (done <= 0) return "0";
  if (done >= all) return "100";
  const share = (done / all) * 100;
  return share < 25 ? "1-24" : share < 50 ? "25-49" : share < 75 ? "50-74" : "75-99";
}
