import { describe, expect, it, test } from "@jest/globals";
import { sqlite } from "./testing/sqlite.ts";
import { toSqlite } from "./to-sqlite.ts";

const data = {
  tables: [
    {
      name: "staff",
      columns: ["id", "name", "city", "pay", "boss_id", "joined"],
      rows: [
        [1, "Asha", "Pune", 900, null, "2024-01-31"],
        [2, "Ravi", "Pune", 500, 1, "2024-02-29"],
        [3, "Meera", "Delhi", 500, 1, "2025-03-15"],
        [4, "Zoya", "Delhi", 700, 2, "2025-12-01"],
        [5, "Imran", null, 300, 2, "2025-12-31"],
      ],
    },
    {
      name: "visits",
      columns: ["visit_id", "staff_id", "amount", "seen_at"],
      rows: [
        [10, 1, 20.5, "2025-01-05 09:30"],
        [11, 1, 7, "2025-01-20 18:00"],
        [12, 3, 100, "2025-02-01 00:00"],
      ],
    },
  ],
};
const rowsOf = (query: string) => {
  const outcome = sqlite.run(query, data);
  return "ok" in outcome ? outcome.ok.rows : `${JSON.stringify(outcome)} ${toSqlite(query)}`;
};
const PLAIN = {
  topPay: "SELECT name, pay FROM staff ORDER BY pay DESC, name LIMIT 2",
  withTies: "SELECT name, pay FROM staff WHERE pay >= 500 ORDER BY pay DESC",
  months: "SELECT DISTINCT SUBSTR(joined, 1, 7) FROM staff ORDER BY 1",
  years: "SELECT name FROM staff WHERE joined LIKE '2025%'",
  monthNames:
    "SELECT CASE SUBSTR(joined, 6, 2) WHEN '01' THEN 'January' WHEN '02' THEN 'February' WHEN '03' THEN 'March' ELSE 'December' END FROM staff",
  outer: "SELECT s.name, v.amount FROM staff s LEFT JOIN visits v ON v.staff_id = s.id ORDER BY s.id, v.visit_id",
  best: "SELECT city, MAX(pay) FROM staff WHERE city IS NOT NULL GROUP BY city ORDER BY city",
  first: "SELECT city, name FROM staff WHERE name IN ('Asha', 'Zoya') ORDER BY city",
  pivot:
    "SELECT city, SUM(CASE WHEN boss_id = 1 THEN pay END) AS a, SUM(CASE WHEN boss_id = 2 THEN pay END) AS b FROM staff GROUP BY city ORDER BY city",
  pivotOfCounts: "SELECT SUM(city = 'Pune'), SUM(city = 'Delhi') FROM staff",
  shares:
    "SELECT city, 100.0 * SUM(CASE WHEN pay > 600 THEN 1 ELSE 0 END) / COUNT(*) FROM staff GROUP BY city ORDER BY city",
  joinedText: "SELECT name || ' of ' || city FROM staff WHERE city IS NOT NULL",
};

describe("a query for another database returns the same rows as the plain one", () => {
  it.each([
    ["SELECT TOP 2 name, pay FROM staff ORDER BY pay DESC, name", PLAIN.topPay],
    ["select top (2) [name], [pay] from [dbo].[staff] order by [pay] desc, [name];", PLAIN.topPay],
    ["SELECT name, pay FROM hr.dbo.staff ORDER BY pay DESC, name OFFSET 0 ROWS FETCH NEXT 2 ROWS ONLY", PLAIN.topPay],
    ['SELECT name, pay FROM "public"."staff" ORDER BY pay DESC, name FETCH FIRST 2 ROWS ONLY', PLAIN.topPay],
    ["SELECT `name`, `pay` FROM `staff` ORDER BY `pay` DESC, `name` LIMIT 0, 2", PLAIN.topPay],
    ["SELECT * FROM (SELECT name, pay FROM staff ORDER BY pay DESC, name) WHERE ROWNUM <= 2", PLAIN.topPay],
    ["SELECT * FROM (SELECT name, pay FROM staff ORDER BY pay DESC, name) WHERE ROWNUM < 3", PLAIN.topPay],
    [
      "SELECT x.name, x.pay FROM (SELECT TOP 2 name, pay FROM staff ORDER BY pay DESC, name) x ORDER BY x.pay DESC",
      PLAIN.topPay,
    ],
    ["SELECT city, SUM(pay > 600) / COUNT(*) * 100 FROM staff GROUP BY city ORDER BY city", PLAIN.shares],
    ["SELECT city, 100 * AVG(pay > 600) FROM staff GROUP BY city ORDER BY city", PLAIN.shares],
    ["SELECT `city`, SUM(IF(pay > 600, 1, 0)) / COUNT(*) * 100 FROM staff GROUP BY city ORDER BY city", PLAIN.shares],
    [
      "SELECT city, SUM(DECODE(pay, 900, 1, 700, 1, 0)) / COUNT(*) * 100 FROM staff GROUP BY city ORDER BY city",
      PLAIN.shares,
    ],
    [
      "SELECT city, SUM(CASE WHEN pay > 600 THEN 1 ELSE 0 END) / COUNT(*) FROM staff GROUP BY city ORDER BY city",
      "SELECT city, 0 FROM staff GROUP BY city ORDER BY city",
    ],
    ["SELECT TOP 3 WITH TIES name, pay FROM staff ORDER BY pay DESC", PLAIN.withTies],
    [
      "SELECT TOP 1 WITH TIES city, name FROM staff WHERE city IS NOT NULL ORDER BY ROW_NUMBER() OVER (PARTITION BY city ORDER BY pay DESC)",
      PLAIN.first,
    ],
    [
      "SELECT city, [1], [2] FROM (SELECT city, boss_id, pay FROM dbo.staff) AS s PIVOT (SUM(pay) FOR boss_id IN ([1], [2])) AS p ORDER BY city",
      PLAIN.pivot,
    ],
    [
      "SELECT p.city, ISNULL(p.[1], 0) - 0, p.[2] FROM (SELECT s.city, s.boss_id AS b, s.pay FROM staff s) s PIVOT (MAX(pay) FOR b IN ([1], [2])) p WHERE p.[1] > 0 ORDER BY p.city",
      PLAIN.pivot.replaceAll("SUM", "MAX").replace("GROUP BY city", "GROUP BY city HAVING a > 0"),
    ],
    [
      "SELECT * FROM (SELECT city, boss_id, pay FROM staff) PIVOT (SUM(pay) FOR boss_id IN (1 AS one, 2 two)) ORDER BY city",
      PLAIN.pivot,
    ],
    [
      "WITH s AS (SELECT city, boss_id, pay FROM staff) SELECT city, [1], [2] FROM s PIVOT (SUM(pay) FOR boss_id IN ([1], [2])) AS p ORDER BY city",
      PLAIN.pivot,
    ],
    [
      "SELECT Pune, Delhi FROM (SELECT city, id FROM staff) s PIVOT (COUNT(id) FOR city IN (Pune, [Delhi])) p",
      PLAIN.pivotOfCounts,
    ],
    ["SELECT * FROM (SELECT city FROM staff) PIVOT (COUNT(*) FOR city IN ('Pune', 'Delhi'))", PLAIN.pivotOfCounts],
    ["SELECT name, pay AS p FROM staff ORDER BY p DESC FETCH FIRST 3 ROWS WITH TIES", PLAIN.withTies],
    [
      "SELECT name, pay, RANK() OVER (ORDER BY pay DESC) AS place FROM staff QUALIFY place <= 3",
      "SELECT name, pay, RANK() OVER (ORDER BY pay DESC) FROM staff WHERE pay >= 500",
    ],
    ["SELECT name, pay FROM staff QUALIFY RANK() OVER (ORDER BY pay DESC) <= 3 ORDER BY pay DESC", PLAIN.withTies],
    ["SELECT DISTINCT ON (city) city, pay FROM staff WHERE city IS NOT NULL ORDER BY city, pay DESC", PLAIN.best],
    [
      "SELECT city, MAX(pay) KEEP (DENSE_RANK LAST ORDER BY pay) FROM staff WHERE city IS NOT NULL GROUP BY city ORDER BY city",
      PLAIN.best,
    ],
    [
      "SELECT city, MIN(pay) KEEP (DENSE_RANK FIRST ORDER BY pay DESC) FROM staff WHERE city IS NOT NULL GROUP BY city ORDER BY 1",
      PLAIN.best,
    ],
    ["SELECT DISTINCT FORMAT(CAST(joined AS DATE), 'yyyy-MM') AS m FROM staff ORDER BY m", PLAIN.months],
    ["SELECT DISTINCT TO_CHAR(joined, 'YYYY-MM') FROM staff ORDER BY 1", PLAIN.months],
    ["SELECT DISTINCT TO_CHAR(TO_DATE(joined, 'YYYY-MM-DD'), 'YYYY-MM') FROM staff ORDER BY 1", PLAIN.months],
    ["SELECT DISTINCT DATE_FORMAT(STR_TO_DATE(joined, '%Y-%m-%d'), '%Y-%m') AS m FROM staff ORDER BY m", PLAIN.months],
    ["SELECT DISTINCT CONVERT(VARCHAR(7), joined, 120) FROM staff ORDER BY 1", PLAIN.months],
    ["SELECT DISTINCT CONVERT(CHAR(7), CAST(joined AS DATE), 126) FROM staff ORDER BY 1", PLAIN.months],
    ["SELECT DISTINCT LEFT(joined, 7) FROM staff ORDER BY LEFT(joined, 7)", PLAIN.months],
    ["SELECT DISTINCT CAST(DATE_TRUNC('month', joined)::date AS VARCHAR(7)) FROM staff ORDER BY 1", PLAIN.months],
    [
      "SELECT DISTINCT CONCAT(YEAR(joined), '-', RIGHT('0' + CAST(MONTH(joined) AS VARCHAR(2)), 2)) FROM staff ORDER BY 1",
      PLAIN.months,
    ],
    ["SELECT DISTINCT SUBSTRING(joined FROM 1 FOR 7) FROM staff ORDER BY 1", PLAIN.months],
    ["SELECT name FROM staff WHERE YEAR(joined) = 2025", PLAIN.years],
    ["SELECT name FROM staff WHERE DATEPART(yyyy, joined) = 2025", PLAIN.years],
    ["SELECT name FROM staff WHERE EXTRACT(YEAR FROM joined::date) = 2025", PLAIN.years],
    ["SELECT name FROM staff WHERE date_part('year', joined) = 2025", PLAIN.years],
    [
      "SELECT name FROM staff WHERE joined >= DATE '2025-01-01' AND joined < DATE '2025-01-01' + INTERVAL '1 year'",
      PLAIN.years,
    ],
    [
      "SELECT name FROM staff WHERE joined >= DATEADD(year, -1, '2026-01-01') AND joined < CONVERT(DATE, '2026-01-01')",
      PLAIN.years,
    ],
    ["SELECT name FROM staff WHERE DATEDIFF(year, joined, '2026-06-30') = 1", PLAIN.years],
    ["SELECT name FROM staff WHERE joined > DATE_SUB('2026-01-01', INTERVAL 12 MONTH)", PLAIN.years],
    ["SELECT name FROM staff WHERE TRUNC(joined, 'YYYY') = '2025-01-01'", PLAIN.years],
    ["SELECT DATENAME(month, joined) FROM staff", PLAIN.monthNames],
    ["SELECT MONTHNAME(joined) FROM staff", PLAIN.monthNames],
    ["SELECT TO_CHAR(joined, 'FMMonth') FROM staff", PLAIN.monthNames],
    ["SELECT FORMAT(joined, 'MMMM') FROM staff", PLAIN.monthNames],
    ["SELECT DATE_FORMAT(joined, '%M') FROM staff", PLAIN.monthNames],
    ["SELECT name FROM staff WHERE joined = EOMONTH(joined)", "SELECT name FROM staff WHERE id IN (1, 2, 5)"],
    ["SELECT name FROM staff WHERE joined = LAST_DAY(joined)", "SELECT name FROM staff WHERE id IN (1, 2, 5)"],
    ["SELECT ADD_MONTHS(joined, 1) FROM staff WHERE id = 1", "SELECT '2024-02-29'"],
    ["SELECT DATE '2024-03-01' - joined FROM staff WHERE id = 2", "SELECT 1"],
    ["SELECT joined::date - DATE '2024-02-27' FROM staff WHERE id = 2", "SELECT 2"],
    ["SELECT CAST(joined AS DATE) - 1, pay - 1 FROM staff WHERE id = 2", "SELECT '2024-02-28', 499"],
    ["SELECT DATEDIFF('2024-03-01', joined) FROM staff WHERE id = 2", "SELECT 1"],
    ["SELECT TIMESTAMPDIFF(MONTH, joined, '2024-03-30') FROM staff WHERE id < 3", "SELECT 1 UNION ALL SELECT 1"],
    [
      "SELECT s.name, v.amount FROM staff s, visits v WHERE s.id = v.staff_id(+) ORDER BY s.id, v.visit_id",
      PLAIN.outer,
    ],
    [
      "SELECT s.name, v.amount FROM dbo.staff AS s WITH (NOLOCK) LEFT JOIN dbo.visits v ON v.staff_id = s.id ORDER BY s.id, v.visit_id",
      PLAIN.outer,
    ],
    [
      "SELECT dbo.staff.name, dbo.visits.amount FROM dbo.staff LEFT JOIN dbo.visits ON dbo.visits.staff_id = dbo.staff.id ORDER BY dbo.staff.id, visit_id",
      PLAIN.outer,
    ],
    ["SELECT name + ' of ' + city FROM staff WHERE city IS NOT NULL", PLAIN.joinedText],
    ["SELECT name + N' of ' + city FROM staff WHERE city LIKE N'%'", PLAIN.joinedText],
    ["SELECT CONCAT(name, ' of ', city) FROM staff WHERE city IS NOT NULL", PLAIN.joinedText],
    [
      "SELECT name FROM staff MINUS SELECT name FROM staff WHERE pay > 500",
      "SELECT name FROM staff EXCEPT SELECT name FROM staff WHERE pay > 500",
    ],
    [
      "SELECT ISNULL(city, 'none'), NVL(city, 'x'), IFNULL(boss_id, 0) FROM staff",
      "SELECT COALESCE(city, 'none'), COALESCE(city, 'x'), COALESCE(boss_id, 0) FROM staff",
    ],
    [
      "SELECT IF(pay > 500, 'high', 'low'), DECODE(city, 'Pune', 1, 'Delhi', 2, 0) FROM staff",
      "SELECT CASE WHEN pay > 500 THEN 'high' ELSE 'low' END, CASE city WHEN 'Pune' THEN 1 WHEN 'Delhi' THEN 2 ELSE 0 END FROM staff",
    ],
    ["SELECT name FROM staff WHERE pay >= ALL (SELECT pay FROM staff)", "SELECT name FROM staff WHERE id = 1"],
    [
      "SELECT s.name FROM staff s WHERE s.pay > ANY (SELECT b.pay FROM staff b WHERE b.city = s.city)",
      "SELECT name FROM staff WHERE id IN (1, 4)",
    ],
    ["SELECT name FROM staff WHERE city ILIKE 'pu%' AND LEN(name) = 4", "SELECT name FROM staff WHERE id IN (1, 2)"],
    ["SELECT CAST(pay AS DECIMAL(10,2)) / 7 FROM staff", "SELECT pay / 7.0 FROM staff"],
    [
      "SELECT pay::numeric / 7, ROUND(pay::float / 7, 1) FROM staff",
      "SELECT pay / 7.0, ROUND(pay / 7.0, 1) FROM staff",
    ],
    ["SELECT GROUP_CONCAT(name ORDER BY id SEPARATOR '/') FROM staff", "SELECT 'Asha/Ravi/Meera/Zoya/Imran'"],
    ["SELECT LISTAGG(name, '/') WITHIN GROUP (ORDER BY id) FROM staff", "SELECT 'Asha/Ravi/Meera/Zoya/Imran'"],
    [
      "SELECT CONCAT(YEAR(joined), '-', LPAD(MONTH(joined), 2, '0')) FROM staff",
      "SELECT SUBSTR(joined, 1, 7) FROM staff",
    ],
    [
      "SELECT SUBSTRING_INDEX(joined, '-', 1), SUBSTRING_INDEX(joined, '-', -1) FROM staff",
      "SELECT SUBSTR(joined, 1, 4), SUBSTR(joined, 9) FROM staff",
    ],
    ["SELECT 1 FROM DUAL", "SELECT 1"],
    [
      "(SELECT name FROM staff WHERE id = 1) UNION ALL (SELECT name FROM staff WHERE id = 2)",
      "SELECT name FROM staff WHERE id < 3",
    ],
    [
      "SELECT TOP 1 name FROM staff UNION ALL SELECT name FROM staff WHERE id = 2",
      "SELECT name FROM staff WHERE id < 3",
    ],
  ])("%s", (query, plain) => {
    const rows = rowsOf(plain);
    expect(rows).not.toEqual(expect.stringContaining("error"));
    expect(rowsOf(query)).toEqual(rows);
  });
});

test.each([
  ["SELECT 'TOP 3 [x] `y` NVL(a, b)' FROM t -- ISNULL(a, b)", "SELECT 'TOP 3 [x] `y` NVL(a, b)' FROM t"],
  ["SELECT ISNULL(a, b FROM d", "SELECT ISNULL(a, b FROM d"],
  ["SELECT o.[a b] FROM t o", 'SELECT o."a b" FROM t o'],
])("%s is %s", (from, to) => {
  expect(toSqlite(from)).toBe(to);
});
