import { DATE_POSTED, DATE_POSTED_HOURS, JOB_TYPES, type JobType } from "@dryrun/domain/jobs/limits";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { yearlyPayOf } from "@dryrun/domain/pay/yearly";
import { addMs, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aPerson, jobForm } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { isFull } from "../../../test/full.ts";
import { tsqueryOf } from "../../../test/search/job-tsquery.ts";
import { newId } from "../../ids.ts";
import { relistJobs, unlistJobs } from "../../records/jobs/job-listings.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import { deleteJob, findJob, insertJob, updateJob } from "../../records/jobs.ts";
import { correctionOf, type KnownWord } from "../correct.ts";
import { createSearch, type Search } from "../search.ts";
import { KIND, queryWordsOf } from "../tokens.ts";
import { findJobs, type JobQuery } from "./find-jobs.ts";
import { createJobSource } from "./search-source.ts";

const JOBS = 400;
const FILTERS = isFull ? 2000 : 200;
const PAGE = 30;
const ROLES = ["Analyst", "Engineer", "Tester", "Designer", "Trainer", "Developer (C++)", "Auditor", "Accountant"];
/** A role of few listings, so that the index stores it as a list. */
const RARE_ROLE = "Falconer";
const LEVELS = ["Senior", "Junior", "Lead", "Associate", ""];
const FIELDS = ["Data", "SQL", "Power BI", "Retail", "Finance", "Node.js", "Field", "Node"];
const PLACES = ["Pune", "Bengaluru, Karnataka", "Navi Mumbai", "Mumbai", "Chennai", "Kochi"];
const SALARIES = ["Not disclosed", "300000", "₹4–6 LPA", "25k/month", "₹9,50,000 – ₹14,00,000 a year", "$50,000"];
const SKILLS = ["SQL", "Excel", "Power BI", "Tableau", "Python", "VBA"];

/** Makes the same random numbers in every run. */
let state = 7;
const random = (below: number) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
};
const one = <T>(list: readonly T[]) => list[random(list.length)] as T;

let testApp: TestApp;
let employerId: string;
const ids: string[] = [];

function aRow() {
  // Some have the same time: their ids break the tie.
  const createdAt = addMs(testApp.clock.now(), -random(900) * HOUR_MS);
  return {
    ...jobForm(),
    id: newId(createdAt),
    employerId,
    title: `${one(LEVELS)} ${one(FIELDS)} ${random(100) ? one(ROLES) : RARE_ROLE}`,
    location: one(PLACES),
    jobType: one(JOB_TYPES) as JobType,
    salary: one(SALARIES),
    requirements: `<ul>${SKILLS.filter(() => random(3) === 0).map((skill) => `<li>${skill}</li>`)}</ul>`,
    experienceMin: random(12) / 2,
    experienceMax: null,
    closingDate: one([null, null, null, indianDay(testApp.clock.now()), "2020-01-01"]),
    createdAt,
    updatedAt: createdAt,
  };
}
async function post(count: number) {
  const rows = Array.from({ length: count }, aRow);
  ids.push(...rows.map(({ id }) => id));
  await testApp.deps.jobRecords.change(async (tx) => {
    for (const row of rows) await insertJob(tx, row);
  });
}
beforeAll(async () => {
  testApp = await createTestApp();
  employerId = (await aPerson(testApp, "employer")).id;
  await post(JOBS);
});
afterAll(() => testApp.close());

const typed = (word: string) => (random(6) === 0 && word.length > 3 ? word.slice(0, 2) + word.slice(3) : word);
type Asked = Omit<JobQuery, "page" | "limit">;
const aFilter = (): Asked =>
  random(12) ? aMixedFilter() : { title: RARE_ROLE, location: "", bestFor: SKILLS.filter(() => random(2)) };
const aMixedFilter = (): Asked => ({
  title: [random(3) ? typed(one(ROLES)) : "", random(2) ? typed(one(FIELDS)) : "", random(5) ? "" : one(LEVELS)].join(
    " ",
  ),
  location: random(2) ? typed(one(PLACES)) : "",
  jobType: random(3) ? undefined : one(JOB_TYPES),
  datePosted: random(3) ? undefined : one(DATE_POSTED),
  minSalary: random(3) ? undefined : one([1, 300_000, 500_000, 1_400_000, 1_400_001]),
  maxExperience: random(4) ? undefined : one([0, 1, 2.5]),
  skills: random(4) ? undefined : SKILLS.filter(() => random(4) === 0),
  bestFor: random(2) ? [] : SKILLS.filter(() => random(2)),
});

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

/** Corrects words in PostgreSQL, with pg_trgm over all listed words. */
async function correctedBySql(kind: string, words: readonly string[], vocabulary: Map<string, KnownWord[]>) {
  return words.map((word) => correctionOf(word, vocabulary.get(`${kind}:${word}`) ?? []));
}
async function vocabularyFor(filters: readonly Asked[]) {
  const allTerms = new Set(
    filters.flatMap(({ title, location }) => [
      ...queryWordsOf(title).map((word) => `${KIND.title}:${word}`),
      ...queryWordsOf(location).map((word) => `${KIND.location}:${word}`),
    ]),
  );
  const near = rowsOf<{ typed: string } & KnownWord>(
    await testApp.db.execute(sql`
      with held as (select lexeme, count(*)::int as listings from job_search, unnest(tsvector_to_array(terms)) lexeme group by 1)
      select typed, substring(lexeme from 3) as word, listings from held, json_array_elements_text(${JSON.stringify([...allTerms])}::json) typed
      where left(lexeme, 2) = left(typed, 2) and substring(lexeme from 3) % substring(typed from 3)`),
  );
  const vocabulary = new Map<string, KnownWord[]>();
  for (const { typed: word, ...known } of near) vocabulary.set(word, [...(vocabulary.get(word) ?? []), known]);
  return vocabulary;
}

interface Listed {
  id: string;
  title: string;
  location: string;
  jobType: JobType;
  salary: string;
  experience: number;
  description: string;
  requirements: string;
}

async function foundBySql(filter: Asked, vocabulary: Map<string, KnownWord[]>) {
  const title = await correctedBySql(KIND.title, queryWordsOf(filter.title), vocabulary);
  const location = await correctedBySql(KIND.location, queryWordsOf(filter.location), vocabulary);
  const now = testApp.clock.now();
  const hours = filter.datePosted ? DATE_POSTED_HOURS[filter.datePosted as keyof typeof DATE_POSTED_HOURS] : 1e5;
  const terms = tsqueryOf({ title, location }, filter.jobType);
  const listedRows = rowsOf<Listed>(
    await testApp.db.execute(sql`
      select j.id, j.title, j.location, j.job_type as "jobType", j.salary, j.experience_min as experience, j.description, j.requirements
      from job_search s join jobs j on j.id = s.job_id
      where (${terms}::text is null or s.terms @@ ${terms}::tsquery)
        and s.posted_at >= ${addMs(now, -hours * HOUR_MS).toISOString()}::timestamptz
        and (s.open_until is null or s.open_until >= ${now.toISOString()}::timestamptz)
      order by s.posted_at desc, s.job_id desc`),
  );
  const { minSalary = 0, maxExperience = 60, skills = [], bestFor = [] } = filter;
  const able = listedRows
    .map((job) => ({ ...job, pay: yearlyPayOf(job.salary)?.to ?? null, skills: skillsOfJob(job) }))
    .filter((job) => job.experience <= maxExperience && skills.every((skill) => job.skills.includes(skill)));
  const shared = (job: { skills: string[] }) => job.skills.filter((skill) => bestFor.includes(skill)).length;
  const matches = able.filter(({ pay }) => minSalary === 0 || (pay ?? -1) >= minSalary);
  matches.sort((a, b) => shared(b) - shared(a));
  const payNotStated = minSalary === 0 ? null : able.filter(({ pay }) => pay === null).length;
  return { found: matches, payNotStated, words: [...title, ...location] };
}

/** Counts without the index, the most frequent first. */
function counted(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const inOrder = [...counts].map(([value, count]) => ({ value, count }));
  return inOrder.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

async function compare(searches: readonly Search[], count: number): Promise<number> {
  const filters = Array.from({ length: count }, aFilter);
  const vocabulary = await vocabularyFor(filters);
  let withRows = 0;
  for (const filter of filters) {
    const { found: expected, payNotStated, words } = await foundBySql(filter, vocabulary);
    const others = filter.jobType ? (await foundBySql({ ...filter, jobType: undefined }, vocabulary)).found : expected;
    const page = 1 + random(3);
    for (const search of searches) {
      const jobs = await findJobs(search, { ...filter, page, limit: PAGE }, testApp.clock.now());
      const from = (page - 1) * PAGE;
      expect({ filter, ...jobs }).toMatchObject({
        ids: expected.slice(from, from + PAGE).map(({ id }) => id),
        total: expected.length,
        totalIsCapped: false,
        payNotStated,
      });
      const named = counted(expected.flatMap(({ skills }) => skills));
      expect(jobs.facets.skills).toEqual(named.filter(({ value }) => !filter.skills?.includes(value)));
      expect(jobs.facets.jobType).toEqual(counted(others.map(({ jobType }) => jobType)));
      const allWords = [...queryWordsOf(filter.title), ...queryWordsOf(filter.location)];
      expect(jobs.corrected).toEqual(
        allWords.flatMap((from, index) => (words[index] === from ? [] : [{ from, to: words[index] }])),
      );
    }
    if (expected.length > 0) withRows += 1;
  }
  return withRows;
}

const fail = (error: unknown) => {
  throw error;
};

async function withFresh<T>(work: (fresh: Search) => Promise<T>): Promise<T> {
  const fresh = createSearch(createJobSource(testApp.db), { database: testApp.database, onError: fail });
  fresh.start();
  await fresh.ready;
  try {
    return await work(fresh);
  } finally {
    await fresh.stop();
  }
}

async function change(id: string) {
  const { jobRecords } = testApp.deps;
  const job = (await findJob(testApp.db, id)) as JobRow;
  const now = testApp.clock.now();
  await one([
    () => jobRecords.change((tx) => updateJob(tx, job, { title: aRow().title, location: one(PLACES) })),
    () => jobRecords.change((tx) => updateJob(tx, job, { closingDate: one([null, "2020-01-01"]) })),
    () => jobRecords.change((tx) => unlistJobs(tx, [job])),
    () => jobRecords.change((tx) => relistJobs(tx, [job])),
    () => jobRecords.change((tx) => deleteJob(tx, job, now)),
  ])();
}

describe("searching jobs", () => {
  test(`answers ${FILTERS} random filters like PostgreSQL, before and after changes`, async () => {
    const { index } = testApp.deps.jobRecords;
    const before = await withFresh((fresh) => compare([index, fresh], FILTERS / 2));
    expect(before).toBeGreaterThan(FILTERS / 5);
    await withFresh(async (other) => {
      await post(40);
      for (let turn = 0; turn < 150; turn++) await change(one(ids));
      await other.catchUp();
      await withFresh((fresh) => compare([index, other, fresh], FILTERS / 2));
    });
  });

  test("counts up to the cap, reports that there are more, and lists none beyond the cap", async () => {
    await testApp.db.execute(sql`
      insert into jobs(id, employer_id, title, company, location, salary, job_type, experience_min, created_at, updated_at)
      select gen_random_uuid(), ${employerId}, 'Crowd', 'C', 'P', '1', 'hybrid', 0, now() - n * interval '1 second', now()
      from generate_series(1, ${TOTAL_CAP + 1}) n`);
    await testApp.db.execute(sql`
      insert into job_search(job_id, posted_at, terms) select id, created_at, array_to_tsvector(array['t:crowd', 'y:hybrid'])
      from jobs where title = 'Crowd'`);
    await testApp.deps.jobRecords.index.catchUp();
    const page = (number: number) =>
      testApp.deps.jobRecords.search({ title: "crowd", location: "", page: number, limit: 20 });
    expect(await page(1)).toMatchObject({ total: TOTAL_CAP, totalIsCapped: true });
    expect([(await page(TOTAL_CAP / 20)).ids.length, (await page(TOTAL_CAP / 20 + 1)).ids]).toEqual([20, []]);
    await testApp.db.execute(sql`delete from jobs where id = (select id from jobs where title = 'Crowd' limit 1)`);
    await testApp.deps.jobRecords.index.catchUp();
    expect(await page(1)).toMatchObject({ total: TOTAL_CAP, totalIsCapped: false });
  });
});
