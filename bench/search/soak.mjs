// Runs changes and searches for half an hour on two servers with one PostgreSQL: checks that they find the same as a
// newly built index, and that their memory does not grow.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { newId } from "../../apps/api/src/ids.ts";
import { createJobRecords } from "../../apps/api/src/records/jobs/job-records.ts";
import { deleteJob, findJob, insertJob, updateJob } from "../../apps/api/src/records/jobs.ts";
import { findCandidates } from "../../apps/api/src/search/candidates/find-candidates.ts";
import { indexProfiles } from "../../apps/api/src/search/candidates/index-queries.ts";
import { createCandidateSource } from "../../apps/api/src/search/candidates/search-source.ts";
import { findJobs } from "../../apps/api/src/search/jobs/find-jobs.ts";
import { createJobSource } from "../../apps/api/src/search/jobs/search-source.ts";
import { createSearch } from "../../apps/api/src/search/search.ts";
import { freePort, startServer } from "../../apps/api/test/chaos/server.ts";
import { candidateFilterSchema } from "../../packages/domain/src/candidates/schema.ts";
import { startPostgres } from "../../tools/postgres.mjs";
import { candidateQueriesOf } from "../load/candidates.mjs";
import { filtersOf, queryOf, randomOf } from "../load/filters.mjs";
import { load } from "../load/load.mjs";
import { BENCH_EMPLOYER, signInEmployer } from "../load/people.mjs";
import { signUp } from "../load/sign-up.mjs";
import { PLACES, SKILLS, TITLES } from "../load/words.mjs";

const SIZES = { jobs: 100_000, profiles: 20_000 };
const MINUTES = 30;
/** Caches fill during the first minutes. */
const WARM_MINUTES = 10;
const MINUTE_MS = 60_000;
const CHANGE_EVERY_MS = 100;
const SEARCH_EVERY_MS = 10;
/** Twice the time that a change may take until another process finds it, in ms. */
const SETTLE_MS = 2000;
const COMPARED = 50;
const MOST_GROWTH = 1.1;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const random = randomOf(18);
const one = (list) => list[Math.floor(random() * list.length)];
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Posts, edits, closes and deletes jobs, and edits profiles, until it is stopped; `changes` counts them. */
function changing({ database, records, employerId, jobIds, profileIds }) {
  const { db } = database;
  const state = { isOver: false, isPaused: false, changes: 0 };
  async function job() {
    const now = new Date();
    const title = one(TITLES);
    const location = one(PLACES)[0];
    if (random() < 0.3) {
      const row = {
        id: newId(now),
        companyId: employerId,
        title,
        location,
        company: "Soak",
        salary: "4 LPA",
        jobType: "hybrid",
      };
      const numbers = { experienceMin: 0, createdAt: now, updatedAt: now };
      await records.change((tx) => insertJob(tx, { ...row, ...numbers }));
      jobIds.push(row.id);
      return;
    }
    const at = Math.floor(random() * jobIds.length);
    const job = await findJob(db, jobIds[at]);
    if (random() < 0.3) {
      await records.change((tx) => deleteJob(tx, job, now));
      jobIds.splice(at, 1);
    } else
      await records.change((tx) => updateJob(tx, job, { title, location, closingDate: one([null, "2020-01-01"]) }));
  }
  async function profile() {
    const id = one(profileIds);
    const values = [[one(SKILLS), one(SKILLS)], random() < 0.9, id];
    const text = "update profiles set updated_at = now(), skills = $1, visible_to_recruiters = $2 where id = $3";
    await database.query({ text, values });
    await indexProfiles(db, [await db.query.profiles.findFirst({ where: (row, { eq }) => eq(row.id, id) })]);
  }
  const ended = (async () => {
    while (!state.isOver) {
      if (!state.isPaused) {
        await (random() < 0.5 ? job() : profile());
        state.changes += 1;
      }
      await pause(CHANGE_EVERY_MS);
    }
  })();
  return { state, ended };
}

async function ask({ url, student, employer }, to) {
  const token = to.startsWith("/api/jobs") ? student : employer;
  const answer = await fetch(url + to, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${to}: ${answer.status}`);
  return answer.json();
}

/** Searches at a server until the end of the run. */
async function searching(server, paths, state) {
  while (!state.isOver) {
    await ask(server, one(paths));
    await pause(SEARCH_EVERY_MS);
  }
}

const residentMb = async ({ url }) =>
  Number(/^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${url}/api/metrics`)).text())[1]) / 1024 ** 2;

/** Returns how many of these filters the servers answer differently from newly built indexes. */
async function differences(database, servers, jobFilters, candidateQueries) {
  const onError = console.error;
  const fresh = [createJobSource, createCandidateSource].map((create) =>
    createSearch(create(database.db), { database, onError }),
  );
  for (const search of fresh) search.start();
  await Promise.all(fresh.map(({ ready }) => ready));
  let different = 0;
  const compare = async (to, { total }, listOf, ids) => {
    for (const server of servers) {
      const answer = await ask(server, to);
      if (answer.total !== total || listOf(answer).join() !== ids.join()) different += 1;
    }
  };
  for (const filter of jobFilters) {
    const foundJobs = await findJobs(fresh[0], { ...filter, limit: 20 }, new Date());
    await compare(`/api/jobs?${queryOf(filter)}`, foundJobs, ({ jobs }) => jobs.map(({ _id }) => _id), foundJobs.ids);
  }
  for (const query of candidateQueries) {
    const filter = candidateFilterSchema.validateSync(Object.fromEntries(new URLSearchParams(query)));
    const candidates = await findCandidates(fresh[1], filter);
    await compare(
      `/api/search-candidates?${query}`,
      candidates,
      ({ results }) => results.map(({ _id }) => _id),
      candidates.ids,
    );
  }
  for (const search of fresh) await search.stop();
  return different;
}

async function soak(database, servers, employerId) {
  const idsOf = async (table) => (await database.query(`select id from ${table}`)).rows.map(({ id }) => id);
  const records = createJobRecords({ database, clock: { now: () => new Date() }, onError: console.error });
  const parts = {
    db: database.db,
    records,
    employerId,
    jobIds: await idsOf("jobs"),
    profileIds: await idsOf("profiles"),
  };
  const jobFilters = filtersOf(2000, 4);
  const candidateQueries = candidateQueriesOf(2000, 4);
  const paths = [
    ...jobFilters.map((filter) => `/api/jobs?${queryOf(filter)}`),
    ...candidateQueries.map((query) => `/api/search-candidates?${query}`),
  ];
  const { state, ended } = changing(parts);
  const searches = servers.map((server) => searching(server, paths, state));
  const memory = [];
  let different = 0;
  try {
    for (let minute = 0; minute < MINUTES; minute++) {
      await pause(MINUTE_MS);
      state.isPaused = true;
      await pause(SETTLE_MS);
      const from = minute * COMPARED;
      const some = (list) => Array.from({ length: COMPARED }, (_, index) => list[(from + index) % list.length]);
      different += await differences(database, servers, some(jobFilters), some(candidateQueries));
      memory.push(await Promise.all(servers.map(residentMb)));
      state.isPaused = false;
    }
  } finally {
    state.isOver = true;
    await Promise.all([ended, ...searches]);
  }
  return { changes: state.changes, different, memory };
}

function rowsOf({ changes, different, memory }) {
  const compared = MINUTES * COMPARED * 4;
  const growth = [0, 1].map((server) => {
    const after = memory.slice(WARM_MINUTES).map((sizes) => sizes[server]);
    const half = Math.floor(after.length / 2);
    return mean(after.slice(half)) / mean(after.slice(0, half));
  });
  return [
    {
      what: "answers that differ from a fresh index",
      measured: `${different} of ${compared}, after ${changes} changes`,
      goal: "0",
      holds: different === 0 && changes > 0,
    },
    {
      what: "memory of the last third against the third before",
      measured: `${growth.map((factor) => factor.toFixed(2)).join(" and ")} (${memory
        .at(-1)
        .map((size) => `${size.toFixed(0)} MB`)
        .join(" and ")} at the end)`,
      goal: `<= ${MOST_GROWTH}`,
      holds: growth.every((factor) => factor <= MOST_GROWTH),
    },
  ];
}

/** The conditions of all rows. */
export const about = "30 minutes of changes and searches on two servers with one PostgreSQL.";

export async function measure(root) {
  const postgres = await startPostgres(root);
  const folders = [1, 2].map(() => mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-")));
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  const started = [];
  let database;
  try {
    await load(postgres.url, SIZES);
    await client.connect();
    for (const folder of folders)
      started.push(await startServer(folder, await freePort(), postgres.url, { EMPLOYER_VERIFICATION: "required" }));
    const api = `${started[0].url}/api`;
    const employer = await signInEmployer(api, client);
    const { token: student, email } = await signUp(api);
    await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
    const { rows } = await client.query("select id from users where email = $1", [BENCH_EMPLOYER]);
    database = await openPostgres(postgres.url, console.error);
    return rowsOf(
      await soak(
        database,
        started.map(({ url }) => ({ url, student, employer })),
        rows[0].id,
      ),
    );
  } finally {
    await database?.close();
    for (const server of started) await server.stop();
    await client.end();
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
