// `npm run ops -- load-data [--jobs N] [--profiles N] [--applications N]`: fills the PostgreSQL of DATABASE_URL, which
// must be empty, with large and repeatable data for benches. Never use it for a database that people use.

import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { LISTING_VERSION, listingOf } from "../../apps/api/src/search/jobs/listing.ts";
import { BENCH_EMPLOYER, indexCandidates, loadPeople, randomIndexSql } from "./people.mjs";
import { COMPANIES, NEEDS, PLACES, RARE_WORDS, SALARIES, TITLES, TYPES } from "./words.mjs";

const DESCRIPTION =
  "<p>You turn the daily data of our branches into reports that people open every morning: you write the query, check the " +
  "numbers that cannot be right, and say in two sentences what they mean.</p><ul><li>SQL joins and aggregates</li>" +
  "<li>Excel lookups and pivots</li><li>Clear written English</li></ul>";

/** Repeats each name by its weight. */
const weighted = (pairs) => pairs.flatMap(([name, weight]) => Array(weight).fill(name));

async function list(client, name, values) {
  await client.query(`create temp table ${name}(id serial primary key, value text not null)`);
  await client.query(`insert into ${name}(value) select unnest($1::text[])`, [values]);
}

/** Lists the terms of each title, place, requirement and salary in a table, computed by the product's own code. */
async function listTerms(client, places) {
  await list(client, "salaries", SALARIES);
  await list(client, "needs", NEEDS);
  for (const table of ["titles", "places", "needs"]) await client.query(`alter table ${table} add terms text[]`);
  const blank = { title: "", location: "", jobType: "", salary: "", experienceMin: 0, description: DESCRIPTION };
  for (const [table, name, values, kinds] of [
    ["titles", "title", TITLES, "t"],
    ["places", "location", places, "lw"],
    ["needs", "requirements", NEEDS, "s"],
  ]) {
    const made = values.map((value) =>
      listingOf({ ...blank, [name]: value }).terms.filter(([kind]) => kinds.includes(kind)),
    );
    await client.query(
      `update ${table} set terms = string_to_array(made.terms, E'\n') from (select * from unnest($1::text[], $2::text[]) as t(value, terms)) made
       where made.value = ${table}.value`,
      [values, made.map((terms) => terms.join("\n"))],
    );
  }
  await client.query("alter table salaries add pay int");
  await client.query(
    "update salaries set pay = made.pay from (select * from unnest($1::text[], $2::int[]) as t(value, pay)) made where made.value = salaries.value",
    [SALARIES, SALARIES.map((salary) => listingOf({ ...blank, salary }).pay)],
  );
}

async function loadJobs(client, count, isWide) {
  const places = weighted(PLACES);
  const types = weighted(TYPES);
  await list(client, "titles", TITLES);
  await list(client, "places", places);
  await list(client, "types", types);
  await list(client, "companies", COMPANIES);
  await listTerms(client, places);
  await list(client, "rare", isWide ? RARE_WORDS : [""]);
  // The plain titles come first in the list and are drawn most: the index is the square of a uniform draw.
  const title = `(floor(power((abs(hashint8extended(n, 1)) % 1000000) / 1000000.0, 2) * ${TITLES.length}))::int + 1`;
  await client.query(
    `create temp table made as
     select gen_random_uuid() as id, ${title} as title, ${randomIndexSql(2, places.length)} as place, ${randomIndexSql(3, types.length)} as type,
       ${randomIndexSql(4, COMPANIES.length)} as company,
       ${randomIndexSql(7, SALARIES.length)} as salary, ${randomIndexSql(8, NEEDS.length)} as need, ${randomIndexSql(9, 9)} - 1 as years, ${randomIndexSql(6, isWide ? RARE_WORDS.length : 1)} as rare, now() - (abs(hashint8extended(n, 5)) % (180 * 86400)) * interval '1 second' as at
     from generate_series(1, $1::bigint) n`,
    [count],
  );
  await client.query(
    `insert into jobs(id, employer_id, title, company, location, salary, job_type, description, requirements, benefits,
       experience_min, experience_max, created_at, updated_at)
     select m.id, (select id from users where email = $1), trim(t.value || ' ' || r.value), c.value, p.value, s.value, y.value, $2, n.value, '', m.years, m.years + 3, m.at, m.at
     from made m join titles t on t.id = m.title join salaries s on s.id = m.salary join needs n on n.id = m.need join places p on p.id = m.place
       join types y on y.id = m.type join companies c on c.id = m.company join rare r on r.id = m.rare`,
    [BENCH_EMPLOYER, DESCRIPTION],
  );
  await client.query(
    `insert into job_search(job_id, posted_at, pay, experience, version, terms)
     select m.id, m.at, s.pay, m.years, ${LISTING_VERSION},
       array_to_tsvector(array_remove(t.terms || p.terms || n.terms || ('y:' || y.value) || ('t:' || r.value), 't:'))
     from made m join titles t on t.id = m.title join salaries s on s.id = m.salary join needs n on n.id = m.need join places p on p.id = m.place join types y on y.id = m.type
       join rare r on r.id = m.rare`,
  );
}

const FIRST =
  "Asha Ravi Meera Arjun Kavita Rohan Divya Imran Sneha Karthik Neha Vikram Pooja Sanjay Lakshmi Farhan Anita Deepak Priya Joseph".split(
    " ",
  );
const LAST =
  "Verma Sharma Nair Iyer Rao Khan Patel Reddy Das Mehta Bose Pillai Gupta Kulkarni Singh Thomas Joshi Banerjee Naidu Fernandes".split(
    " ",
  );
const TAGS = "strong,second round,call back,Pune,notice 30,notice 60,internal,campus,referred,on hold".split(",");
const textArray = (values) => `(array[${values.map((value) => `'${value}'`).join(",")}])`;

/**
 * Loads applications to the first hundred jobs of the employer: most are pending, in all stages, some decided or
 * withdrawn, a third with an interview, a third of these unread; some have tags, some were not opened.
 */
async function loadApplications(client, count) {
  const stage = `${textArray(["new", "new", "new", "new", "reading", "reading", "reading", "shortlist", "call", "offer"])}`;
  const name = `${textArray(FIRST)}[${randomIndexSql(24, FIRST.length)}] || ' ' || ${textArray(LAST)}[${randomIndexSql(25, LAST.length)}]`;
  const tags = `case when ${randomIndexSql(26, 4)} = 1 then array[${textArray(TAGS)}[${randomIndexSql(27, TAGS.length)}]] else '{}' end`;
  const status = `(array['pending','pending','pending','pending','pending','pending','accepted','rejected','rejected','withdrawn'])`;
  await client
    .query(
      `insert into applications(id, job_id, student_id, status, full_name, email, phone, summary, skills, created_at, stage, tags, viewed_at)
     select gen_random_uuid(), id, student, ${status}[${randomIndexSql(21, 10)}], ${name}, email, phone, '<p>I read data.</p>', array['SQL'],
       at, ${stage}[${randomIndexSql(22, 10)}], ${tags}, case when ${randomIndexSql(28, 3)} > 1 then at + interval '1 day' end
     from (
       select j.id, u.id as student, u.full_name, u.email, u.phone, now() - (j.n * 10000 + u.n) * interval '1 minute' as at,
         j.n * 1000003 + u.n as n
       from (select id, row_number() over () as n from jobs limit 100) j
       cross join (
         select *, row_number() over () as n from users where user_type = 'student' limit $1::bigint / 100
       ) u
     ) a`,
      [count],
    )
    .catch((error) => {
      throw new Error(`applications: ${error.message}`);
    });
  await client.query("update applications set decided_at = created_at where status in ('accepted', 'rejected')");
  await client.query(
    `insert into interview_sessions(id, student_id, application_id, seed, started_at, expires_at, submitted_at, submitted_by,
       evaluated_at, score, final_decision, sent_at, read_by_employer_at)
     select gen_random_uuid(), student_id, id, 1, created_at, created_at, created_at, 'student', created_at, score,
       case when score >= 70 then 'Pass' when score >= 40 then 'Review' else 'Rejected' end, created_at,
       case when score % 3 > 0 then created_at + interval '1 day' end
     from (select *, ${randomIndexSql(23, 100)} as score from (
       select *, row_number() over (order by created_at) as n from applications
     ) a where n % 3 = 0) b`,
  );
  await client.query(
    `update applications set topic_scores = jsonb_build_object('sql', interview_score, 'excel', (interview_score * 7) % 101)
     where interview_sent_at is not null`,
  );
}

const TABLES = ["users", "profiles", "candidate_search", "jobs", "job_search", "applications", "interview_sessions"];

/** The tables that the searches in memory read. */
const SEARCHED = ["job_search", "candidate_search"];

/** Creates indexes after the rows, enables triggers again, and vacuums: statistics, and pages marked as visible to all. */
async function settle(client, indexes) {
  for (const definition of indexes) await client.query(definition);
  for (const table of SEARCHED) await client.query(`alter table ${table} enable trigger user`);
  for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
}

/**
 * Fills the database; the counts may be 0. `isWide`: titles contain one of 63,000 rare words. Returns the seconds
 * that it took.
 */
export async function load(url, { jobs = 0, profiles = 0, applications = 0, isWide = false }) {
  const began = Date.now();
  await (await openPostgres(url, console.error)).close(); // migrates
  const pg = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from users limit 1");
    if (rows.length > 0) throw new Error("This database has people in it; large data goes into an empty one.");
    await client.query("set synchronous_commit = off");
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query(
      "select indexname, indexdef from pg_indexes where indexname = any($1)",
      [SEARCHED.map((table) => `${table}_walk`)],
    );
    await client.query(`drop index ${indexes.map(({ indexname }) => indexname).join(", ")}`);
    // No running server needs the notification.
    for (const table of SEARCHED) await client.query(`alter table ${table} disable trigger user`);
    await loadPeople(client, Math.max(profiles, 1));
    await indexCandidates(url);
    if (jobs > 0) await loadJobs(client, jobs, isWide);
    if (applications > 0) await loadApplications(client, applications);
    await settle(
      client,
      indexes.map(({ indexdef }) => indexdef),
    );
    return (Date.now() - began) / 1000;
  } finally {
    await client.end();
  }
}

if (process.argv[1] === import.meta.filename) {
  const options = { jobs: { type: "string" }, profiles: { type: "string" }, applications: { type: "string" } };
  const { values } = parseArgs({ options });
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error("\nName an empty PostgreSQL: DATABASE_URL=postgres://….\n");
    process.exit(1);
  }
  const counts = Object.fromEntries(
    [
      ["jobs", 1_000_000],
      ["profiles", 500_000],
      ["applications", 100_000],
    ].map(([name, most]) => [name, Number(values[name] ?? most)]),
  );
  const seconds = await load(url, counts);
  console.log(
    `Loaded ${counts.jobs} jobs, ${counts.profiles} profiles, ${counts.applications} applications in ${seconds.toFixed(0)} s.`,
  );
}
