import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { FUNCTION_NAMES } from "../evaluate/evaluator.ts";

test("README.md lists every function", () => {
  const readme = readFileSync(path.join(import.meta.dirname, "../README.md"), "utf8");
  const [, list = ""] = /## Functions\n\n([^#]*)/.exec(readme) ?? [];
  expect(list.match(/[A-Z][A-Z0-9.]+/g)?.sort()).toEqual(FUNCTION_NAMES);
});
