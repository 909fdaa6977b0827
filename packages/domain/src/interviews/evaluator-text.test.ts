import { expect, it } from "@jest/globals";
import { evaluatorText } from "./messages.ts";

it.each([
  ["dryrun-offline", "13", "Dryrun's own grader, version 13"],
  ["dryrun-offline", "13+3f2a", "Dryrun's own grader, version 13"],
  ["dryrun-offline with m-1", "13", "Dryrun's own grader with m-1, version 13"],
  ["Another grader", "", "Another grader"],
])("names %s %s as %s", (name, version, text) => {
  expect(evaluatorText(name, version)).toBe(text);
});
