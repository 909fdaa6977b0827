import { JOB_TYPES, type JobType } from "@dryrun/domain/jobs/limits";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { aPerson, jobForm } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { newId } from "../../ids.ts";
import { insertJob } from "../../records/jobs.ts";
import { termsOf, tsqueryOf } from "../tokens.ts";
import { createJobSearch } from "./search.ts";
import { findListed } from "./search-queries.ts";

const TITLES = ["Data Analyst", "Senior Data Analyst", "SQL Developer", "Analyst, Retail"];
const PLACES = ["Pune", "Bengaluru", "Navi Mumbai"];
const COUNT = 120;

let world: TestApp;
const listed: { id: string; at: Date; closes: Date | null; terms: string[] }[] = [];
beforeAll(async () => {
  world = await createTestApp();
  const employer = await aPerson(world, "employer");
  const now = world.clock.now();
  for (let at = 0; at < COUNT; at++) {
    const createdAt = addMs(now, -at * 7 * HOUR_MS);
    const job = {
      ...jobForm(),
      id: newId(createdAt),
      employerId: employer.id,
      title: TITLES[at % TITLES.length] as string,
      location: PLACES[at % PLACES.length] as string,
      jobType: JOB_TYPES[at % JOB_TYPES.length] as JobType,
      experienceMax: null,
      closingDate: at % 11 === 0 ? "2020-01-01" : null,
      createdAt,
      updatedAt: createdAt,
    };
    await world.parts.jobRecords.change((tx) => insertJob(tx, job));
    listed.push({
      id: job.id,
      at: createdAt,
      closes: job.closingDate ? new Date("2020-01-02") : null,
      terms: termsOf(job),
    });
  }
});
afterAll(() => world.close());

const QUESTIONS = [
  null,
  "t:data",
  "t:analyst|l:pune",
  "t:sql|l:navi|l:mumbai|y:hybrid",
  "t:nothing",
  "y:full-time",
].flatMap((lexemes) => [null, 1, 7, 30].map((days) => ({ lexemes, days })));

it.each(QUESTIONS)(
  "both ways find what a plain reading finds: $lexemes within $days days",
  async ({ lexemes, days }) => {
    const wanted = lexemes?.split("|") ?? [];
    const words = (kind: string) => wanted.filter((one) => one.startsWith(kind)).map((one) => one.slice(2));
    const terms = tsqueryOf({ title: words("t:"), location: words("l:") }, words("y:")[0]);
    const openAt = world.clock.now();
    const postedSince = days === null ? null : addMs(openAt, -days * DAY_MS);
    const expected = listed
      .filter((job) => job.closes === null && (postedSince === null || job.at >= postedSince))
      .filter((job) => wanted.every((one) => job.terms.includes(one)))
      .map(({ id }) => id);
    for (const byWalking of terms === null ? [true] : [true, false]) {
      const ask = (slice: { skipped: number; wanted: number }, most = 1000) =>
        findListed(world.db, { terms, postedSince, openAt }, byWalking, most, slice);
      expect(await ask({ skipped: 0, wanted: 1000 })).toEqual({ total: expected.length, ids: expected });
      expect((await ask({ skipped: 5, wanted: 3 })).ids).toEqual(expected.slice(5, 8));
      expect((await ask({ skipped: 0, wanted: 10 }, 4)).total).toBe(Math.min(expected.length, 5));
    }
  },
);

it("turns pages to the end and no further", async () => {
  const search = createJobSearch({ db: world.db, clock: world.clock });
  const filter = { title: "", location: "", page: 1, limit: 20 };
  const first = await search.find(filter);
  const open = listed.filter(({ closes }) => closes === null).map(({ id }) => id);
  expect(first.ids).toEqual(open.slice(0, 20));
  expect((await search.find({ ...filter, page: 5 })).ids).toEqual(open.slice(80, 100));
  expect((await search.find({ ...filter, page: 99 })).ids).toEqual([]);
});

it("asks the database once for the pages of a search, those past the end too", async () => {
  const asked = jest.spyOn(world.db, "execute");
  const search = createJobSearch({ db: world.db, clock: world.clock });
  const filter = { title: "sql developer", location: "", limit: 20 };
  const { total } = await search.find({ ...filter, page: 1 });
  const before = asked.mock.calls.length;
  expect([total > 20, before > 0]).toEqual([true, true]);
  for (const page of [1, 2, 3, 99]) await search.find({ ...filter, page });
  expect(asked.mock.calls).toHaveLength(before);
  asked.mockRestore();
});
