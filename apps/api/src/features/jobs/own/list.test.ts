import { closeJob, employerJobs } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, endOfIndianDay, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";

let testApp: TestApp;
let employer: Person;
const titles = new Map<string, string>();
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  const start = addMs(endOfIndianDay(indianDay(testApp.clock.now())), HOUR_MS); // so that the jobs are posted on one day
  testApp.clock.moveTo(start);
  const post = async (title: string, change: object = {}) => {
    testApp.clock.moveTo(addMs(testApp.clock.now(), HOUR_MS));
    const id = await aJob(testApp, employer, { title, ...change });
    titles.set(id, title);
    return id;
  };
  const busy = await post("analyst, Sales", { location: "Pune" });
  await post("Zoologist 100%", { location: "Navi Mumbai", closingDate: indianDay(start) });
  const closed = await post("Buyer", { location: "Pune" });
  await post("Analyst, Finance", { location: "Kochi", closingDate: indianDay(addMs(start, 30 * DAY_MS)) });
  for (let count = 0; count < 2; count++) await anApplication(testApp, await aStudent(testApp), busy);
  await anApplication(testApp, await aStudent(testApp), closed);
  await call(testApp, closeJob, { params: { id: closed } }, employer.token);
  testApp.clock.moveTo(addMs(start, 3 * DAY_MS));
});
afterAll(() => testApp.close());

const ownJobs = (query: object) => call(testApp, employerJobs, { query }, employer.token);
const list = async (query: object) => (await ownJobs(query)).body.jobs.map(({ _id }) => titles.get(_id));

test("sorts newest first by default, by most applications, or by title ignoring case", async () => {
  expect(await list({})).toEqual(["Analyst, Finance", "Buyer", "Zoologist 100%", "analyst, Sales"]);
  expect(await list({ sort: "" })).toEqual(await list({ sort: "newest" }));
  expect(await list({ sort: "applications" })).toEqual([
    "analyst, Sales",
    "Buyer",
    "Analyst, Finance",
    "Zoologist 100%",
  ]);
  expect(await list({ sort: "title" })).toEqual(["Analyst, Finance", "analyst, Sales", "Buyer", "Zoologist 100%"]);
});

test("requires all words in title or place, ignoring case, without corrections", async () => {
  expect(await list({ search: "ANALYST" })).toEqual(["Analyst, Finance", "analyst, Sales"]);
  expect(await list({ search: " pune analyst " })).toEqual(["analyst, Sales"]);
  expect(await list({ search: "100%" })).toEqual(["Zoologist 100%"]);
  expect(await list({ search: "%" })).toEqual(["Zoologist 100%"]);
  expect(await list({ search: "goa" })).toEqual([]);
});

test("lists open jobs or closed ones, whether closed by the employer or by date", async () => {
  expect(await list({ state: "open" })).toEqual(["Analyst, Finance", "analyst, Sales"]);
  expect(await list({ state: "closed" })).toEqual(["Buyer", "Zoologist 100%"]);
  const { body } = await ownJobs({ state: "closed", search: "pune", limit: 1 });
  expect([body.total, body.totalPages, body.jobs[0]?.closed]).toEqual([1, 1, true]);
});

test.each([
  ["an order that there is not", { sort: "salary" }, "sort"],
  ["a state that there is not", { state: "hidden" }, "state"],
  ["too many words", { search: "x".repeat(101) }, "search"],
])("refuses %s at its field", async (_, query, field) => {
  const { status, refusal } = await ownJobs(query);
  expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test("lists no jobs of another employer", async () => {
  const other = await aPerson(testApp, "employer");
  expect((await call(testApp, employerJobs, { query: { search: "analyst" } }, other.token)).body.total).toBe(0);
});
