/** People of the company. */
export const PEOPLE = 20;
export const ENTRIES_PER_APPLICATION = 10;

/** Adds the employer's colleagues, and a log in which each of them did something to many applications. */
export async function addColleagues(client, companyId) {
  await client.query(
    `insert into users(id, email, username, full_name, phone, user_type, company_id, company_role, created_at)
     select gen_random_uuid(), 'colleague' || n || '@example.com', 'Colleague', 'Colleague ' || n, '9876501234',
       'employer', $1::uuid, 'recruiter', now() from generate_series(2, $2::int) n`,
    [companyId, PEOPLE],
  );
  await client.query(
    `with people as (select array_agg(id) as ids from users where company_id = $1::uuid)
     insert into activity(company_id, job_id, application_id, user_id, kind, at)
     select $1::uuid, a.job_id, a.id, ids[1 + (abs(hashint4(n) + extract(microseconds from a.created_at)::int) % array_length(ids, 1))],
       (array['looked','moved','assigned'])[1 + n % 3], now() - n * interval '1 hour'
     from applications a, people, generate_series(1, $2::int) n where a.employer_id = $1::uuid`,
    [companyId, ENTRIES_PER_APPLICATION],
  );
  await client.query("analyze users, activity");
}

/** Invites as many people as have applied, with the names of those, to the company's jobs. */
export async function addInvitations(client, count) {
  await client.query(
    `insert into invitations(id, job_id, student_id, email, first_name, last_name, validity, created_at, last_sent_at)
     select gen_random_uuid(), j.id, u.id, u.email, split_part(a.full_name, ' ', 1), split_part(a.full_name, ' ', 2), 'never',
       now() - (j.n * 10000 + u.n) * interval '1 minute', now()
     from (select id, row_number() over (order by id) as n from jobs order by id limit 100) j
     cross join (
       select id, email, row_number() over (order by id desc) as n from users where user_type = 'student'
       order by id desc limit $1::bigint / 100
     ) u
     join (select full_name, row_number() over (order by id) as n from applications) a
       on a.n = (j.n - 1) * ($1::bigint / 100) + u.n`,
    [count],
  );
  await client.query("vacuum analyze invitations");
}
