// The statements of GET /jobs without the server: what each filter asks the database for, as rows that pgbench draws from.
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { planSearch } from "../../apps/api/src/search/jobs/search-plan.ts";
import { readListings } from "../../apps/api/src/search/jobs/search-queries.ts";
import { queryWordsOf } from "../../apps/api/src/search/tokens.ts";
import { TOTAL_CAP } from "../../packages/domain/src/pages.ts";

const KEPT_IDS = 400;

/** One row a filter: the words as typed, and the plan that the product makes of them. */
export async function writeMix(url, filters) {
  const database = await openPostgres(url, console.error);
  const pg = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `create table mix(n int primary key, title text[], location text[], terms tsquery, since timestamptz, by_walking boolean,
       skipped int, caller uuid)`,
    );
    const { rows } = await client.query("select id from users where email = 'bench@example.com'");
    const listings = await readListings(database.db);
    const now = new Date();
    for (const [index, filter] of filters.entries()) {
      const { listed, byWalking } = await planSearch(database.db, filter, now, listings);
      await client.query("insert into mix values ($1, $2, $3, $4, $5, $6, $7, $8)", [
        index + 1,
        queryWordsOf(filter.title),
        queryWordsOf(filter.location),
        listed.terms,
        listed.postedSince ?? "-infinity",
        byWalking,
        (filter.page - 1) * 20,
        rows[0].id,
      ]);
    }
    await client.query("analyze mix");
  } finally {
    await client.end();
    await database.close();
  }
}

const near = (column, kind) => `
select distinct near.word, near.listings from mix m, unnest(m.${column}) as typed(word)
cross join lateral (
  (select word, listings from lexicon where kind = '${kind}' and word = typed.word)
  union all
  (select word, listings from lexicon where kind = '${kind}' and word % typed.word order by similarity(word, typed.word) desc limit 8)
) as near where m.n = :n;`;

const found = (name) =>
  `(select array_to_string((string_to_array(ids, ','))[m.skipped + 1 : m.skipped + 20], ',') from ${name}(m.terms, m.since, now(), ${TOTAL_CAP}, 0, ${KEPT_IDS}))`;

/** The statements of one request without caches: the caller, the quiz, corrections, the search and the page. */
export const pgbenchScript = (filters) => `\\set n random(1, ${filters})
select u.id, user_type, token_version, blocked_at from users u join mix m on m.caller = u.id where m.n = :n;
select u.* from users u join mix m on m.caller = u.id where m.n = :n;
${near("title", "title")}
${near("location", "location")}
select case when by_walking then ${found("found_by_walking")} else ${found("found_by_terms")} end as ids from mix m where n = :n \\gset
select j.*, a.id from jobs j left join applications a on a.job_id = j.id and a.student_id = (select caller from mix where n = :n)
where j.id = any(string_to_array(nullif(:ids, ''), ',')::uuid[]);
`;
