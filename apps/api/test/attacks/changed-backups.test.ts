import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { countRows } from "../../src/backup/read-backup.ts";
import { restoreBackup } from "../../src/backup/restore-backup.ts";
import { writeBackup } from "../../src/backup/write-backup.ts";
import { StartError } from "../../src/config/values.ts";
import { aStudent, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

// An attacker who can write to the backups must not write into the database through a restore: each backup is
// authenticated first. Attacks on PostgreSQL's backups are in deploy/check/backup.test.mjs.

const KEY = "a key for backups with 32 letters";
const folder = mkdtempSync(path.join(tmpdir(), "dryrun-changed-backup-"));
const fileOf = (name: string) => path.join(folder, name);

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aStudent(testApp, { credits: 3 });
  await writeBackup(testApp.db, fileOf("sealed.enc"), {}, KEY);
});
afterAll(() => testApp.close());

const restored = (name: string, key?: string) =>
  restoreBackup(testApp.database, fileOf(name), { isReplacing: true, key });

test.each([
  ["its tag", (length: number) => length - 1],
  ["its content", (length: number) => length >> 1],
  ["its salt", () => 20],
])("a backup with a changed byte in %s is refused, and nothing is restored", async (_, at) => {
  const bytes = readFileSync(fileOf("sealed.enc"));
  const place = at(bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(fileOf("changed.enc"), bytes);
  await expect(countRows(fileOf("changed.enc"), KEY)).rejects.toThrow(StartError);
  await expect(restored("changed.enc", KEY)).rejects.toThrow(StartError);
  expect((await call(testApp, me, {}, student.token)).body.user.interviewCredits).toBe(3);
});

test("a backup written without the key is refused", async () => {
  await writeBackup(testApp.db, fileOf("forged.enc"), {});
  await expect(restored("forged.enc", KEY)).rejects.toThrow("is not encrypted, so nobody knows who wrote it");
  expect((await restored("forged.enc")).rows).toBeGreaterThan(0);
});

test.each([1, 17, 70, 90])("a backup that is cut after %i bytes is refused", async (length) => {
  writeFileSync(fileOf("short.enc"), readFileSync(fileOf("sealed.enc")).subarray(0, length));
  await expect(restored("short.enc", KEY)).rejects.toThrow(StartError);
});
