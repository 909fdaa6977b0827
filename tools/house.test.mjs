// Tests that each measure of tools/house.mjs finds what it counts and nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import {
  bigFolders,
  faultsOf,
  foreignArea,
  functionLines,
  ownJestSettings,
  rulesOfWholePage,
  valueImports,
} from "./house.mjs";

test("an import counts for its values alone, wherever it is written", () => {
  const text = `#!/usr/bin/env node
    import type { A } from "./types.ts";
    import { type B, type C } from "./more-types.ts";
    import { type D, e } from "./mixed.ts";
    import "./effect.ts";
    export { f } from "./re-exported.ts";
    export type { G } from "./re-exported-types.ts";
    const later = () => import("./later.ts");`;
  assert.deepEqual(valueImports("a.ts", text), ["./mixed.ts", "./effect.ts", "./re-exported.ts", "./later.ts"]);
});

test("an import is foreign where it leads into another feature of the API", () => {
  const file = "apps/api/src/features/jobs/own/service.ts";
  assert.equal(foreignArea(file, "../../quiz/queries.ts"), "quiz");
  for (const target of ["../public/queries.ts", "../../../db/client.ts", "@dryrun/domain/quiz/rules"])
    assert.equal(foreignArea(file, target), null, target);
  assert.equal(foreignArea("apps/api/src/compose.ts", "./features/quiz/queries.ts"), null);
});

test("a function has the lines from its first to its last, with what it encloses", () => {
  const text = [
    "// ünïcode before it",
    "",
    "export function make() {",
    "  return {",
    "    one: () => {",
    "      go();",
    "    },",
    "  };",
    "}",
  ];
  assert.deepEqual(functionLines("a.ts", text.join("\n")), [7, 3]);
  assert.deepEqual(functionLines("b.ts", "export const one = () => 1;"), [1]);
  assert.deepEqual(functionLines("c.tsx", "class A {\n  get b() {\n    return <p />;\n  }\n}"), [3]);
});

test("a folder is big from its thirteenth file on, and its subfolders count by themselves", () => {
  const files = Array.from({ length: 13 }, (_, index) => `a/${index}.ts`);
  assert.deepEqual(bigFolders([...files, "a/b/c.ts"]), ["13 a"]);
  assert.deepEqual(bigFolders([...files.slice(1), "a/b/c.ts"]), []);
});

test("a measure may reach its limit and not pass it", () => {
  const limits = { folders: { what: "big folders", limit: 1 } };
  assert.deepEqual(faultsOf({ folders: ["13 a"] }, limits), []);
  assert.deepEqual(faultsOf({ folders: ["13 a", "14 b"] }, limits), ["big folders: 2, at most 1"]);
});

test("a package that names a preset has no settings of its own", () => {
  assert.deepEqual(ownJestSettings('{ "jest": { "preset": "a" } }'), []);
  assert.deepEqual(ownJestSettings('{ "name": "a" }'), []);
  assert.deepEqual(ownJestSettings('{ "jest": { "preset": "a", "bail": 1 } }'), ["{", '  "bail": 1', "}"]);
});

test("a style that asks the whole page is found, and no other", () => {
  const css = `/* :root:has(a) */ @media (width > 1px) { :root:has([data-rank="a"]) .b, html[lang]:has(main p) { color: red } }
    :root[data-has-rank] .b, main:has(.b), .root:has(.b) { color: blue }
    body:not(.a):has(dialog) { overflow: hidden }`;
  assert.deepEqual(rulesOfWholePage(css), [
    ':root:has([data-rank="a"]) .b',
    "html[lang]:has(main p)",
    "body:not(.a):has(dialog)",
  ]);
});
