import { deleteAccount } from "@dryrun/domain/account/contract";
import { leaveTeam, removeColleague } from "@dryrun/domain/company/team/contract";
import { deleteView, savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import { MAX_SHARED_VIEWS, MAX_VIEWS } from "@dryrun/domain/views/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aMember, aPerson, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { savedViews as viewRows } from "../../db/schema/saved-views.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const save = (change: object = {}, { token } = employer) =>
  call(testApp, saveView, { body: { list: "applications", name: "To call", query: "stage=call", ...change } }, token);
const views = async ({ token } = employer) => (await call(testApp, savedViews, {}, token)).body.views;

test("stores a view's filters, and replaces those with the same name in any case", async () => {
  const { status, body } = await save();
  expect([status, body.view]).toEqual([
    201,
    {
      _id: body.view._id,
      list: "applications",
      name: "To call",
      query: "stage=call",
      shared: false,
      author: null,
      mayChange: true,
    },
  ]);
  await save({ name: " to CALL ", query: "stage=call&sort=score" });
  await save({ list: "candidates", name: "to call", query: "skills=SQL" });
  expect((await views()).map(({ list, name, query }) => [list, name, query]).sort()).toEqual([
    ["applications", "to CALL", "stage=call&sort=score"],
    ["candidates", "to call", "skills=SQL"],
  ]);
});

test("shows views only to their employer", async () => {
  const { body } = await save();
  const stranger = await aPerson(testApp, "employer");
  const params = { viewId: body.view._id };
  expect(await views(stranger)).toEqual([]);
  expect((await call(testApp, deleteView, { params }, stranger.token)).status).toBe(404);
  expect((await call(testApp, deleteView, { params }, employer.token)).status).toBe(204);
  expect([(await views()).length, (await call(testApp, deleteView, { params }, employer.token)).status]).toEqual([
    0, 404,
  ]);
});

test(`refuses more than ${MAX_VIEWS} views, also in simultaneous requests; one of them can still be replaced`, async () => {
  const names = Array.from({ length: MAX_VIEWS + 3 }, (_, index) => `View ${index}`);
  const statuses = (await Promise.all(names.map((name) => save({ name })))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_VIEWS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  const [first] = await views();
  expect((await save({ name: first?.name, query: "sort=name" })).status).toBe(201);
});

test.each<[object, string]>([
  [{ name: "" }, "name"],
  [{ name: "x".repeat(61) }, "name"],
  [{ name: "<b>" }, "name"],
  [{ list: "jobs" }, "list"],
  [{ query: "x".repeat(2001) }, "query"],
])("answers 400 at its field for %j", async (change, field) => {
  const { status, refusal } = await save(change);
  expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
});

describe("shared views", () => {
  let recruiter: Person;
  let viewer: Person;
  beforeEach(async () => {
    recruiter = await aMember(testApp, employer, "Rohan Kulkarni", "recruiter");
    viewer = await aMember(testApp, employer, "Meera Joshi", "viewer");
  });
  const update = (viewId: string, body: object, { token } = employer) =>
    call(testApp, updateView, { params: { viewId }, body }, token);
  const remove = (viewId: string, { token } = employer) => call(testApp, deleteView, { params: { viewId } }, token);
  const shared = async (change: object = {}, by = recruiter) =>
    (await save({ shared: true, ...change }, by)).body.view._id;

  test("are seen by the company's people alone, with the author's name; private ones are not", async () => {
    await save({ name: "Mine" }, recruiter);
    await shared();
    const about = { name: "To call", query: "stage=call", shared: true };
    expect(await views(viewer)).toMatchObject([{ ...about, author: "Rohan Kulkarni", mayChange: false }]);
    expect(await views(employer)).toMatchObject([{ ...about, author: "Rohan Kulkarni", mayChange: true }]);
    expect((await views(recruiter)).map(({ name, author, mayChange }) => [name, author, mayChange])).toEqual([
      ["Mine", null, true],
      ["To call", null, true],
    ]);
    expect(await views(await aPerson(testApp, "employer"))).toEqual([]);
  });

  test("are changed and deleted by their author and by owners, and used by others", async () => {
    const id = await shared();
    const refused = [await update(id, { name: "x" }, viewer), await remove(id, viewer)];
    expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(Array(2).fill([403, "ROLE"]));
    expect((await update(id, { name: "Call now" }, recruiter)).body.view).toMatchObject({
      name: "Call now",
      shared: true,
    });
    expect((await update(id, { query: "stage=offer" })).body.view).toMatchObject({ query: "stage=offer" });
    expect((await update(id, { shared: false })).body.view.shared).toBe(false);
    expect((await update(id, { shared: true })).status).toBe(404); // it is the author's alone now
    expect(await views(recruiter)).toHaveLength(1);
    const other = await shared({ name: "Other" });
    expect((await remove(other)).status).toBe(204);
  });

  test("are shared by owners and recruiters; of another company they are a 404", async () => {
    expect((await save({ shared: true }, viewer)).refusal.code).toBe("ROLE");
    const own = (await save({}, viewer)).body.view._id;
    expect((await update(own, { shared: true }, viewer)).refusal.code).toBe("ROLE");
    const id = await shared({}, employer);
    const stranger = await aPerson(testApp, "employer");
    expect([(await update(id, { name: "x" }, stranger)).status, (await remove(id, stranger)).status]).toEqual([
      404, 404,
    ]);
  });

  test("stay shared when the author saves the same name again, which another view of the author cannot get", async () => {
    const id = await shared();
    expect((await save({ query: "sort=name" }, recruiter)).body.view).toMatchObject({ _id: id, shared: true });
    await save({ name: "Mine" }, recruiter);
    const { status, refusal } = await update(id, { name: "MINE" }, recruiter);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "name"]);
  });

  test(`are at most ${MAX_SHARED_VIEWS} for a list and company, also in simultaneous requests`, async () => {
    const half = MAX_SHARED_VIEWS / 2;
    for (let count = 0; count < half; count += 1) await shared({ name: `Own ${count}` }, employer);
    for (let count = 0; count < half - 1; count += 1) await shared({ name: `View ${count}` });
    const answers = await Promise.all([
      save({ name: "Last", shared: true }, recruiter),
      save({ name: "Last", shared: true }, employer),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await save({ list: "candidates", shared: true }, recruiter)).status).toBe(201);
    expect((await save({ name: "View 0", shared: true }, recruiter)).status).toBe(201);
  });

  test("of a removed person pass to the owner, with a free name; private ones are deleted", async () => {
    await save({ name: "to CALL" }, employer);
    const id = await shared();
    await save({ name: "Private" }, recruiter);
    await call(
      testApp,
      removeColleague,
      { params: { userId: recruiter.id }, query: { jobsTo: employer.id } },
      employer.token,
    );
    expect((await views()).map(({ _id, name, author }) => [_id === id, name, author])).toEqual([
      [false, "to CALL", null],
      [true, "To call (2)", null],
    ]);
    expect(await testApp.db.$count(viewRows, eq(viewRows.employerId, recruiter.id))).toBe(0);
  });

  test("of a person who leaves or deletes the account pass to the owner; a company of one ends with its views", async () => {
    await shared();
    await call(testApp, leaveTeam, {}, recruiter.token);
    const second = await aMember(testApp, employer, "Vikram Shah", "recruiter");
    await shared({ name: "Second" }, second);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, second.token);
    expect((await views()).map(({ name }) => name)).toEqual(["Second", "To call"]);
    const alone = await aPerson(testApp, "employer");
    await save({ shared: true }, alone);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, alone.token);
    expect(await testApp.db.$count(viewRows, eq(viewRows.employerId, alone.id))).toBe(0);
  });
});
