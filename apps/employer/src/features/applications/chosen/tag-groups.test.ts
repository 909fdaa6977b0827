import { expect, test } from "@jest/globals";
import { tagGroups } from "./tag-groups.ts";

const of = (_id: string, ...tags: string[]) => ({ _id, tags });

test.each([
  ["to nothing", [of("a"), of("b")], [{ tags: ["SQL"], applicationIds: ["a", "b"] }]],
  [
    "to what each has",
    [of("a", "Pune"), of("b")],
    [
      { tags: ["Pune", "SQL"], applicationIds: ["a"] },
      { tags: ["SQL"], applicationIds: ["b"] },
    ],
  ],
  ["but not twice, in whatever case", [of("a", "sql"), of("b", "Pune", "SQL")], []],
])("adds a tag %s", (_, applications, groups) => {
  expect(tagGroups(applications, ["SQL"])).toEqual(groups);
});
