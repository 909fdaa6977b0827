import { test } from "@jest/globals";
import { isFull } from "./full.ts";

/** Runs a test only in `npm run test:full`: it takes long, and a shorter test protects the same rule. */
export function atNight(title: string, run: () => Promise<void>): void {
  if (isFull) test(title, run);
}
