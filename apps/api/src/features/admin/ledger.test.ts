import * as records from "@dryrun/domain/admin/records/contract";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { LEDGER_REASONS, LEDGER_UNITS } from "@dryrun/domain/payments/limits";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aTokenOf } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

let world: TestApp;
let adminToken: string;

/** Reproducible: the same entries and searches in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const ACCOUNTS = 900;
const ENTRIES = 3000;
const REASONS = JSON.stringify(Object.values(LEDGER_REASONS));

beforeAll(async () => {
  world = await createTestApp();
  adminToken = await aTokenOf(world, "admin");
  await world.db.execute(sql`
    insert into users (id, email, username, full_name, phone, user_type, created_at)
    select md5('user' || n)::uuid, (array['Asha', 'vikram', 'kavita_'])[1 + n % 3] || n || '@' || (array['gmail.test', 'mail.test'])[1 + n % 2],
      'A', 'A', '9876501234', 'student', now() from generate_series(1, ${ACCOUNTS}) n`);
  await world.db.execute(sql`
    insert into ledger (id, user_id, unit, amount, reason, reference, at)
    select md5('entry' || n)::uuid, md5('user' || 1 + n * 7 % (${ACCOUNTS} + 9))::uuid, (array['INR', 'credit'])[1 + n % 5 % 2], n,
      ${REASONS}::jsonb ->> (n * 11 % 9), case n % 8 when 0 then '' else md5('order' || n)::uuid::text end,
      now() + n / 3 * interval '1 second' from generate_series(1, ${ENTRIES}) n`);
}, 60_000);
afterAll(() => world.close());

const answerOf = async (query: object) => (await call(world, records.ledgerEntries, { query }, adminToken)).body;

/** The rule without any index: each word in the reason, the reference or the account's address. */
async function plainly(search: string, unit: string | undefined, page: number, limit: number) {
  const words = search.split(/\s+/).filter(Boolean);
  const found = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql`and (reason ilike ${pattern} or reference ilike ${pattern} or coalesce(email, '')::text ilike ${pattern})`;
  });
  const { rows } = (await world.db.execute(sql`select ledger.id from ledger left join users on users.id = user_id
    where (${unit ?? null}::text is null or unit = ${unit ?? ""}) ${sql.join(found, sql` `)}
    order by at desc, ledger.id desc`)) as unknown as { rows: { id: string }[] };
  return { ids: rows.slice((page - 1) * limit, page * limit).map(({ id }) => id), total: rows.length };
}

test("random searches of the ledger find what plain SQL finds", async () => {
  const random = randomOf(5);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const { entries } = await answerOf({ limit: 100 });
  const parts = [
    () => pick(["credit", "PAY", "free", "mock interview", "lost", "forward"]),
    () => pick(["asha", "VIKRAM12", "kavita_", "@gmail", "mail.test", "a_", "%", "\\"]),
    () => pick(entries).reference.slice(0, 1 + random(36)),
    () => pick(entries).email ?? "",
    () => pick(["a", "a1", "zq", "e-", "nobody", "7f3"]),
  ];
  const hits: number[] = [];
  for (let n = 0; n < 120; n++) {
    const search = Array.from({ length: pick([1, 1, 1, 2, 2, 3]) }, () => pick(parts)())
      .join(" ")
      .trim();
    const [unit, page, limit] = [pick([undefined, ...LEDGER_UNITS]), pick([1, 1, 2, 40]), pick([20, 7])];
    const expected = await plainly(search, unit, page, limit);
    const found = await answerOf({ search, page, limit, ...(unit && { unit }) });
    expect([search, unit, found.entries.map(({ _id }) => _id), found.total]).toEqual([
      search,
      unit,
      expected.ids,
      expected.total,
    ]);
    hits.push(expected.total);
  }
  expect(hits.filter((total) => total > 0).length).toBeGreaterThan(60);
  expect(hits).toContain(0);
}, 120_000);

test("counts all entries, and those of a search to the cap", async () => {
  await world.db.execute(sql`
    insert into ledger (id, user_id, unit, amount, reason, reference, at)
    select md5('more' || n)::uuid, md5('user1')::uuid, 'credit', 1, 'counted', '', now() from generate_series(1, ${TOTAL_CAP + 1}) n`);
  expect((await answerOf({})).total).toBe(ENTRIES + TOTAL_CAP + 1);
  expect((await answerOf({ search: "counted" })).total).toBe(TOTAL_CAP);
  const last = await answerOf({ search: "counted", limit: 100, page: Math.ceil((TOTAL_CAP + 1) / 100) });
  expect([last.entries.length, last.total]).toEqual([1, TOTAL_CAP]);
}, 60_000);
