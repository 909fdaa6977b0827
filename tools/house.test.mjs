// Tests that each measure of tools/house.mjs finds what it counts and nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import { bigFolders, faultsOf, ownJestSettings, rulesOfWholePage, sharedNames } from "./house.mjs";

test("finds a folder big from its thirteenth file on, and counts subfolders separately", () => {
  const files = Array.from({ length: 13 }, (_, index) => `a/${index}.ts`);
  assert.deepEqual(bigFolders([...files, "a/b/c.ts"]), ["13 a"]);
  assert.deepEqual(bigFolders([...files.slice(1), "a/b/c.ts"]), []);
});

test("lets a measure reach its limit, but not exceed it", () => {
  const limits = { folders: { what: "big folders", limit: 1 } };
  assert.deepEqual(faultsOf({ folders: ["13 a"] }, limits), []);
  assert.deepEqual(faultsOf({ folders: ["13 a", "14 b"] }, limits), ["big folders: 2, at most 1"]);
});

test("finds no own settings in a package with a preset", () => {
  assert.deepEqual(ownJestSettings('{ "jest": { "preset": "a" } }'), []);
  assert.deepEqual(ownJestSettings('{ "name": "a" }'), []);
  assert.deepEqual(ownJestSettings('{ "jest": { "preset": "a", "bail": 1 } }'), ["{", '  "bail": 1', "}"]);
});

test("finds a style that matches against the whole page, and no other", () => {
  const css = `/* :root:has(a) */ @media (width > 1px) { :root:has([data-rank="a"]) .b, html[lang]:has(main p) { color: red } }
    :root[data-has-rank] .b, main:has(.b), .root:has(.b) { color: blue }
    body:not(.a):has(dialog) { overflow: hidden }`;
  assert.deepEqual(rulesOfWholePage(css), [
    ':root:has([data-rank="a"]) .b',
    "html[lang]:has(main p)",
    "body:not(.a):has(dialog)",
  ]);
});

test("finds a custom property with the name of a class of its module, and no other", () => {
  const css = `/* .a { --a: 1px } */ .question { color: var(--text) } .text[data-size="s"] { --question: 33%; --answer:67% }`;
  assert.deepEqual(sharedNames(css), ["question"]);
});
