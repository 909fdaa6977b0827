import { tableWithNulls } from "./intros.ts";
import {
  between,
  customers,
  distinct,
  filterRows,
  groups,
  is,
  mean,
  orders,
  ratings,
  sales,
  total,
} from "./row-math.ts";
import { type Template, template } from "./template.ts";

export const sqlRows: readonly Template[] = [
  template<[string, string, string]>({
    check: "sql-and-or",
    topic: "SQL",
    difficulty: 2,
    level: 1,
    format: "count",
    intro: tableWithNulls,
    cleaning: "spaces",
    cases: [
      ["East", "North", "UPI"],
      ["South", "East", "Credit Card"],
      ["North", "West", "Debit Card"],
    ],
    question: (first, second, mode) =>
      `What does \`SELECT COUNT(*) FROM sales WHERE region = '${first}' OR region = '${second}' AND payment_mode = '${mode}'\` return?`,
    answer: (rows, first, second, mode) =>
      filterRows(rows, is("region", first)).length +
      filterRows(rows, is("region", second), is("payment_mode", mode)).length,
    sql: (first, second, mode) =>
      `SELECT COUNT(*) FROM sales WHERE region = '${first}' OR region = '${second}' AND payment_mode = '${mode}'`,
    wrong: {
      "Reads it as (A OR B) AND C": (rows, first, second, mode) =>
        filterRows(rows, (row) => row.region === first || row.region === second, is("payment_mode", mode)).length,
      "Ignores the payment mode": (rows, first, second) =>
        filterRows(rows, (row) => row.region === first || row.region === second).length,
      "Reads OR as AND, so that no row fits": () => 0,
      "Counts the second region's part only": (rows, _, second, mode) =>
        filterRows(rows, is("region", second), is("payment_mode", mode)).length,
      "Reads all three conditions as alternatives": (rows, first, second, mode) =>
        filterRows(rows, (row) => row.region === first || row.region === second || row.payment_mode === mode).length,
    },
    explanation: (key, first, second, mode) =>
      `AND binds tighter than OR: it counts all rows of ${first}, but only those rows of ${second} that were paid by ${mode}. Together, these are ${key} rows.`,
  }),
  template<[string]>({
    check: "sql-count-column",
    family: "dataset-blank-cells",
    topic: "SQL",
    difficulty: 1,
    level: 2,
    format: "count",
    intro: tableWithNulls,
    cases: [["rating"], ["discount"], ["ship_date"]],
    question: (column) => `What does \`SELECT COUNT(${column}) FROM sales\` return?`,
    answer: (rows, column) => filterRows(rows, (row) => row[column as "rating"] !== null).length,
    sql: (column) => `SELECT COUNT(${column}) FROM sales`,
    wrong: {
      "Believes that COUNT(column) counts NULLs as COUNT(*) does": (rows) => rows.length,
      "Counts the NULLs": (rows, column) => filterRows(rows, (row) => row[column as "rating"] === null).length,
      "Counts the different values": (rows, column) =>
        new Set(rows.flatMap((row) => row[column as "rating"] ?? [])).size,
      "Counts the orders with a value": (rows, column) =>
        orders(filterRows(rows, (row) => row[column as "rating"] !== null)),
      "Counts the customers with a value": (rows, column) =>
        customers(filterRows(rows, (row) => row[column as "rating"] !== null)),
      "Counts the rows in which no cell at all is NULL": (rows) =>
        filterRows(rows, (row) => !Object.values(row).includes(null)).length,
    },
    explanation: (key, column) =>
      `COUNT of a column leaves out NULLs: ${key} of the 2,000 rows have a value in \`${column}\`.`,
  }),
  template<[number]>({
    check: "sql-not-equal-null",
    topic: "SQL",
    difficulty: 3,
    level: 1,
    format: "count",
    intro: tableWithNulls,
    cases: [[0], [0.05], [0.1]],
    question: (discount) =>
      `The column discount has NULLs. What does \`SELECT COUNT(*) FROM sales WHERE discount <> ${discount}\` return?`,
    answer: (rows, discount) => filterRows(rows, (row) => row.discount !== null && row.discount !== discount).length,
    sql: (discount) => `SELECT COUNT(*) FROM sales WHERE discount <> ${discount}`,
    wrong: {
      "Believes that NULL is different from every number and counts": (rows, discount) =>
        filterRows(rows, (row) => row.discount !== discount).length,
      "Counts the equal rows": (rows, discount) => filterRows(rows, is("discount", discount)).length,
      "Counts the equal rows and the NULLs": (rows, discount) =>
        filterRows(rows, (row) => row.discount === null || row.discount === discount).length,
      "Believes that a NULL in the column empties the result": () => 0,
      "Counts every row with a discount that is not NULL": (rows) =>
        filterRows(rows, (row) => row.discount !== null).length,
      "Counts the larger discounts only": (rows) => filterRows(rows, (row) => (row.discount ?? 0) > 0.1).length,
    },
    explanation: (key, discount) =>
      `A comparison with NULL is unknown, and WHERE keeps only rows for which the condition is true: ${key} rows have a discount that is not NULL and not ${discount}.`,
  }),
  template<[string]>({
    check: "sql-count-distinct",
    topic: "SQL",
    difficulty: 1,
    level: 2,
    format: "count",
    intro: tableWithNulls,
    cleaning: "spaces",
    cases: [["Electronics"], ["Grocery"], ["Apparel"]],
    question: (category) =>
      `What does \`SELECT COUNT(DISTINCT order_id) FROM sales WHERE category = '${category}'\` return?`,
    answer: (rows, category) => orders(filterRows(rows, is("category", category))),
    sql: (category) => `SELECT COUNT(DISTINCT order_id) FROM sales WHERE category = '${category}'`,
    wrong: {
      "Counts rows": (rows, category) => filterRows(rows, is("category", category)).length,
      "Counts customers": (rows, category) => customers(filterRows(rows, is("category", category))),
      "Counts the orders of all categories": (rows) => orders(rows),
      "Counts the orders with this category only": (rows, category) =>
        groups(rows, (row) => row.order_id).filter(([, lines]) => lines.every(is("category", category))).length,
      "Counts products": (rows, category) => distinct(filterRows(rows, is("category", category)), (row) => row.product),
      "Counts the orders that do not have the category": (rows, category) =>
        orders(rows) - orders(filterRows(rows, is("category", category))),
    },
    explanation: (key, category) => `Each order id counts once, however many ${category} lines it has: ${key}.`,
  }),
  template<[string, string]>({
    check: "sql-between-dates",
    topic: "SQL",
    difficulty: 2,
    level: 2,
    format: "rupees",
    intro: tableWithNulls,
    cleaning: "dates",
    cases: [
      ["2024-10-01", "2024-12-31"],
      ["2023-07-01", "2023-09-30"],
      ["2025-01-01", "2025-02-28"],
    ],
    question: (from, to) =>
      `The column order_date holds dates without a time. What does \`SELECT SUM(sales) FROM sales WHERE order_date BETWEEN '${from}' AND '${to}'\` return, in rupees?`,
    answer: (rows, from, to) => sales(filterRows(rows, (row) => row.order_date >= from && row.order_date <= to)),
    sql: (from, to) => `SELECT SUM(sales) FROM sales WHERE order_date BETWEEN '${from}' AND '${to}'`,
    wrong: {
      "Leaves out both end days": (rows, from, to) =>
        sales(filterRows(rows, (row) => row.order_date > from && row.order_date < to)),
      "Leaves out the last day": (rows, from, to) => sales(filterRows(rows, between(from, to))),
      "Goes by the day of shipping": (rows, from, to) =>
        sales(filterRows(rows, (row) => row.ship_date !== null && row.ship_date >= from && row.ship_date <= to)),
      "Takes the last month only": (rows, _, to) =>
        sales(filterRows(rows, (row) => row.order_date.startsWith(to.slice(0, 7)))),
      "Takes everything up to the end day": (rows, _, to) => sales(filterRows(rows, (row) => row.order_date <= to)),
      "Adds up the values before the discount": (rows, from, to) =>
        total(
          filterRows(rows, (row) => row.order_date >= from && row.order_date <= to),
          (row) => row.quantity * row.unit_price,
        ),
    },
    explanation: (key) =>
      `BETWEEN includes both end values, and dates without a time lose nothing on the last day: ${key}.`,
  }),
  template<[string]>({
    check: "sql-avg-null",
    topic: "SQL",
    difficulty: 2,
    level: 2,
    format: "decimal",
    intro: tableWithNulls,
    cleaning: "spaces",
    cases: [["Apparel"], ["Electronics"], ["Grocery"]],
    question: (category) =>
      `To 2 decimals, what does \`SELECT AVG(COALESCE(rating, 0) * 1.0) FROM sales WHERE category = '${category}'\` return?`,
    answer: (rows, category) => mean(filterRows(rows, is("category", category)).map((row) => row.rating ?? 0)),
    sql: (category) => `SELECT AVG(COALESCE(rating, 0) * 1.0) FROM sales WHERE category = '${category}'`,
    wrong: {
      "Leaves out the NULLs as a plain AVG would": (rows, category) =>
        mean(ratings(filterRows(rows, is("category", category)))),
      "Fills with 1 instead of 0": (rows, category) =>
        mean(filterRows(rows, is("category", category)).map((row) => row.rating ?? 1)),
      "Believes that NULL times a number makes the row count for the denominator twice": (rows, category) => {
        const chosen = filterRows(rows, is("category", category));
        return (
          total(chosen, (row) => row.rating ?? 0) / (chosen.length + filterRows(chosen, is("rating", null)).length)
        );
      },
      "Leaves the category out and skips NULLs": (rows) => mean(ratings(rows)),
      "Divides by the number of orders of all categories": (rows, category) =>
        total(filterRows(rows, is("category", category)), (row) => row.rating ?? 0) / orders(rows),
      "Fills with the middle of the scale": (rows, category) =>
        mean(filterRows(rows, is("category", category)).map((row) => row.rating ?? 3)),
      "Averages the different values of the column": () => 2.5,
    },
    explanation: (key) =>
      `COALESCE turns each missing rating into 0, so those rows count in the denominator and lower the average: ${key}.`,
  }),
];
