import { updateUser } from "@dryrun/domain/admin/contract";
import { openApi } from "@dryrun/domain/company/developers/contract";
import { feedPath, MAX_FEED_JOBS } from "@dryrun/domain/company/developers/limits";
import { closeJob, deleteJob } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { aJob, anAdmin, aPerson, jobForm, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { companyName: "Sahyadri Foods" });
});
afterAll(() => testApp.close());

const feedOf = (id: string) =>
  testApp.app.inject({ url: feedPath(id), headers: { origin: "https://sahyadri.example" } });
const jobsIn = async (id = owner.id) => (await feedOf(id)).json().items as { id: string }[];

test("the description of the API needs no login, and names this server", async () => {
  const answer = await testApp.app.inject({ url: `/api${openApi.path}` });
  const { openapi, servers } = answer.json();
  expect([answer.statusCode, openapi, servers]).toEqual([200, "3.1.0", [{ url: "http://localhost/api" }]]);
});

describe("the feed of a company", () => {
  test("has the open jobs, the newest first, as their public pages show them", async () => {
    const older = await aJob(testApp, owner);
    const newer = await aJob(testApp, owner, { title: "Data Analyst", description: "<p>You <b>join</b> us.</p>" });
    const { statusCode, headers, body } = await feedOf(owner.id);
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        "content-type": "application/feed+json; charset=utf-8",
        "cache-control": "public, max-age=300",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      },
    ]);
    expect(headers["set-cookie"]).toBeUndefined();
    const feed = JSON.parse(body);
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Jobs at Sahyadri Foods",
      feed_url: `http://localhost/companies/${owner.id}/jobs.json`,
    });
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
    expect(feed.items[0]).toMatchObject({
      url: `http://localhost/jobs/${newer}`,
      title: "Data Analyst",
      content_text: "You join us.",
      _dryrun: { location: jobForm().location },
    });
    expect(body).not.toContain(owner.email);
  });

  test("leaves out jobs that are closed, past their day, deleted or of another company", async () => {
    const [open, closed, deleted] = [
      await aJob(testApp, owner),
      await aJob(testApp, owner),
      await aJob(testApp, owner),
    ];
    const past = await aJob(testApp, owner, { closingDate: indianDay(testApp.clock.now()) });
    await aJob(testApp, await aPerson(testApp, "employer"));
    await call(testApp, closeJob, { params: { id: closed } }, owner.token);
    await call(testApp, deleteJob, { params: { id: deleted } }, owner.token);
    expect((await jobsIn()).map(({ id }) => id)).toEqual([past, open]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
    expect((await jobsIn()).map(({ id }) => id)).toEqual([open]);
  });

  test("is empty for a company whose owner is blocked, and not found for another id", async () => {
    await aJob(testApp, owner);
    const admin = await anAdmin(testApp);
    const body = { blocked: true, reason: "Spam" };
    await call(testApp, updateUser, { params: { id: owner.id }, body }, admin.token);
    expect(await jobsIn()).toEqual([]);
    for (const id of [newId(testApp.clock.now()), "x", "..%2f..%2fetc", "a'or'1"])
      expect((await feedOf(id)).statusCode).toBe(404);
  });

  test(`has at most ${MAX_FEED_JOBS} jobs`, async () => {
    for (let one = 0; one <= MAX_FEED_JOBS; one += 1) await aJob(testApp, owner);
    expect(await jobsIn()).toHaveLength(MAX_FEED_JOBS);
  });
});

test("jobs of a company that awaits verification are in no feed", async () => {
  const strict = await createTestApp({ verification: "required" });
  const person = await aPerson(strict, "employer");
  await aJob(strict, person);
  const { items } = (await strict.app.inject({ url: feedPath(person.id) })).json();
  await strict.close();
  expect(items).toEqual([]);
});
