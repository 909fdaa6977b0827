import { ownedBy } from "@dryrun/build-config/part";
import { isWithin } from "@dryrun/remote-kit/remote";
import { expect, test } from "@jest/globals";
import remote from "./remote.tsx";

const owns = ownedBy(process.cwd(), remote.name);
const pages = remote.routes.flatMap(({ children }) => children ?? []);

test.each(pages.map(({ path: route }) => route ?? ""))("%s is within the part's own URLs", (route) => {
  expect(owns.some((prefix) => isWithin(prefix, route))).toBe(true);
});

test("every page is a separate chunk", () => {
  expect(pages.filter(({ lazy, element }) => lazy === undefined && element === undefined)).toEqual([]);
});
