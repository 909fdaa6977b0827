import * as admin from "@dryrun/domain/admin/contract";
import { deleteJob, reportJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aPerson, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { countOpenReports } from "./report-queries.ts";

let world: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  world = await createTestApp();
  adminToken = await aTokenOf(world, "admin");
  employer = await aPerson(world, "employer");
}, 30_000);
afterAll(() => world.close());

const report = (student: Person, id: string, note = "") =>
  call(world, reportJob, { params: { id }, body: { reason: "Asks for money", note } }, student.token);
const listed = async (query = {}) => (await call(world, admin.reports, { query }, adminToken)).body;

test("reports stand the newest first with their job and who reported; what is gone is null, and counts as open no more", async () => {
  const [first, second] = [await aStudent(world), await aStudent(world)];
  const kept = await aJob(world, employer, { title: "Kept" });
  const deleted = await aJob(world, employer, { title: "Deleted" });
  await report(first, kept, "They want 500 rupees.");
  await report(second, deleted);
  expect(await countOpenReports(world.db)).toBe(2);
  await call(world, deleteJob, { params: { id: deleted } }, employer.token);
  await world.db.delete(users).where(eq(users.id, first.id));
  const { reports, ...paging } = await listed();
  expect(paging).toEqual({ totalPages: 1, currentPage: 1, total: 2 });
  expect(reports).toEqual([
    {
      _id: expect.any(String),
      job: null,
      reason: "Asks for money",
      note: "",
      reporter: { _id: second.id, fullName: "Asha Verma" },
      createdAt: expect.any(String),
    },
    {
      _id: expect.any(String),
      job: { _id: kept, title: "Kept", company: "Sahyadri Analytics", hidden: false, shown: true },
      reason: "Asks for money",
      note: "They want 500 rupees.",
      reporter: null,
      createdAt: expect.any(String),
    },
  ]);
  expect((await listed({ limit: 1, page: 2 })).reports.map(({ job }) => job?.title)).toEqual(["Kept"]);
  expect(await countOpenReports(world.db)).toBe(1);
  const titlesOf = async (state: string) => (await listed({ state })).reports.map(({ job }) => job?.title ?? null);
  expect([await titlesOf("open"), await titlesOf("closed")]).toEqual([["Kept"], [null]]);
  expect([(await listed({ state: "open" })).total, (await listed({ state: "closed" })).total]).toEqual([1, 1]);
  await call(world, admin.hideJob, { params: { id: kept }, body: { hidden: true } }, adminToken);
  expect((await listed()).reports[1]?.job).toMatchObject({ hidden: true, shown: false });
  expect(await countOpenReports(world.db)).toBe(0);
  expect([await titlesOf("open"), await titlesOf("closed")]).toEqual([[], [null, "Kept"]]);
  const shown = await call(world, admin.hideJob, { params: { id: kept }, body: { hidden: false } }, adminToken);
  expect(shown.body.job).toMatchObject({ hidden: false, shown: true });
  await call(world, admin.updateUser, { params: { id: employer.id }, body: { blocked: true } }, adminToken);
  expect((await listed()).reports[1]?.job).toMatchObject({ hidden: false, shown: false });
  expect(await countOpenReports(world.db)).toBe(0);
});
