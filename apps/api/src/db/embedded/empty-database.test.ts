import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "@jest/globals";
import { create } from "tar";
import { unpackEmptyDatabase } from "./empty-database.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "dryrun-empty-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
let file: string;
beforeEach(async () => {
  const cwd = mkdtempSync(path.join(root, "image-"));
  mkdirSync(path.join(cwd, "base"));
  writeFileSync(path.join(cwd, "base/1"), "a table");
  writeFileSync(path.join(cwd, "PG_VERSION"), "18");
  file = `${cwd}.tar.gz`;
  await create({ file, cwd, gzip: true }, ["base", "PG_VERSION"]);
  folder = mkdtempSync(path.join(root, "data-"));
});

test("writes all files into an empty folder", async () => {
  await unpackEmptyDatabase(folder, file);
  expect(readFileSync(`${folder}/base/1`, "utf8")).toBe("a table");
  expect(readFileSync(`${folder}/PG_VERSION`, "utf8")).toBe("18");
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test("repairs the folder when an earlier start was killed while unpacking", async () => {
  mkdirSync(`${folder}.new/base`, { recursive: true });
  writeFileSync(`${folder}.new/base/2`, "half");
  await unpackEmptyDatabase(folder, file);
  expect(readdirSync(`${folder}/base`)).toEqual(["1"]);
});

test("leaves a folder with any content as it is", async () => {
  writeFileSync(`${folder}/PG_VERSION`, "17");
  await unpackEmptyDatabase(folder, file);
  expect(readdirSync(folder)).toEqual(["PG_VERSION"]);
  expect(readFileSync(`${folder}/PG_VERSION`, "utf8")).toBe("17");
});

test("writes nothing from a damaged image", async () => {
  writeFileSync(file, readFileSync(file).subarray(0, 60));
  await expect(unpackEmptyDatabase(folder, file)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test("leaves the folder empty without an image", async () => {
  await unpackEmptyDatabase(folder, `${file}.missing`);
  expect(readdirSync(folder)).toEqual([]);
});
