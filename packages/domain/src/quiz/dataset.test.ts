import { statSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { DATASET_FILES } from "./rules.ts";

it.each(DATASET_FILES)("announces the real size of $name", ({ name, bytes }) => {
  const file = new URL(`../../../content/datasets/${name}`, import.meta.url);
  expect(statSync(file).size).toBe(bytes);
});
