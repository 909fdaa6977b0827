// Measures the admin's search of the ledger over 200,000 entries, against the same rule in plain SQL.

import { randomOf } from "../load/filters.mjs";
import { median, percentile, summarise } from "../timing/samples.mjs";

const ENTRIES = 200_000;
const ACCOUNTS = 40_000;
const SEARCHES = 300;
const P95_MS = 40;
const FIRST = ["asha", "vikram", "kavita", "lakshmi", "imran", "rohan"];
const LAST = ["verma", "sharma", "nair", "iyer", "khan", "gill"];
const HOSTS = ["example.com", "gmail.example", "yahoo.example"];
const REASONS = [
  "free credit",
  "mock interview",
  "mock interview",
  "payment",
  "credits bought",
  "refund",
  "credit returned",
];

const textsOf = (values) =>
  `(array[${values.map((value) => `'${value}'`)}])[1 + floor(random() * ${values.length})::int]`;

async function fill(client) {
  await client.query(
    `insert into users (id, email, username, full_name, phone, user_type, created_at)
     select gen_random_uuid(), ${textsOf(FIRST)} || '.' || ${textsOf(LAST)} || n || '@' || ${textsOf(HOSTS)}, 'A', 'A', '9876501234',
       'student', now() from generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.query(
    `insert into ledger (id, user_id, unit, amount, reason, reference, at)
     select gen_random_uuid(), account.id, case when random() < 0.3 then 'INR' else 'credit' end, 1, ${textsOf(REASONS)},
       case when n % 8 = 0 then '' else gen_random_uuid()::text end, now() - n * interval '1 minute'
     from (select n, 1 + floor(random() * ${ACCOUNTS})::int as place from generate_series(1, ${ENTRIES}) n) entry
     join (select id, row_number() over () as place from users) account using (place)`,
  );
  await client.query("vacuum (analyze) users");
  await client.query("vacuum (analyze) ledger");
}

/** Returns typical searches of admins: an address, an order, a person, a reason; also two of them, a few letters, and nothing. */
async function searchesOf(client) {
  const { rows } = await client.query(
    "select email, reference from ledger join users on users.id = user_id where reference <> '' order by ledger.id limit 200",
  );
  const random = randomOf(5);
  const pick = (values) => values[Math.floor(random() * values.length)];
  const kinds = [
    () => pick(rows).email,
    () => pick(rows).reference,
    () => pick(rows).reference.slice(0, 8),
    () => pick(rows).email.split("@")[0],
    () => pick([...FIRST, ...LAST]),
    () => pick(REASONS),
    () => `${pick(["refund", "credit", "payment"])} ${pick(FIRST)}`,
    () => pick(["gmail", "example.com", "a1", "zq", "nobody", ""]),
  ];
  return Array.from({ length: SEARCHES }, (_, place) => kinds[place % kinds.length]());
}

/** Searches by the plain rule: each word in the reason, the reference or the account's address. */
async function plainly(client, search) {
  const words = search.split(" ").filter(Boolean);
  const conditions = words.map(
    (_, place) => `(reason ilike $${place + 1} or reference ilike $${place + 1}
      or user_id in (select id from users where email ilike $${place + 1}))`,
  );
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const patterns = words.map((word) => `%${word}%`);
  const began = performance.now();
  await client.query(`select * from ledger ${where} order by at desc, id desc limit 20`, patterns);
  await client.query(`select count(*) from ledger ${where}`, patterns);
  return performance.now() - began;
}

/** `token` is an admin's. */
export async function measureLedger({ api, client, token }) {
  await fill(client);
  const [times, plain] = [[], []];
  for (const [place, search] of (await searchesOf(client)).entries()) {
    const began = performance.now();
    const answer = await fetch(`${api}/admin/ledger?${new URLSearchParams({ search })}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.json();
    if (!answer.ok) throw new Error(`GET /admin/ledger: ${answer.status}`);
    times.push(performance.now() - began);
    if (place % 9 === 0) plain.push(await plainly(client, search));
  }
  const p95 = percentile(times, 0.95);
  return {
    what: `search of ${ENTRIES.toLocaleString("en-IN")} ledger entries`,
    measured: `p95 ${p95.toFixed(0)} ms, median ${median(times).toFixed(0)} ms`,
    baseline: `p95 ${percentile(plain, 0.95).toFixed(0)} ms by plain SQL`,
    goal: `< ${P95_MS} ms`,
    holds: p95 < P95_MS,
    ...summarise(times, "ms", 1),
  };
}
