import { expect, test } from "@jest/globals";
import { refusalOf{{pascal}} } from "./rules.ts";

test.each([
  { when: "it is allowed", isAllowed: true, refusal: null },
  { when: "it is not", isAllowed: false, refusal: "write the rule of {{title}} first" },
])("answers $refusal when $when", ({ isAllowed, refusal }) => {
  expect(refusalOf{{pascal}}(isAllowed)).toBe(refusal);
});
