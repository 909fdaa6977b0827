import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aJob, aPerson, jobForm, type Person } from "../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { newId } from "../ids.ts";
import { findJob, insertJob, updateJob } from "../records/jobs.ts";
import { deleteOldChanges } from "./changes-queries.ts";
import { applyChanges, buildIndex, type Held } from "./follow.ts";
import { findJobs } from "./jobs/find-jobs.ts";
import { createJobSource } from "./jobs/search-source.ts";
import { findRows } from "./memory/query.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchSource } from "./source.ts";

let testApp: TestApp;
let employer: Person;
const opened: Search[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterEach(async () => {
  for (const search of opened.splice(0)) await search.stop();
});
afterAll(() => testApp.close());

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;
const faults: unknown[] = [];
/** Opens a search like another process, on the same database. */
function another(source: SearchSource = createJobSource(testApp.db), listen = testApp.database.listen): Search {
  const search = createSearch(source, { database: { db: testApp.db, listen }, onError: (fault) => faults.push(fault) });
  opened.push(search);
  search.start();
  return search;
}
const totalOf = async (search: Search, title: string) =>
  (await findJobs(search, { title, location: "", page: 1, limit: 9 }, testApp.clock.now())).total;
const foundBy = (search: Search, title: string) =>
  eventually(async () => ((await totalOf(search, title)) > 0 ? true : undefined));

const job = (title: string) => {
  const now = testApp.clock.now();
  const typed = { jobType: "hybrid", experienceMax: null } as const;
  return {
    ...jobForm({ title }),
    ...typed,
    id: newId(now),
    employerId: employer.id,
    title,
    createdAt: now,
    updatedAt: now,
  };
};
/** A source that counts its reads. */
function counted() {
  const source = createJobSource(testApp.db);
  const slice = jest.fn(source.slice);
  return { source: { ...source, slice }, slice };
}

describe("a change by another process", () => {
  test("is found when the database announces it", async () => {
    const search = another();
    await search.ready;
    await aJob(testApp, employer, { title: "Ibis Keeper" });
    await foundBy(search, "ibis");
  });

  test("is found without announcements too, which not every pooler passes on", async () => {
    const search = another(undefined, async () => async () => {});
    await search.ready;
    await aJob(testApp, employer, { title: "Stork Keeper" });
    await foundBy(search, "stork");
    expect(search.ageMs()).toBeGreaterThan(0);
  });

  test("is found in a search that was just built, and at once in its own process", async () => {
    const search = another();
    const posted = aJob(testApp, employer, { title: "Crane Keeper" });
    await Promise.all([posted, search.ready]);
    await search.catchUp();
    expect([await totalOf(search, "crane"), await totalOf(testApp.deps.jobRecords.index, "crane")]).toEqual([1, 1]);
  });

  (isOnPostgres ? test : test.skip)("is not missed when its transaction commits after later ones", async () => {
    const search = another();
    await search.ready;
    let commit = () => {};
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const late = testApp.deps.jobRecords.change(async (tx) => {
      await insertJob(tx, job("Late Heron"));
      written();
      await committed;
    });
    await isWritten;
    for (const title of ["Early Heron", "Second Heron"]) {
      await aJob(testApp, employer, { title });
      await search.catchUp();
    }
    expect(await totalOf(search, "heron")).toBe(2);
    commit();
    await late;
    await search.catchUp();
    expect(await totalOf(search, "heron")).toBe(3);
  });
});

describe("a process that was disconnected", () => {
  const rowsIn = ({ index }: Held, title: string) =>
    findRows(index, { where: { term: `t:${title}` }, ranges: [] }, 100).length;
  async function cutOff(ms: number) {
    const { source, slice } = counted();
    const indexState = (await buildIndex(testApp.db, source, () => false)) as Held;
    const reads = slice.mock.calls.length;
    const title = `gull${ms / HOUR_MS}`;
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push(await aJob(testApp, employer, { title }));
    const posted = await findJob(testApp.db, ids[0] ?? "");
    if (posted) await testApp.deps.jobRecords.change((tx) => updateJob(tx, posted, { title: "gone" }));
    indexState.position = { ...indexState.position, at: indexState.position.at - ms / 1000 };
    const changed = await applyChanges(testApp.db, source, indexState);
    // Earlier changes are read again while an older transaction runs in any database of the server.
    const missed = changed && ids.filter((id) => !changed.includes(id));
    return { missed, found: rowsIn(indexState, title), isRebuilt: slice.mock.calls.length > reads };
  }

  test("for an hour applies the changes without a new build", async () => {
    expect(await cutOff(HOUR_MS)).toEqual({ missed: [], found: 4, isRebuilt: false });
  });

  test("for a day builds again", async () => {
    expect((await cutOff(DAY_MS)).missed).toBeNull();
  });

  test("from a database that was replaced by an older one builds again", async () => {
    const source = createJobSource(testApp.db);
    const indexState = (await buildIndex(testApp.db, source, () => false)) as Held;
    indexState.position = { ...indexState.position, from: indexState.position.from + 1_000_000n };
    expect(await applyChanges(testApp.db, source, indexState)).toBeNull();
  });
});

describe("building", () => {
  test("yields to other work between slices of 500", async () => {
    const rows = Array.from({ length: 2600 }, (_, index) => ({
      id: newId(addMs(new Date(0), index)),
      at: index,
      numbers: [1e16],
      terms: ["t:row"],
    }));
    let turns = 0;
    const source: SearchSource = {
      ...createJobSource(testApp.db),
      slice: async (after, most) => {
        const from = after ? after.at + 1 : 0;
        return rows.slice(from, from + most);
      },
    };
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const indexState = await buildIndex(testApp.db, source, () => false);
    isOver = true;
    expect([indexState?.index.size, turns >= 10]).toEqual([2600, true]);
  });

  test("is retried when the database fails, reported once, and readiness waits for it", async () => {
    let fails = 2;
    const source = createJobSource(testApp.db);
    const search = another({
      ...source,
      slice: (after, most) => (fails-- > 0 ? Promise.reject(new Error("away")) : source.slice(after, most)),
    });
    expect(search.isReady()).toBe(false);
    const total = totalOf(search, "ibis");
    await search.ready;
    expect([search.isReady(), await total, faults.length]).toEqual([true, 1, 2]);
  });

  test("runs again next to a worn index, and includes changes made in the meantime", async () => {
    const { source, slice } = counted();
    const search = another(source);
    await search.ready;
    await testApp.db.execute(sql`
      insert into jobs(id, employer_id, title, company, location, salary, job_type, experience_min, created_at, updated_at)
      select gen_random_uuid(), ${employer.id}, 'Tern', 'C', 'P', '1', 'hybrid', 0, now() - n * interval '1 day', now()
      from generate_series(1, 1100) n`);
    await testApp.db.execute(sql`
      insert into job_search(job_id, posted_at, terms)
      select id, created_at, array_to_tsvector(array['t:tern', 'y:hybrid']) from jobs where title = 'Tern'`);
    await search.catchUp();
    expect(await totalOf(search, "tern")).toBe(1100);
    await aJob(testApp, employer, { title: "Tern" });
    await eventually(() => (slice.mock.calls.length > 2 ? true : undefined));
    await eventually(async () => ((await totalOf(search, "tern")) === 1101 ? true : undefined));
  });
});

test("keeps changes for a day", async () => {
  await testApp.db.execute(
    sql`update search_changes set at = now() - interval '25 hours' where seq = (select min(seq) from search_changes)`,
  );
  const numbers = async (query: string) => Number(((await testApp.database.query(query)).rows[0] as { n: string }).n);
  // The sweep may add changes at any time.
  const last = await numbers("select max(seq) as n from search_changes");
  const count = () => numbers(`select count(*) as n from search_changes where seq <= ${last}`);
  const before = await count();
  await deleteOldChanges(testApp.db);
  expect([before > 10, await count()]).toEqual([true, before - 1]);
});
