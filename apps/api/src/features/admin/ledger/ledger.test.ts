import { parseCsv } from "@dryrun/csv/csv";
import { LEDGER_COLUMNS } from "@dryrun/domain/admin/limits";
import * as records from "@dryrun/domain/admin/records/contract";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { LEDGER_REASONS, LEDGER_UNITS } from "@dryrun/domain/payments/limits";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aTokenOf } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { readRows } from "../../../db/read-rows.ts";

let testApp: TestApp;
let adminToken: string;

/** Returns reproducible random numbers, so that each run has the same entries and searches. */
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
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  await testApp.db.execute(sql`
    insert into users (id, email, username, full_name, phone, user_type, created_at)
    select md5('user' || n)::uuid, (array['Asha', 'vikram', 'kavita_'])[1 + n % 3] || n || '@' || (array['gmail.test', 'mail.test'])[1 + n % 2],
      'A', 'A', '9876501234', 'student', now() from generate_series(1, ${ACCOUNTS}) n`);
  // Nine payers have no account: five of them are guests, the accounts of the others were deleted.
  await testApp.db.execute(sql`
    insert into orders (id, kind, email, name, state, amount, provider, provider_order_id, created_at)
    select md5('user' || n)::uuid, 'course', 'guest' || n || '@mail.test', 'A', 'Karnataka', 1, 'sandbox', 'order' || n, now()
      from generate_series(${ACCOUNTS + 1}::int, ${ACCOUNTS + 5}) n`);
  await testApp.db.execute(sql`
    insert into ledger (id, user_id, unit, amount, reason, reference, at)
    select md5('entry' || n)::uuid, md5('user' || 1 + n * 7 % (${ACCOUNTS} + 9))::uuid, (array['INR', 'credit'])[1 + n % 5 % 2], n * (array[1, -1])[1 + n % 3 % 2],
      ${REASONS}::jsonb ->> (n * 11 % 9), case n % 8 when 0 then '' else md5('order' || n)::uuid::text end,
      now() + n / 3 * interval '10 minutes' from generate_series(1, ${ENTRIES}) n`);
});
afterAll(() => testApp.close());

const answerOf = async (query: object) => (await call(testApp, records.ledgerEntries, { query }, adminToken)).body;
const totalsOf = async (query: object) => (await call(testApp, records.ledgerTotals, { query }, adminToken)).body;

interface Filter {
  search?: string;
  unit?: string;
  person?: string;
  from?: string;
  to?: string;
}
interface Row {
  id: string;
  unit: "INR" | "credit";
  amount: number;
  day: string;
}

/**
 * Finds entries by the rule without any index: each word in the reason, the reference or the payer's address, on
 * these days in India.
 */
async function plainly({ search = "", unit = "", person = "", from = "", to = "" }: Filter): Promise<Row[]> {
  const words = search.split(/\s+/).filter(Boolean);
  const wordConditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql`and (reason ilike ${pattern} or reference ilike ${pattern} or coalesce(users.email, orders.email, '')::text ilike ${pattern})`;
  });
  const day = sql`to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const rows = await readRows<Row>(
    testApp.db,
    sql`
    select ledger.id, unit, ledger.amount, ${day} as day from ledger left join users on users.id = ledger.user_id left join orders on orders.id = ledger.user_id
    where (${unit} = '' or unit = ${unit}) and (${person} = '' or ledger.user_id::text = ${person})
      and (${from} = '' or ${day} >= ${from}) and (${to} = '' or ${day} <= ${to}) ${sql.join(wordConditions, sql` `)}
    order by at desc, ledger.id desc`,
  );
  return rows;
}

const sumsOf = (rows: readonly Row[], unit: Row["unit"]) => {
  const amounts = rows.filter((row) => row.unit === unit).map(({ amount }) => amount);
  const sum = (some: number[]) => some.reduce((all, amount) => all + amount, 0);
  const [paid, out] = [sum(amounts.filter((n) => n > 0)), sum(amounts.filter((n) => n < 0).map((n) => -n))];
  return { in: paid, out, net: paid - out };
};

test("finds and totals the same entries as plain SQL for random filters", async () => {
  const random = randomOf(5);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const { entries } = await answerOf({ limit: 100 });
  const days = [...new Set((await plainly({})).map(({ day }) => day))];
  expect(days.length).toBeGreaterThan(5);
  const parts = [
    () => pick(["credit", "PAY", "free", "mock interview", "lost", "forward"]),
    () => pick(["asha", "VIKRAM12", "kavita_", "@gmail", "mail.test", "a_", "guest", "%", "\\"]),
    () => pick(entries).reference.slice(0, 1 + random(36)),
    () => pick(entries).email ?? "",
    () => pick(["a", "a1", "zq", "e-", "nobody", "7f3"]),
  ];
  const hits: number[] = [];
  for (let n = 0; n < 120; n++) {
    const search = Array.from({ length: pick([0, 1, 1, 1, 2, 2, 3]) }, () => pick(parts)())
      .join(" ")
      .trim();
    const [unit, person] = [
      pick([undefined, ...LEDGER_UNITS]),
      pick([undefined, undefined, undefined, personOf(entries)]),
    ];
    const [from, to] = [random(3) === 0 ? pick(days) : undefined, random(3) === 0 ? pick(days) : undefined];
    const isReversed = from !== undefined && to !== undefined && to < from;
    const filter: Filter = {
      search,
      ...(unit && { unit }),
      ...(person && { person }),
      ...(from && { from }),
      ...(to && !isReversed && { to }),
    };
    const [page, limit] = [pick([1, 1, 2, 40]), pick([20, 7])];
    const expected = await plainly(filter);
    const answer = await answerOf({ ...filter, page, limit });
    const ids = expected.slice((page - 1) * limit, page * limit).map(({ id }) => id);
    expect([filter, answer.entries.map(({ _id }) => _id), answer.total]).toEqual([filter, ids, expected.length]);
    expect([filter, await totalsOf(filter)]).toEqual([
      filter,
      { entries: expected.length, INR: sumsOf(expected, "INR"), credit: sumsOf(expected, "credit") },
    ]);
    hits.push(expected.length);
  }
  expect(hits.filter((total) => total > 0).length).toBeGreaterThan(40);
  expect(hits).toContain(0);
});

/** Returns an account that has entries. */
const personOf = (entries: readonly { personId: string | null }[]) =>
  entries.find(({ personId }) => personId !== null)?.personId ?? undefined;

test.each([
  [{ from: "2026-02-30" }, "from"],
  [{ from: "2026-11-21", to: "2026-11-20" }, "to"],
  [{ person: "x" }, "person"],
  [{ unit: "USD" }, "unit"],
])("refuses %j at its field, in the list, the totals and the export", async (query, field) => {
  for (const contract of [records.ledgerEntries, records.ledgerTotals, records.exportLedger]) {
    const { status, refusal } = await call(testApp, contract, { query }, adminToken);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  }
});

describe("the export", () => {
  const exported = (query: Record<string, string>) =>
    testApp.app.inject({
      url: `/api/admin/ledger/export?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${adminToken}` },
    });

  test("has all entries of the filter in order, whatever their number, and is audited", async () => {
    const answer = await exported({ unit: "credit", search: "a" });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="ledger-\d{4}-\d{2}-\d{2}\.csv"$/);
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    const [head, ...rows] = parseCsv(answer.body, 10_000) ?? [];
    expect(head).toEqual([...LEDGER_COLUMNS]);
    const expected = await plainly({ unit: "credit", search: "a" });
    expect(expected.length).toBeGreaterThan(1000); // more than one batch
    expect(rows.map((cells) => cells.at(-1))).toEqual(expected.map(({ id }) => id));
    expect(rows.map((cells) => Number(cells[2]))).toEqual(expected.map(({ amount }) => amount));
    expect(rows.every(([time = ""]) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(time))).toBe(true);
    expect(rows.map(([time = ""]) => time.slice(0, 10))).toEqual(expected.map(({ day }) => day));
    const query = { action: "ledger.exported" };
    const { entries } = (await call(testApp, records.auditEntries, { query }, adminToken)).body;
    expect(entries.map(({ detail }) => detail)).toEqual(["credit"]); // not the searched words, which may name somebody
  });

  test("has only the header row if no entries match", async () => {
    expect(parseCsv((await exported({ search: "nobody-has-this" })).body, 10)).toEqual([[...LEDGER_COLUMNS]]);
  });
});

test("counts all entries, and those of a search up to the cap", async () => {
  await testApp.db.execute(sql`
    insert into ledger (id, user_id, unit, amount, reason, reference, at)
    select md5('more' || n)::uuid, md5('user1')::uuid, 'credit', 1, 'counted', '', now() from generate_series(1, ${TOTAL_CAP + 1}) n`);
  expect((await answerOf({})).total).toBe(ENTRIES + TOTAL_CAP + 1);
  expect((await answerOf({ search: "counted" })).total).toBe(TOTAL_CAP);
  expect((await totalsOf({ search: "counted" })).entries).toBe(TOTAL_CAP + 1);
  const last = await answerOf({ search: "counted", limit: 100, page: Math.ceil((TOTAL_CAP + 1) / 100) });
  expect([last.entries.length, last.total]).toEqual([1, TOTAL_CAP]);
  const rows = await readRows<{ id: string }>(
    testApp.db,
    sql`
    select id from ledger where reason = 'counted' order by at desc, id desc limit 20 offset 20`,
  );
  const second = await answerOf({ search: "counted", limit: 20, page: 2 });
  expect(second.entries.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
});

test("shows the newest entries of one payer who has more than the cap, behind as many newer ones of others", async () => {
  await testApp.db.execute(sql`
    insert into ledger (id, user_id, unit, amount, reason, reference, at)
    select md5('payer' || n)::uuid, md5(case n % 2 when 0 then 'user2' else 'user5' end)::uuid, 'credit', 1, 'paid', '', now() + n % 2 * interval '90 days' + n * interval '1 second'
      from generate_series(1, ${2 * (TOTAL_CAP + 1)}) n`);
  const search = "kavita_2@";
  const [expected, all] = [await plainly({ search }), await answerOf({ search, limit: 20, page: 2 })];
  expect(expected.length).toBeGreaterThan(TOTAL_CAP);
  expect([all.entries.map(({ _id }) => _id), all.total]).toEqual([
    expected.slice(20, 40).map(({ id }) => id),
    TOTAL_CAP,
  ]);
});
