// Adds an employer, and students whose profiles employers can find, as the product would save and index them.
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { indexProfiles } from "../../apps/api/src/search/candidates/index-queries.ts";
import { COMPANIES, DEGREES, INSTITUTIONS, SKILLS, SUMMARIES } from "./words.mjs";

export const BENCH_EMPLOYER = "bench.employer@example.com";
/** The number of profiles that one statement indexes. */
const INDEXED_AT_ONCE = 2000;

/** Returns a pseudo-random number that is the same in every run: one for each row and purpose. */
export const randomIndexSql = (salt, size) => `(abs(hashint8extended(n, ${salt})) % ${size})::int + 1`;
const one = (salt, values) =>
  `(array[${values.map((value) => `'${value}'`).join(",")}])[${randomIndexSql(salt, values.length)}]`;

export async function loadPeople(client, profiles) {
  await client.query(
    `insert into users(id, email, username, full_name, phone, user_type, created_at)
     values (gen_random_uuid(), $1, 'Bench', 'Bench Employer', '9876501234', 'employer', now())`,
    [BENCH_EMPLOYER],
  );
  await client.query(
    `insert into users(id, email, username, full_name, phone, user_type, quiz_passed_at, created_at)
     select gen_random_uuid(), 'student' || n || '@example.com', 'Student', 'Student ' || n,
       (9000000000 + n)::text, 'student', now(), now() from generate_series(1, $1::bigint) n`,
    [profiles],
  );
  const skills = Array.from({ length: 4 }, (_, index) => one(index, SKILLS));
  // Three of four parts are filled in: profiles can be found from 50% on.
  await client.query(
    `insert into profiles(id, user_id, full_name, email, phone, summary, skills, languages, expected_ctc,
       total_experience_years, visible_to_recruiters, work_experience, education, updated_at)
     select gen_random_uuid(), id, full_name, email, phone, ${one(14, SUMMARIES)},
       array[${skills.join(",")}], array['English','Hindi'], (${randomIndexSql(11, 30)}) * 100000, (${randomIndexSql(12, 20)}) / 2.0, true,
       jsonb_build_array(jsonb_build_object('company', ${one(15, COMPANIES)}, 'position', 'Analyst', 'startDate', '2022-01-01',
         'endDate', '2024-01-01', 'currentlyWorking', false, 'description', '<p>Weekly reports of sales and stock.</p>')),
       jsonb_build_array(jsonb_build_object('institution', ${one(16, INSTITUTIONS)}, 'degree', ${one(17, DEGREES)},
         'field', 'Statistics', 'startDate', '2018-01-01', 'endDate', '2021-01-01', 'currentlyStudying', false,
         'description', '<p>Statistics and commerce.</p>')),
       now() - (${randomIndexSql(13, 365 * 24 * 3600)}) * interval '1 second'
     from (select id, full_name, email, phone, substring(full_name from 9)::int8 as n from users where user_type = 'student') s`,
  );
}

/** Indexes all profiles for the candidate search. */
export async function indexCandidates(url) {
  const { db, close } = await openPostgres(url, console.error);
  try {
    let indexing = Promise.resolve();
    for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
      const rows = await db.query.profiles.findMany({
        where: ({ id }, { gt }) => gt(id, last),
        orderBy: ({ id }, { asc }) => asc(id),
        limit: INDEXED_AT_ONCE,
      });
      await indexing;
      if (rows.length === 0) return;
      indexing = indexProfiles(db, rows);
      last = rows.at(-1).id;
    }
  } finally {
    await close();
  }
}

/**
 * Returns the token of the verified employer of all jobs, who signs in with another account's password, because the
 * loaded account has none.
 */
export async function signInEmployer(api, client) {
  const password = "correct horse battery";
  const post = async (to, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${api}${to}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const other = { email: "bench.other@example.com", password, phone: "9876501234", userType: "employer" };
  await post("/auth/register", { ...other, username: "A", fullName: "Asha Verma", isAdult: true });
  await client.query(
    `update users set employer_verified_at = now(), email_verified_at = now(), (password_hash, is_adult) =
       (select password_hash, is_adult from users where email = $2) where email = $1`,
    [BENCH_EMPLOYER, other.email],
  );
  return (await post("/auth/login", { email: BENCH_EMPLOYER, password })).token;
}
