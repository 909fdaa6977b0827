import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { describe, expect, it } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());

function question(id: string) {
  const testQuestion = findInterviewQuestion(id);
  if (!testQuestion) throw new Error(id);
  return testQuestion;
}

const grade = (id: string, answer: string) => evaluator.evaluate(question(id), answer);

describe("a right query", () => {
  it.each([
    [
      "prose around it",
      "sql-loyal-customers",
      "I select from orders with this:\nSELECT customer, COUNT(*), SUM(amount) FROM orders GROUP BY customer HAVING COUNT(*) >= 3 AND SUM(amount) > 10000;\nIt groups the orders of each customer.",
    ],
    [
      "a fence",
      "sql-loyal-customers",
      "Here it is.\n```sql\nSELECT customer, COUNT(*), SUM(amount) FROM orders GROUP BY customer HAVING COUNT(*) > 2 AND SUM(amount) > 10000\n```\nWith regards.",
    ],
    [
      "columns in another order",
      "sql-loyal-customers",
      "SELECT SUM(amount), customer, COUNT(*) FROM orders GROUP BY customer HAVING COUNT(*) >= 3 AND SUM(amount) > 10000",
    ],
    [
      "backticks",
      "sql-repeated-phones",
      "SELECT `phone`, COUNT(*) FROM `customers` WHERE `phone` IS NOT NULL GROUP BY `phone` HAVING COUNT(*) > 1",
    ],
    [
      "brackets",
      "sql-repeated-phones",
      "SELECT [phone], COUNT([phone]) FROM [customers] GROUP BY [phone] HAVING COUNT([phone]) > 1",
    ],
    [
      "NVL",
      "sql-orders-per-product",
      "SELECT p.name, NVL(x.n, 0) FROM products p LEFT JOIN (SELECT product_id, COUNT(*) n FROM order_items GROUP BY product_id) x ON x.product_id = p.product_id",
    ],
    [
      "TO_CHAR and EXTRACT",
      "sql-monthly-revenue-2025",
      "SELECT TO_CHAR(order_date, 'YYYY-MM') AS m, SUM(amount) FROM orders WHERE EXTRACT(YEAR FROM order_date) = 2025 GROUP BY TO_CHAR(order_date, 'YYYY-MM') ORDER BY m",
    ],
    [
      "LEFT and casts",
      "sql-monthly-revenue-2025",
      "SELECT LEFT(order_date, 7) AS m, SUM(amount) FROM orders WHERE order_date::date >= DATE '2025-01-01' AND CAST(order_date AS DATE) <= '2025-12-31' GROUP BY LEFT(order_date, 7) ORDER BY m",
    ],
  ])("is accepted with %s", async (_, id, answer) => {
    expect(await grade(id, answer)).toMatchObject({ score: 10, confidence: 0.95, flags: [] });
  });

  it("loses a point for columns that were not asked for", async () => {
    const answer =
      "SELECT c.* FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id)";
    expect(await grade("sql-customers-without-orders", answer)).toMatchObject({ score: 9 });
  });
});

describe("a wrong query", () => {
  it("earns 3 to 6 points and names the data on which it is wrong", async () => {
    const result = await grade(
      "sql-customers-without-orders",
      "SELECT name FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)",
    );
    expect(result).toMatchObject({ score: 5, confidence: 0.65 });
    expect(result.feedback.missing[0]).toContain("an order has no customer_id");
  });

  it("shows the smallest data on which it is wrong, and marks the cells that differ", async () => {
    const { evidence } = await grade(
      "sql-customers-without-orders",
      "SELECT name FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)",
    );
    const { note, counterexample } = evidence[0] ?? {};
    expect(note).toBe("The query runs, but it goes wrong when an order has no customer_id: 1 row expected, 0 found.");
    expect(
      counterexample?.tables.map(({ role, name, rows, marked }) => ({ role, name, rows: rows.length, marked })),
    ).toEqual([
      { role: "given", name: "customers", rows: 1, marked: [] },
      { role: "given", name: "orders", rows: 1, marked: [] },
      { role: "expected", name: "", rows: 1, marked: [[0, 0]] },
      { role: "found", name: "", rows: 0, marked: [] },
    ]);
  });

  it.each([
    ["SELECT 'Mumbai', 2500 UNION ALL SELECT 'Delhi', 2900 UNION ALL SELECT 'Pune', 2900 ORDER BY 2 DESC, 1", "tables"],
    ["SELECT 'Mumbai', 2500 FROM orders", "columns"],
    ["SELECT 1 FROM orders -- city, amount, status = 'Delivered' GROUP BY city ORDER BY SUM(amount) DESC", "columns"],
    ["SELECT COUNT(*) FROM orders", "columns"],
  ])("earns nothing if it does not read the data: %s", async (copy, unread) => {
    const result = await grade("sql-city-revenue", copy);
    expect(result.score).toBe(0);
    expect(result.evidence[0]?.note).toBe(
      `The query runs, but it uses none of the ${unread} that the question is about.`,
    );
  });

  it("names the misspelt word", async () => {
    const { evidence } = await grade("sql-city-revenue", "SELECT city, SUM(amount) AS total FORM orders GROUP BY city");
    expect(evidence[0]?.note).toBe("The query does not run: FORM is not known. Did you mean FROM?");
  });

  it("is reported as not running if it neither runs nor reads the data", async () => {
    const result = await grade("sql-city-revenue", "SELECT city, SUM(amount FROM sales GROUP city");
    expect(result.score).toBe(0);
    expect(result.evidence[0]?.note).toMatch(
      /^The query does not run \(.+\), and it uses none of the tables that the question is about\.$/,
    );
  });

  it("is reported with the name of the missing column", async () => {
    const result = await grade("sql-city-revenue", "SELECT city FROM orders WHERE status = 'Delivered' GROUP BY city");
    expect(result.evidence[0]?.note).toMatch(
      /its result has 1 of the 2 columns that the question asks for: \w+ is missing/,
    );
  });

  it("a query that does not run earns at most 5 points, and a description of one at most 3", async () => {
    const broken = await grade(
      "sql-loyal-customers",
      "SELECT customer, COUNT(*), SUM(amount) FORM orders GROUP BY customer HAVING COUNT(*) >= 3 AND SUM(amount) > 10000",
    );
    expect(broken.score).toBeLessThanOrEqual(5);
    expect(broken.score).toBeGreaterThanOrEqual(3);
    expect(broken.confidence).toBe(0.5);
    const described = await grade(
      "sql-loyal-customers",
      "I would group the orders by customer and keep those who have three or more of them.",
    );
    expect(described.score).toBeLessThanOrEqual(3);
  });

  it("earns nothing if it is a statement that writes", async () => {
    const result = await grade(
      "sql-loyal-customers",
      "DROP TABLE orders; DELETE FROM orders; PRAGMA query_only = OFF;",
    );
    expect(result.score).toBe(0);
  });
});

describe("of several queries", () => {
  const RIGHT =
    "SELECT customer, COUNT(*), SUM(amount) FROM orders GROUP BY customer HAVING COUNT(*) >= 3 AND SUM(amount) > 10000";
  const WRONG = RIGHT.replace(">= 3", "> 3");

  it.each([
    ["the correction counts", `${WRONG};\nSorry, three is enough:\n${RIGHT};`, 10],
    ["a correction that makes it worse counts as well", `${RIGHT};\nBetter:\n${WRONG};`, 5],
    [
      "one that runs counts before one that does not",
      `${RIGHT};\nOr shorter:\nSELECT customer FRO orders GROUP BY;`,
      10,
    ],
    ["one before a query that fails counts", `${RIGHT};\n${RIGHT} AND`, 10],
    [
      "a subquery of one that fails does not count",
      "SELECT customer FROM (SELECT customer, amount FROM orders) x WHERE COUNT( > 2",
      3,
    ],
  ])("%s", async (_, answer, limit) => {
    const { score } = await grade("sql-loyal-customers", answer);
    if (limit === 10) expect(score).toBe(10);
    else expect(score).toBeLessThanOrEqual(limit);
  });
});
