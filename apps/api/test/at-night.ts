import { test } from "@jest/globals";
import { isFull } from "./full.ts";

/** A test that only `npm run test:full` runs: it takes long, and a shorter test protects the same rule. */
export function atNight(title: string, run: () => Promise<void>): void {
  if (isFull) test(title, run);
}
