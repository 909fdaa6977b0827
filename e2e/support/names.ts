import { createHash } from "node:crypto";
import { type TestInfo, test } from "@playwright/test";

const A = 97;
const LETTERS = 26;
const counts = new WeakMap<TestInfo, number>();

/**
 * Returns a word that is unique in this run, and the same for this test in the next run. It has only letters, because the product treats
 * many digits as a phone number.
 */
export function ownWord(): string {
  const info = test.info();
  const count = counts.get(info) ?? 0;
  counts.set(info, count + 1);
  const own = JSON.stringify([info.testId, info.retry, info.repeatEachIndex]);
  const bytes = createHash("sha256").update(own).digest().subarray(0, 10);
  return `${String.fromCharCode(...bytes.map((byte) => A + (byte % LETTERS)))}${count}`;
}

/** Returns an address that no other test of this run uses. */
export const anAddress = (who: string) => `${who}-${ownWord()}@example.com`;
