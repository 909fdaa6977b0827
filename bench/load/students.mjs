// Adds two comparable students: an ordinary one, and one with thousands of applications and a profile at every length limit.
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { listJobs } from "../../apps/api/src/records/jobs/job-listings.ts";
import {
  MAX_CTC_RUPEES,
  MAX_LIST_ENTRIES,
  MAX_NAME,
  MAX_RICH_TEXT,
  MAX_TAG,
  MAX_TAGS,
  MAX_URL,
} from "../../packages/domain/src/limits.ts";
import { randomOf } from "./filters.mjs";

const PASSWORD = "correct horse battery";
const WORDS =
  "the of report sales data query branch stock monthly review figure table index margin order customer price check build clean".split(
    " ",
  );
const random = randomOf(11);

/** Returns words with this many characters in total. */
function words(length) {
  let text = "";
  while (text.length < length) text += `${WORDS[Math.floor(random() * WORDS.length)]} `;
  return text
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, "s");
}
const rich = (length) => `<p>${words(length - 7)}</p>`;
const tags = () => Array.from({ length: MAX_TAGS }, (_, index) => `${index} ${words(MAX_TAG - 3)}`);
const url = (length) => `https://example.com/${"a".repeat(length - 20)}`;

const dates = { startDate: "2015-01", endDate: "2016-01" };
const entries = (make) => Array.from({ length: MAX_LIST_ENTRIES }, make);
const work = (name, description) => ({ company: name, position: name, currentlyWorking: false, description, ...dates });
const study = (name, description) => ({ institution: name, degree: name, field: name, description, ...dates });
const project = (name, description, link) => ({ title: name, description, url: link, ...dates });

/** In two parts, because one request can have a mebibyte. */
const LARGEST = [
  {
    fullName: words(MAX_NAME),
    summary: rich(MAX_RICH_TEXT),
    coverLetter: rich(MAX_RICH_TEXT),
    skills: tags(),
    languages: tags(),
    portfolioUrl: url(MAX_URL),
    currentCTC: MAX_CTC_RUPEES,
    expectedCTC: MAX_CTC_RUPEES,
    workExperience: entries(() => work(words(MAX_NAME), rich(MAX_RICH_TEXT))),
  },
  {
    education: entries(() => study(words(MAX_NAME), rich(MAX_RICH_TEXT))),
    projects: entries(() => project(words(MAX_NAME), rich(MAX_RICH_TEXT), url(MAX_URL))),
  },
];
const ORDINARY = [
  {
    summary: rich(300),
    coverLetter: rich(800),
    skills: ["SQL", "Excel", "Power BI"],
    languages: ["English", "Hindi"],
    portfolioUrl: "https://example.com/asha",
    currentCTC: 300_000,
    expectedCTC: 450_000,
    workExperience: [work("Deccan Traders", rich(400)), work("Sahyadri Analytics", rich(400))],
    education: [study("Pune University", rich(200))],
    projects: [project("Sales board", rich(300), "https://example.com/board")],
  },
];

const RESUME =
  "full_name, email, phone, summary, skills, languages, portfolio_url, cover_letter, current_ctc, expected_ctc, no_work_experience, work_experience, education, projects";
/** Adds applications of a student to different jobs, a minute apart; the newest and the oldest are copies of the profile. */
async function applyTo(client, email, count, copies) {
  await client.query(
    `with student as (select id from users where email = $1),
     made as (
       insert into jobs(id, title, company, location, salary, job_type, description, experience_min, created_at, updated_at)
       select gen_random_uuid(), 'Data Analyst ' || n, 'Bench Company', 'Pune, Maharashtra', '450000', 'full-time',
         '<p>You turn data into reports.</p>', 1, now() - interval '90 days', now() - interval '90 days'
       from generate_series(1, $2::int) n returning id
     ),
     numbered as (select id, row_number() over () as n from made)
     insert into applications(id, job_id, student_id, status, created_at, ${RESUME})
     select gen_random_uuid(), j.id, s.id, 'pending', now() - j.n * interval '1 minute',
       p.full_name, p.email, p.phone,
       case when is_copy then p.summary else '<p>Two years of reports.</p>' end,
       case when is_copy then p.skills else array['SQL'] end, array['English'], p.portfolio_url,
       case when is_copy then p.cover_letter else '<p>I would like to join.</p>' end,
       p.current_ctc, p.expected_ctc, p.no_work_experience,
       case when is_copy then p.work_experience else '[]' end,
       case when is_copy then p.education else '[]' end,
       case when is_copy then p.projects else '[]' end
     from numbered j cross join student s join profiles p on p.user_id = s.id
     cross join lateral (select j.n <= $3::int or j.n > $2::int - 6 as is_copy) c`,
    [email, count, copies],
  );
}

/** Lists the jobs, as the product would. */
async function listAll(url) {
  const { db, close } = await openPostgres(url, console.error);
  try {
    await db.transaction(async (tx) => listJobs(tx, await tx.query.jobs.findMany()));
  } finally {
    await close();
  }
}

/** Makes two students with their tokens, on a server whose PostgreSQL is at `databaseUrl`. */
export async function twoStudents(api, databaseUrl, { applications, copies, few }) {
  const pg = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const post = async (to, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${api}${to}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  async function student(email, profile, count) {
    const person = {
      username: "Asha",
      fullName: "Asha Verma",
      phone: "9876501234",
      userType: "student",
      isAdult: true,
    };
    await post("/auth/register", { ...person, email, password: PASSWORD });
    await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
    const { token } = await post("/auth/login", { email, password: PASSWORD });
    for (const part of profile) await post("/profile/update", part, token);
    await applyTo(client, email, count, copies);
    return token;
  }
  const ordinary = await student("ordinary@example.com", ORDINARY, few);
  const large = await student("large@example.com", LARGEST, applications);
  await listAll(databaseUrl);
  await client.query("vacuum (analyze)"); // like the autovacuum of a running database
  await client.end();
  return { ordinary, large };
}
