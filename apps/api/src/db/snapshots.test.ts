import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const META = new URL("../../drizzle/meta/", import.meta.url);

test("the repository keeps the snapshot of the newest migration only", () => {
  const journal = JSON.parse(readFileSync(new URL("_journal.json", META), "utf8")) as { entries: { tag: string }[] };
  const newest = journal.entries.at(-1)?.tag.split("_")[0];
  expect(readdirSync(META).sort()).toEqual([`${newest}_snapshot.json`, "_journal.json"]);
});
