import { table } from "./intros.ts";
import { between, customers, filterRows, groups, is, mean, orders, profit, rankGroups, sales } from "./row-math.ts";
import { type Rows, type Template, template } from "./template.ts";

const buyersOf = (rows: Rows, category: string): Set<string> =>
  new Set(filterRows(rows, is("category", category)).map((row) => row.customer_id));

export const sqlGroups: readonly Template[] = [
  template<[number]>({
    check: "sql-having",
    topic: "SQL",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: table,
    cleaning: "spaces",
    cases: [[500_000], [700_000], [1_000_000]],
    question: (limit) =>
      `How many rows does \`SELECT city, SUM(sales) FROM sales GROUP BY city HAVING SUM(sales) > ${limit}\` return?`,
    answer: (rows, limit) => groups(rows, (row) => row.city).filter(([, group]) => sales(group) > limit).length,
    sql: (limit) =>
      `SELECT COUNT(*) FROM (SELECT city, SUM(sales) FROM sales GROUP BY city HAVING SUM(sales) > ${limit})`,
    wrong: {
      "Counts the cities that do not reach the limit": (rows, limit) =>
        groups(rows, (row) => row.city).filter(([, group]) => sales(group) <= limit).length,
      "Counts all cities": (rows) => groups(rows, (row) => row.city).length,
      "Groups by state": (rows, limit) =>
        groups(rows, (row) => row.state).filter(([, group]) => sales(group) > limit).length,
      "Groups by region": (rows) => groups(rows, (row) => row.region).length,
      "Counts the rows of those cities": (rows, limit) =>
        groups(rows, (row) => row.city)
          .filter(([, group]) => sales(group) > limit)
          .reduce((sum, [, group]) => sum + group.length, 0),
      "Believes that HAVING tests single rows, of which none is that large": () => 0,
    },
    explanation: (key, limit) =>
      `GROUP BY makes one row for each city and HAVING keeps those whose total is above ${limit}: ${key} rows.`,
  }),
  template<[string]>({
    check: "sql-rank-product",
    topic: "SQL",
    difficulty: 2,
    level: 5,
    format: "text",
    intro: table,
    cleaning: "spaces",
    cases: [["Home & Kitchen"], ["Apparel"], ["Office Supplies"], ["Grocery"]],
    question: (category) =>
      `In the result of \`SELECT product, RANK() OVER (ORDER BY SUM(sales) DESC) AS r FROM sales WHERE category = '${category}' GROUP BY product\`, which product has r = 2?`,
    answer: (rows, category) => rankGroups(filterRows(rows, is("category", category)), (row) => row.product, sales, 2),
    sql: (category) =>
      `SELECT product FROM (SELECT product, RANK() OVER (ORDER BY SUM(sales) DESC) AS r FROM sales WHERE category = '${category}' GROUP BY product) WHERE r = 2`,
    wrong: {
      "Takes the first place": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, sales),
      "Takes the third place": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, sales, 3),
      "Ranks from the smallest": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, sales, -2),
      "Ranks by the number of rows": (rows, category) =>
        rankGroups(
          filterRows(rows, is("category", category)),
          (row) => row.product,
          (group) => group.length,
          2,
        ),
    },
    explanation: (key, category) =>
      `The window function runs after GROUP BY, so it ranks the totals of the products: ${key} has the second largest in ${category}.`,
  }),
  template<[string, string]>({
    check: "sql-intersect-customers",
    topic: "SQL",
    difficulty: 3,
    level: 3,
    format: "count",
    intro: table,
    cleaning: "spaces",
    cases: [
      ["Apparel", "Grocery"],
      ["Electronics", "Office Supplies"],
      ["Home & Kitchen", "Apparel"],
    ],
    question: (first, second) =>
      `How many rows does \`SELECT customer_id FROM sales WHERE category = '${first}' INTERSECT SELECT customer_id FROM sales WHERE category = '${second}'\` return?`,
    answer: (rows, first, second) => [...buyersOf(rows, first)].filter((id) => buyersOf(rows, second).has(id)).length,
    sql: (first, second) =>
      `SELECT COUNT(*) FROM (SELECT customer_id FROM sales WHERE category = '${first}' INTERSECT SELECT customer_id FROM sales WHERE category = '${second}')`,
    wrong: {
      "Mistakes it for a UNION": (rows, first, second) =>
        new Set([...buyersOf(rows, first), ...buyersOf(rows, second)]).size,
      "Believes that no row can have both categories": () => 0,
      "Mistakes it for an EXCEPT": (rows, first, second) =>
        [...buyersOf(rows, first)].filter((id) => !buyersOf(rows, second).has(id)).length,
      "Counts the first query's customers": (rows, first) => buyersOf(rows, first).size,
      "Counts only customers with both categories in one order": (rows, first, second) =>
        new Set(
          groups(rows, (row) => row.order_id)
            .filter(([, lines]) => lines.some(is("category", first)) && lines.some(is("category", second)))
            .map(([, lines]) => lines[0]?.customer_id),
        ).size,
      "Counts the first query's rows": (rows, first) => filterRows(rows, is("category", first)).length,
    },
    explanation: (key, first, second) =>
      `INTERSECT keeps each customer who occurs in both results, once: ${key} customers bought ${first} and also ${second}, in the same order or in different ones.`,
  }),
  template<[string]>({
    check: "sql-not-exists-year",
    topic: "SQL",
    difficulty: 3,
    level: 4,
    format: "count",
    intro: table,
    cleaning: "dates",
    cases: [["2024-04-01"], ["2024-10-01"]],
    question: (day) =>
      `What does \`SELECT COUNT(DISTINCT customer_id) FROM sales s WHERE NOT EXISTS (SELECT 1 FROM sales t WHERE t.customer_id = s.customer_id AND t.order_date >= '${day}')\` return?`,
    answer: (rows, day) => {
      const later = new Set(filterRows(rows, (row) => row.order_date >= day).map((row) => row.customer_id));
      return customers(filterRows(rows, (row) => !later.has(row.customer_id)));
    },
    sql: (day) =>
      `SELECT COUNT(*) FROM (SELECT customer_id FROM sales GROUP BY customer_id HAVING MAX(order_date) < '${day}')`,
    wrong: {
      "Counts the customers who ordered before that day, even if they came back": (rows, day) =>
        customers(filterRows(rows, (row) => row.order_date < day)),
      "Counts the customers who ordered on or after that day": (rows, day) =>
        customers(filterRows(rows, (row) => row.order_date >= day)),
      "Counts the new customers: those with no order before that day": (rows, day) => {
        const earlier = new Set(filterRows(rows, (row) => row.order_date < day).map((row) => row.customer_id));
        return customers(filterRows(rows, (row) => !earlier.has(row.customer_id)));
      },
      "Counts the rows of those customers": (rows, day) => {
        const later = new Set(filterRows(rows, (row) => row.order_date >= day).map((row) => row.customer_id));
        return filterRows(rows, (row) => !later.has(row.customer_id)).length;
      },
      "Believes that a subquery on the same table always finds the row itself": () => 0,
    },
    explanation: (key, day) =>
      `NOT EXISTS keeps a customer only if no row at all of that customer is dated ${day} or later: ${key} customers.`,
  }),
  template<[string]>({
    check: "sql-above-average",
    topic: "SQL",
    difficulty: 2,
    level: 4,
    format: "count",
    intro: table,
    cases: [["East"], ["West"], ["South"]],
    question: (region) =>
      `What does \`SELECT COUNT(*) FROM sales WHERE region = '${region}' AND sales > (SELECT AVG(sales) FROM sales)\` return?`,
    answer: (rows, region) => {
      const average = mean(rows.map((row) => row.sales));
      return filterRows(rows, is("region", region), (row) => row.sales > average).length;
    },
    sql: (region) => `SELECT COUNT(*) FROM sales WHERE region = '${region}' AND sales > (SELECT AVG(sales) FROM sales)`,
    wrong: {
      "Takes half of the region's rows to be above the average": (rows, region) =>
        Math.round(filterRows(rows, is("region", region)).length / 2),
      "Counts all regions": (rows) => filterRows(rows, (row) => row.sales > mean(rows.map((r) => r.sales))).length,
      "Counts the rows below the average": (rows, region) => {
        const average = mean(rows.map((row) => row.sales));
        return filterRows(rows, is("region", region), (row) => row.sales <= average).length;
      },
      "Counts orders instead of rows": (rows, region) => {
        const average = mean(rows.map((row) => row.sales));
        return orders(filterRows(rows, is("region", region), (row) => row.sales > average));
      },
      "Counts customers": (rows, region) => {
        const average = mean(rows.map((row) => row.sales));
        return customers(filterRows(rows, is("region", region), (row) => row.sales > average));
      },
      "Compares profit with the average of sales": (rows, region) => {
        const average = mean(rows.map((row) => row.sales));
        return filterRows(rows, is("region", region), (row) => row.profit > average).length;
      },
    },
    explanation: (key, region) =>
      `The subquery has no filter, so every row of ${region} is compared with the average of the whole table: ${key} rows are above it. A few large lines pull that average far above the middle row.`,
  }),
  template<[string]>({
    check: "sql-best-month",
    topic: "SQL",
    difficulty: 1,
    level: 2,
    format: "text",
    intro: table,
    cleaning: "all",
    cases: [["Electronics"], ["Apparel"], ["Home & Kitchen"]],
    question: (category) =>
      `Dates are stored as text like 2024-10-05. Which month does \`SELECT SUBSTR(order_date, 1, 7) AS month FROM sales WHERE category = '${category}' GROUP BY SUBSTR(order_date, 1, 7) ORDER BY SUM(sales) DESC LIMIT 1\` return?`,
    answer: (rows, category) =>
      rankGroups(filterRows(rows, is("category", category)), (row) => row.order_date.slice(0, 7), sales),
    sql: (category) =>
      `SELECT SUBSTR(order_date, 1, 7) AS month FROM sales WHERE category = '${category}' GROUP BY SUBSTR(order_date, 1, 7) ORDER BY SUM(sales) DESC LIMIT 1`,
    wrong: {
      "Orders by the number of rows": (rows, category) =>
        rankGroups(
          filterRows(rows, is("category", category)),
          (row) => row.order_date.slice(0, 7),
          (group) => group.length,
        ),
      "Forgets the filter on the category": (rows) => rankGroups(rows, (row) => row.order_date.slice(0, 7), sales),
      "Orders by profit": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.order_date.slice(0, 7), profit),
      "Takes the second place": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.order_date.slice(0, 7), sales, 2),
      "Takes the smallest total": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.order_date.slice(0, 7), sales, -1),
      "Takes the month of the first row": (rows, category) =>
        filterRows(rows, is("category", category))[0]?.order_date.slice(0, 7) ?? "",
    },
    explanation: (key, category) =>
      `Grouped by the first seven characters (year and month), ${category} sold most in ${key}.`,
  }),
  template<[string]>({
    check: "sql-case-share",
    topic: "SQL",
    difficulty: 2,
    level: 4,
    format: "percent",
    intro: table,
    cleaning: "spaces",
    cases: [["North"], ["South"], ["West"]],
    question: (region) =>
      `What does \`SELECT 100.0 * SUM(CASE WHEN payment_mode = 'UPI' THEN sales ELSE 0 END) / SUM(sales) FROM sales WHERE region = '${region}'\` give, to 1 decimal?`,
    answer: (rows, region) => {
      const chosen = filterRows(rows, is("region", region));
      return sales(filterRows(chosen, is("payment_mode", "UPI"))) / sales(chosen);
    },
    sql: (region) =>
      `SELECT SUM(sales) * 1.0 / (SELECT SUM(sales) FROM sales WHERE region = '${region}') FROM sales WHERE region = '${region}' AND payment_mode = 'UPI'`,
    wrong: {
      "Takes the share of the rows": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return filterRows(chosen, is("payment_mode", "UPI")).length / chosen.length;
      },
      "Divides by the sales of all regions": (rows, region) =>
        sales(filterRows(rows, is("region", region), is("payment_mode", "UPI"))) / sales(rows),
      "Takes the share over all regions": (rows) => sales(filterRows(rows, is("payment_mode", "UPI"))) / sales(rows),
      "Takes the region's share of all UPI sales": (rows, region) =>
        sales(filterRows(rows, is("region", region), is("payment_mode", "UPI"))) /
        sales(filterRows(rows, is("payment_mode", "UPI"))),
      "Takes the share of the other payment modes": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return 1 - sales(filterRows(chosen, is("payment_mode", "UPI"))) / sales(chosen);
      },
      "Divides by the second financial year's sales": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return (
          sales(filterRows(chosen, is("payment_mode", "UPI"))) /
          sales(filterRows(chosen, between("2024-04-01", "2025-04-01")))
        );
      },
    },
    explanation: (key, region) =>
      `The CASE adds up only the UPI sales, and WHERE limits both sums to ${region}: ${key} of its sales.`,
  }),
];
