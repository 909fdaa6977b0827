import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { afterAll, describe, expect, it } from "@jest/globals";
import { createEmbeddedEvaluator } from "../embedded.ts";

const evaluator = createEmbeddedEvaluator({ threads: 2 });
afterAll(() => evaluator.close());

const grade = (id: string, answer: string) =>
  evaluator.evaluate(findInterviewQuestion(id) as InterviewQuestion, answer);

describe("a query that SQLite cannot run", () => {
  it.each([
    [
      "CROSS APPLY",
      "SELECT t.ticket_id, x.status FROM (SELECT DISTINCT ticket_id FROM dbo.ticket_events) t CROSS APPLY (SELECT TOP 1 status FROM dbo.ticket_events e WHERE e.ticket_id = t.ticket_id ORDER BY changed_at DESC) x",
    ],
    [
      "LATERAL",
      "SELECT t.ticket_id, x.status FROM (SELECT DISTINCT ticket_id FROM ticket_events) t, LATERAL (SELECT status FROM ticket_events e WHERE e.ticket_id = t.ticket_id ORDER BY changed_at DESC LIMIT 1) x",
    ],
    [
      "ARRAY_AGG",
      "SELECT ticket_id, (ARRAY_AGG(status ORDER BY changed_at DESC))[1] FROM ticket_events GROUP BY ticket_id",
    ],
  ])(
    "gets full marks with %s",
    async (_, answer) => {
      expect(await grade("sql-latest-status", answer)).toMatchObject({ score: 10, flags: [] });
    },
    120_000,
  );

  it("gets full marks with arrays that are compared", async () => {
    const answer = `with s as (select channel, visitor_id, array_agg(distinct step) steps from shop_events group by 1, 2)
      select channel, count(*) filter (where 'view' = any(steps)), count(*) filter (where steps @> array['view','cart']),
        count(*) filter (where ARRAY ['view', 'cart', 'pay'] <@ steps) from s group by channel order by channel`;
    expect(await grade("sql-checkout-funnel", answer)).toMatchObject({ score: 10, flags: [] });
  });

  it("gets no marks, but a counter-example, if it returns other rows", async () => {
    const answer =
      "SELECT t.ticket_id, x.status FROM (SELECT DISTINCT ticket_id FROM ticket_events) t, LATERAL (SELECT status FROM ticket_events e WHERE e.ticket_id = t.ticket_id ORDER BY changed_at LIMIT 1) x";
    const { score, evidence } = await grade("sql-latest-status", answer);
    expect(score).toBeLessThanOrEqual(4);
    expect(evidence[0]?.counterexample?.tables.map(({ role }) => role)).toEqual(["given", "expected", "found"]);
  });

  it("does not run where no database has its function", async () => {
    const { evidence } = await grade("sql-latest-status", "SELECT ticket_id, NEWEST(status) FROM ticket_events");
    expect(evidence[0]?.note).toMatch(/does not run: there is no function newest/);
  });
});

describe("a hostile statement ends with a reason, and the next answer is graded", () => {
  it.each([
    "SELECT pg_sleep(60) FROM orders",
    "SELECT customer, FORMAT(generate_series(1, 1000000000), 'N') FROM orders",
    "SELECT customer, set_config('search_path', 'x', false) FROM orders",
    "SELECT customer, pg_read_file('/etc/passwd') FROM orders",
    "SELECT customer, REPEAT('x', 1000000000) FROM orders",
    "COPY (SELECT customer FROM orders) TO PROGRAM 'id'",
    "SELECT customer FROM orders; DROP TABLE orders; SELECT ARRAY_AGG(customer) FROM orders",
    "WITH gone AS (DELETE FROM orders RETURNING customer) SELECT customer, ARRAY_AGG(1) FROM gone GROUP BY 1",
    "SELECT customer, ARRAY_AGG(amount) INTO TEMP stolen FROM orders GROUP BY 1",
    "ATTACH DATABASE '/tmp/x' AS x; SELECT customer FROM orders",
    "PRAGMA query_only = OFF; SELECT customer FROM orders",
    `SELECT customer, ${Array.from({ length: 2_000 }, () => "id").join(", ")} FROM orders`,
    `SELECT customer, ARRAY_AGG(${"(".repeat(200)}1${")".repeat(200)}) FROM orders GROUP BY 1`,
  ])(
    "%.70s",
    async (answer) => {
      const result = await grade("sql-loyal-customers", answer);
      expect(result.score).toBeLessThanOrEqual(5);
      expect(result.flags).not.toContain("not_assessed");
      const { modelAnswer } = findInterviewQuestion("sql-loyal-customers") as InterviewQuestion;
      expect((await grade("sql-loyal-customers", modelAnswer)).score).toBe(10);
    },
    120_000,
  );
});
