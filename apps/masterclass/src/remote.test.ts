import { ownedBy } from "@dryrun/build-config/part";
import { isWithin } from "@dryrun/remote-kit/remote";
import { expect, test } from "@jest/globals";
import remote from "./remote.tsx";

const owns = ownedBy(process.cwd(), remote.name);

test.each(remote.routes.map(({ path: route }) => route ?? ""))("%s is a path that the part owns", (route) => {
  expect(owns.some((prefix) => isWithin(prefix, route))).toBe(true);
});

test("every prefix that the part owns is a page", () => {
  expect(remote.routes.map(({ path: route }) => route)).toEqual(expect.arrayContaining([...owns]));
});

test("every page is a separate chunk", () => {
  expect(remote.routes.every(({ lazy, Component }) => lazy !== undefined && Component === undefined)).toBe(true);
});
