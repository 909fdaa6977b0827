import { DATASET_FILES } from "@dryrun/domain/quiz/rules";
import { expect, test } from "@jest/globals";
import { datasets } from "./datasets.ts";

test.each(DATASET_FILES)("returns $name with its announced size and type", async ({ name, bytes, kind }) => {
  const file = await datasets.read(name);
  expect([file?.content.length, file?.fileName]).toEqual([bytes, name]);
  expect(file?.contentType).toMatch(kind === "CSV" ? /^text\/csv/ : /spreadsheetml/);
});

test.each(["other.csv", "../package.json", "", "__proto__", "constructor"])("returns null for %j", async (name) => {
  expect(await datasets.read(name)).toBeNull();
});
