import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { expect, test } from "@jest/globals";
import { unsentProgress } from "./unsent-progress.ts";

const KEY = "u1:course";

function opened() {
  const { store, kept } = memoryDrafts();
  return { progress: unsentProgress("u1", async () => store), kept };
}

test("keeps each lesson once, and removes those that are sent", async () => {
  const { progress, kept } = opened();
  for (const lesson of ["a", "b", "a"]) expect(await progress.add(lesson)).toBe(true);
  expect(kept.get(KEY)?.values).toEqual(["a", "b"]);
  const sent: string[] = [];
  const left = await progress.sendAll(async (lesson) => sent.push(lesson) > 0);
  expect([sent, left, kept.size]).toEqual([["a", "b"], 0, 0]);
});

test("stops at a lesson that cannot be sent, and keeps one that is added meanwhile", async () => {
  const { progress, kept } = opened();
  for (const lesson of ["a", "b", "c"]) await progress.add(lesson);
  const left = await progress.sendAll(async (lesson) => {
    if (lesson === "a") await progress.add("d");
    return lesson !== "b";
  });
  expect(left).toBe(3);
  expect(kept.get(KEY)?.values).toEqual(["b", "c", "d"]);
});

test("reads nothing from a damaged store", async () => {
  const { store, kept } = memoryDrafts({ key: KEY, values: { a: 1 }, savedAt: 0 });
  await unsentProgress("u1", async () => store).add("b");
  expect(kept.get(KEY)?.values).toEqual(["b"]);
});
