import { expect, test } from "@jest/globals";
import { allOf } from "./tsquery.ts";

test.each([
  [[], ""],
  [["s:sql"], "'s:sql'"],
  [["s:power bi", "c:acme"], "'s:power bi' & 'c:acme'"],
  [["o'brien"], "'o''brien'"],
  [["a\\"], "'a\\\\'"],
  [["' | !'x"], "''' | !''x'"],
])("%j is asked for as %s", (lexemes, query) => {
  expect(allOf(lexemes)).toBe(query);
});
