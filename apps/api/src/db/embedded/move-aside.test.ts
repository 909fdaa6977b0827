import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { FolderInUseError, lockDataFolder } from "./data-folder.ts";
import { moveAside } from "./move-aside.ts";

const NOW = new Date("2026-11-26T10:00:00.000Z");
const aFolder = () => path.join(mkdtempSync(path.join(os.tmpdir(), "dryrun-aside-")), "db");

test("keeps all files under a new name, and makes room for a new database", () => {
  const folder = aFolder();
  lockDataFolder(folder)();
  writeFileSync(path.join(folder, "PG_VERSION"), "17");
  expect(moveAside(folder, NOW)).toBe(`${folder}-2026-11-26T10-00-00-000Z`);
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(`${folder}-2026-11-26T10-00-00-000Z/PG_VERSION`, "utf8")).toBe("17");
  expect(moveAside(folder, NOW)).toBeUndefined();
});

test("moves nothing while a process uses the folder", () => {
  const folder = aFolder();
  const unlock = lockDataFolder(folder);
  expect(() => moveAside(folder, NOW)).toThrow(FolderInUseError);
  expect(existsSync(folder)).toBe(true);
  unlock();
});
