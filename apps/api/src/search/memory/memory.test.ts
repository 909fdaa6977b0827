import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const ROWS = 100_000;
const ROUNDS = 3;
/** In megabytes: the heap contains words and objects of terms, not rows. */
const HEAP_MB = 32;
const FILL = path.resolve(import.meta.dirname, "../../../test/search/fill-index.ts");

interface Used {
  rows: number;
  bytes: number;
  arrayBuffers: number;
}

test("fits an index into a small heap, reports its bytes, and does not grow by edits", async () => {
  const { NODE_OPTIONS: _, ...env } = process.env; // not Jest's own flags
  const args = ["--no-warnings", "--expose-gc", `--max-old-space-size=${HEAP_MB}`, FILL, String(ROWS), String(ROUNDS)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const [filled, ...edited] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Used);
  if (!filled) throw new Error("nothing was printed");
  expect([filled.rows, edited.length]).toEqual([ROWS, ROUNDS]);
  for (const { rows, bytes, arrayBuffers } of [filled, ...edited]) {
    expect(rows).toBe(ROWS);
    // The reported bytes equal those in use, apart from some kilobytes of the process.
    expect(Math.abs(arrayBuffers - bytes) / bytes).toBeLessThan(0.05);
  }
  expect(filled.bytes / ROWS).toBeLessThan(300);
  const last = edited.at(-1)?.bytes ?? Number.NaN;
  expect(last / (edited[0]?.bytes ?? 1)).toBeLessThan(1.05);
  expect(last / filled.bytes).toBeLessThan(1.6);
});
