import { expect, test } from "@jest/globals";
import { tagGroups } from "./use-many.ts";

const applicationWith = (_id: string, ...tags: string[]) => ({ _id, tags });

test.each([
  ["to nothing", [applicationWith("a"), applicationWith("b")], [{ tags: ["SQL"], applicationIds: ["a", "b"] }]],
  [
    "to what each has",
    [applicationWith("a", "Pune"), applicationWith("b")],
    [
      { tags: ["Pune", "SQL"], applicationIds: ["a"] },
      { tags: ["SQL"], applicationIds: ["b"] },
    ],
  ],
  ["but not twice, in whatever case", [applicationWith("a", "sql"), applicationWith("b", "Pune", "SQL")], []],
])("adds a tag %s", (_, applications, groups) => {
  expect(tagGroups(applications, ["SQL"])).toEqual(groups);
});
