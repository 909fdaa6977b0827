// GET /jobs without the server: each filter as a plain search in SQL, as rows for pgbench to draw from.
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { findJobs } from "../../apps/api/src/search/jobs/find-jobs.ts";
import { createJobSource } from "../../apps/api/src/search/jobs/search-source.ts";
import { createSearch } from "../../apps/api/src/search/search.ts";
import { queryWordsOf } from "../../apps/api/src/search/tokens.ts";
import { tsqueryOf } from "../../apps/api/test/search/job-tsquery.ts";
import { DATE_POSTED_HOURS } from "../../packages/domain/src/jobs/limits.ts";
import { HOUR_MS } from "../../packages/domain/src/time.ts";

/** Writes one row per filter: its corrected terms, its date, and the page. */
export async function writeMix(url, filters) {
  const database = await openPostgres(url, console.error);
  const search = createSearch(createJobSource(database.db), { database, onError: console.error });
  const pg = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  search.start();
  try {
    await client.query(
      "create table mix(n int primary key, terms tsquery, since timestamptz, skipped int, caller uuid)",
    );
    const { rows } = await client.query("select id from users where email = 'bench@example.com'");
    const now = new Date();
    for (const [index, filter] of filters.entries()) {
      const { corrected } = await findJobs(search, { ...filter, limit: 20 }, now);
      const words = (text) => queryWordsOf(text).map((word) => corrected.find(({ from }) => from === word)?.to ?? word);
      await client.query("insert into mix values ($1, $2, $3, $4, $5)", [
        index + 1,
        tsqueryOf({ title: words(filter.title), location: words(filter.location) }, filter.jobType),
        filter.datePosted ? new Date(now.getTime() - DATE_POSTED_HOURS[filter.datePosted] * HOUR_MS) : "-infinity",
        (filter.page - 1) * 20,
        rows[0].id,
      ]);
    }
    await client.query("analyze mix");
  } finally {
    await search.stop();
    await client.end();
    await database.close();
  }
}

/**
 * Returns the statements of one request without a search in memory: the caller, the quiz, a page of the search and
 * its jobs; no total.
 */
export const pgbenchScript = (filters) => `\\set n random(1, ${filters})
select u.id, user_type, token_version, blocked_at from users u join mix m on m.caller = u.id where m.n = :n;
select u.* from users u join mix m on m.caller = u.id where m.n = :n;
select array_to_string(array(
  select s.job_id from job_search s
  where (m.terms is null or s.terms @@ m.terms) and s.posted_at >= m.since and (s.open_until is null or s.open_until >= now())
  order by s.posted_at desc, s.job_id desc limit 20 offset m.skipped
), ',') as ids from mix m where m.n = :n \\gset
select j.*, a.id from jobs j left join applications a on a.job_id = j.id and a.student_id = (select caller from mix where n = :n)
where j.id = any(string_to_array(nullif(:ids, ''), ',')::uuid[]);
`;
