import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { myApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { StartError } from "../config/values.ts";
import { makeMonths } from "../db/months/make.ts";
import { readRows } from "../db/read-rows.ts";
import { users } from "../db/schema/accounts.ts";
import { addAuditEntry } from "../records/audit.ts";
import { countRows } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(path.join(tmpdir(), "dryrun-backup-"));
const fileOf = (name: string) => path.join(folder, name);
/** Returns all rows, sorted, because the order of rows in a database is undefined. */
const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().trim().split("\n").sort();

const countJobs = async (condition: string) => {
  const [row] = await readRows<{ count: number }>(
    testApp.db,
    sql.raw(`select count(*)::int as count from pgboss.job where ${condition}`),
  );
  return row?.count;
};

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  const employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp, { credits: 3 });
  const jobId = await aJob(testApp, employer, { description: '<p>₹ & "quotes", हिन्दी, \\ and a line\u2028end</p>' });
  await anApplication(testApp, student, jobId);
  await makeMonths(testApp.db, testApp.clock.now());
  for (const at of ["2019-01-05T10:00:00Z", testApp.clock.now().toISOString()])
    await addAuditEntry(
      testApp.db,
      { actorId: student.id, action: "job.hidden", target: `partition ${at}` },
      new Date(at),
    );
  // The mail of this application is queued: pending work is a job with a start time.
  await eventually(async () => ((await countJobs("state <> 'completed'")) === 0 ? true : undefined));
  await testApp.db.execute(sql`insert into pgboss.job (name, data, start_after)
    values ('mail.application-received', '{"applicationId": "later"}', now() + interval '1 day')`);
  await writeBackup(testApp.db, fileOf("first.gz"), { "secrets.json": '{"a":1}' });
});
afterAll(() => testApp.close());

it("gives the same lines after wipe, restore and another backup, and the same answers to the same token", async () => {
  const before = await call(testApp, myApplications, { query: {} }, student.token);
  await testApp.db.delete(users).catch(() => undefined);
  const { files } = await restoreBackup(testApp.database, fileOf("first.gz"), { isReplacing: true });
  expect(files).toEqual({ "secrets.json": '{"a":1}' });
  await writeBackup(testApp.db, fileOf("second.gz"), files);
  expect(linesOf(fileOf("second.gz"))).toEqual(linesOf(fileOf("first.gz")));
  expect(await countJobs("data->>'applicationId' = 'later'")).toBe(1);
  const after = await call(testApp, myApplications, { query: {} }, student.token);
  expect(after.body).toEqual(before.body);
  expect((await call(testApp, me, {}, student.token)).body.user.interviewCredits).toBe(3);
});

it("has each row of a partitioned table once, whatever partitions the other database has", () => {
  const entries = linesOf(fileOf("first.gz")).filter((line) => line.includes('"target":"partition '));
  expect(entries).toHaveLength(2);
  expect(linesOf(fileOf("first.gz")).filter((line) => line.includes("partitions."))).toEqual([]);
});

it("restores into a database without tables", async () => {
  const other = await createTestApp();
  try {
    const { rows } = await restoreBackup(other.database, fileOf("first.gz"), { isReplacing: false });
    expect(rows).toBeGreaterThan(5);
    expect((await call(other, myApplications, { query: {} }, student.token)).body.applications).toHaveLength(1);
  } finally {
    await other.close();
  }
});

it("refuses to restore into a database with rows", async () => {
  await expect(restoreBackup(testApp.database, fileOf("first.gz"), { isReplacing: false })).rejects.toThrow(
    "The database is not empty. To delete what it holds, add --replace.",
  );
});

it("changes nothing if the backup breaks off in the middle", async () => {
  const lines = gunzipSync(readFileSync(fileOf("first.gz")))
    .toString()
    .trim()
    .split("\n");
  writeFileSync(fileOf("broken.gz"), gzipSync(`${lines.slice(0, -1).join("\n")}\n{"id":`));
  await expect(restoreBackup(testApp.database, fileOf("broken.gz"), { isReplacing: true })).rejects.toThrow(
    "Nothing was changed.",
  );
  const cut = readFileSync(fileOf("first.gz"));
  writeFileSync(fileOf("cut.gz"), cut.subarray(0, cut.length - 40));
  await expect(restoreBackup(testApp.database, fileOf("cut.gz"), { isReplacing: true })).rejects.toThrow(
    "cannot be read",
  );
  expect((await call(testApp, me, {}, student.token)).status).toBe(200);
});

it("names in one sentence the rows that a cut-off backup could not restore, without quoting them", async () => {
  const lines = gunzipSync(readFileSync(fileOf("first.gz")))
    .toString()
    .trim()
    .split("\n");
  const people = lines.findIndex((line) => line === '{"$table":"public.users"}' || /^\{"\$table":.*users/.test(line));
  const row = lines[people + 1] ?? "";
  // The same person twice, then more lines than are read ahead, and a file that breaks off.
  const rest = Array.from({ length: 20_000 }, (_, index) => `{"$table":"x${index}"}`);
  const doubled = gzipSync([...lines.slice(0, people + 1), row, row, ...lines.slice(people + 1), ...rest].join("\n"));
  writeFileSync(fileOf("doubled.gz"), doubled.subarray(0, doubled.length - 40));
  const before = await call(testApp, myApplications, { query: {} }, student.token);
  const refused = await restoreBackup(testApp.database, fileOf("doubled.gz"), { isReplacing: true }).catch(
    (error: Error) => error,
  );
  expect(refused).toBeInstanceOf(StartError);
  const { message } = refused as Error;
  expect(message).toMatch(/the rows of .*users.* do not fit \(23505, .*\)\. Nothing was changed\.$/);
  expect(message).not.toContain("@");
  await new Promise((resolve) => setTimeout(resolve, 200)); // by now the reader has reached the end of the file
  expect((await call(testApp, myApplications, { query: {} }, student.token)).body).toEqual(before.body);
});

describe("an encrypted backup", () => {
  const KEY = "a key for backups with 32 letters";
  const restored = (name: string, key?: string) =>
    restoreBackup(testApp.database, fileOf(name), { isReplacing: true, key });
  beforeAll(() => writeBackup(testApp.db, fileOf("sealed.enc"), {}, KEY));

  it("is unreadable without its key, and restores completely with it", async () => {
    for (const start of [0, 64]) // also not behind the header
      expect(() => gunzipSync(readFileSync(fileOf("sealed.enc")).subarray(start))).toThrow("incorrect header check");
    const rows = await countRows(fileOf("sealed.enc"), KEY);
    for (const key of [undefined, `${KEY}, but another`])
      await expect(restored("sealed.enc", key)).rejects.toThrow("set the BACKUP_KEY that it was made with");
    expect((await restored("sealed.enc", KEY)).rows).toBe(rows);
    expect((await call(testApp, me, {}, student.token)).status).toBe(200);
  });
});

it.each([
  ["something else", "hello", "is no backup of Dryrun"],
  ["another format", '{"format":"other"}', "is no backup of Dryrun"],
  [
    "an older release",
    '{"format":"dryrun-backup","version":1,"migration":"1","queues":[],"files":{}}',
    "made by an older release",
  ],
  [
    "a newer release",
    '{"format":"dryrun-backup","version":1,"migration":"99999999999999","queues":[],"files":{}}',
    "made by a newer release",
  ],
])("refuses %s in one sentence", async (name, text, sentence) => {
  const file = fileOf(`${name}.gz`);
  writeFileSync(file, gzipSync(`${text}\n`));
  await expect(restoreBackup(testApp.database, file, { isReplacing: true })).rejects.toThrow(sentence);
});

it("is readable by its owner only, and never overwrites a file", async () => {
  expect(statSync(fileOf("first.gz")).mode & 0o777).toBe(0o600);
  await expect(writeBackup(testApp.db, fileOf("first.gz"), {})).rejects.toThrow("EEXIST");
});
