import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { aJob, aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { AppError } from "../../errors/app-error.ts";
import { findJobs } from "../jobs/find-jobs.ts";
import { createJobSource } from "../jobs/search-source.ts";
import { createSearch, type Search } from "../search.ts";
import { createRemoteSearch } from "./remote-search.ts";
import { searchRoutes } from "./routes.ts";

const SECRET = "the search's secret of thirty-two";

let testApp: TestApp;
let employer: Person;
const opened: { stop(): Promise<unknown> }[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  await aJob(testApp, employer, { title: "Heron Counter" });
});
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.stop();
  faults.splice(0);
});
afterAll(() => testApp.close());

const deps = () => ({
  database: { db: testApp.db, listen: testApp.database.listen },
  onError: (fault: unknown) => void faults.push(fault),
});

/** Starts a search process; returns its address. */
async function aProcess(): Promise<{ url: string; app: FastifyInstance }> {
  const index = createSearch(createJobSource(testApp.db), deps());
  index.start();
  await index.ready;
  const app = Fastify({ forceCloseConnections: true });
  searchRoutes(app, { jobs: index }, SECRET);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  opened.push(index, { stop: () => app.close() });
  return { url, app };
}

function remote(urls: string[], more: { secret?: string; onChange?: (ids: readonly string[]) => void } = {}): Search {
  const { secret = SECRET, ...rest } = more;
  const search = createRemoteSearch("jobs", { urls, secret }, { ...deps(), ...rest });
  opened.push(search);
  search.start();
  return search;
}

const titled = (search: Search, title: string) =>
  findJobs(search, { title, location: "", page: 1, limit: 9 }, testApp.clock.now());

test("finds and corrects like the process that it asks", async () => {
  const search = remote([(await aProcess()).url]);
  await search.ready;
  expect(await titled(search, "heron")).toMatchObject({ total: 1, corrected: [] });
  const from = "heron".replace("ro", "or");
  expect(await titled(search, from)).toMatchObject({ total: 1, corrected: [{ from, to: "heron" }] });
  expect(search.isReady()).toBe(true);
  expect(search.extent().rows).toBeGreaterThan(0);
});

test("reports a change once the search process can find it", async () => {
  const { url } = await aProcess();
  const changed: string[] = [];
  let total = 0;
  const search = remote([url], {
    async onChange(ids) {
      changed.push(...ids);
      ({ total } = await titled(search, "plover"));
    },
  });
  await search.ready;
  const id = await aJob(testApp, employer, { title: "Plover Ringer" });
  await search.catchUp();
  await eventually(async () => (total > 0 ? true : undefined));
  expect(changed).toContain(id);
});

test("asks the next process when one is away", async () => {
  const [first, second] = [await aProcess(), await aProcess()];
  const search = remote([first.url, second.url]);
  await search.ready;
  await first.app.close();
  expect((await titled(search, "heron")).total).toBe(1);
});

test("refuses searches while no process answers, and keeps the API ready", async () => {
  const { url, app } = await aProcess();
  const search = remote([url]);
  await search.ready;
  await app.close();
  const refused = await titled(search, "heron").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).statusCode).toBe(503);
  expect(search.isReady()).toBe(true);
  expect(search.ageMs()).toBeGreaterThan(0);
});

test("does not ask a process that is still building", async () => {
  const index = createSearch(createJobSource(testApp.db), deps());
  const app = Fastify({ forceCloseConnections: true });
  searchRoutes(app, { jobs: index }, SECRET);
  opened.push({ stop: () => app.close() });
  const search = remote([await app.listen({ port: 0, host: "127.0.0.1" }), (await aProcess()).url]);
  expect((await titled(search, "heron")).total).toBe(1);
});

test("does not answer without the secret", async () => {
  const { url } = await aProcess();
  for (const authorization of ["", "Bearer another", `Bearer ${SECRET}x`]) {
    const headers = { authorization, "content-type": "application/json" };
    const body = JSON.stringify({ calls: [{ catchUp: true }] });
    expect((await fetch(`${url}/api/search/jobs`, { method: "POST", headers, body })).status).toBe(404);
    expect((await fetch(`${url}/api/search/jobs`, { headers })).status).toBe(404);
  }
  const refused = await titled(remote([url], { secret: "another secret of thirty-two char" }), "heron").catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(AppError);
});
