import { readFileSync } from "node:fs";
import path from "node:path";
import { isWithin } from "@dryrun/remote-kit/remote";
import { expect, test } from "@jest/globals";
import remote from "./remote.tsx";

const entries = JSON.parse(readFileSync(path.resolve("../shell/remotes.dev.json"), "utf8")) as {
  name: string;
  owns: string[];
}[];
const owns = entries.find(({ name }) => name === remote.name)?.owns ?? [];
const pages = remote.routes.flatMap(({ children }) => children ?? []);

test.each(pages.map(({ path: route }) => route ?? ""))("%s lies within what the part owns", (route) => {
  expect(owns.some((prefix) => isWithin(prefix, route))).toBe(true);
});

test("every page is a chunk of its own", () => {
  expect(pages.filter(({ lazy, element }) => lazy === undefined && element === undefined)).toEqual([]);
});
