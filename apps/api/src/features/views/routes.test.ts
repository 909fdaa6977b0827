import { deleteView, savedViews, saveView } from "@dryrun/domain/views/contract";
import { MAX_VIEWS } from "@dryrun/domain/views/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

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
    { _id: body.view._id, list: "applications", name: "To call", query: "stage=call" },
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
