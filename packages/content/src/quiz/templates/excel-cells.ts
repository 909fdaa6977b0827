import { sheet } from "./intros.ts";
import {
  customers,
  filterRows,
  gross,
  is,
  mean,
  median,
  orders,
  profit,
  rankGroups,
  sales,
  units,
} from "./row-math.ts";
import { type Rows, type Template, template } from "./template.ts";

const BLANKS = { C: "ship_date", M: "discount", Q: "rating" } as const;

const largest = (values: readonly number[], place: number): number => [...values].sort((a, b) => b - a)[place - 1] ?? 0;
const linesOf = (rows: Rows, order: string): number[] =>
  filterRows(rows, is("order_id", order)).map((row) => row.sales);

export const excelCells: readonly Template[] = [
  template<[string]>({
    check: "excel-countblank",
    family: "dataset-blank-cells",
    topic: "Excel",
    difficulty: 1,
    level: 1,
    format: "count",
    intro: sheet,
    cases: [["C"], ["M"], ["Q"]],
    question: (column) =>
      `column ${column} holds ${BLANKS[column as keyof typeof BLANKS]}. What does \`=COUNTBLANK(${column}2:${column}2001)\` return?`,
    answer: (rows, column) => filterRows(rows, is(BLANKS[column as keyof typeof BLANKS], null)).length,
    sql: (column) => `SELECT COUNT(*) - COUNT(${BLANKS[column as keyof typeof BLANKS]}) FROM sales`,
    wrong: {
      "Counts the filled cells (COUNTA)": (rows, column) =>
        filterRows(rows, (row) => row[BLANKS[column as keyof typeof BLANKS]] !== null).length,
      "Believes that empty cells of an export hold text and are not blank": () => 0,
      "Counts the orders that have a blank, not the cells": (rows, column) =>
        orders(filterRows(rows, is(BLANKS[column as keyof typeof BLANKS], null))),
      "Counts the blank cells of all columns": (rows) =>
        rows.reduce((sum, row) => sum + Object.values(row).filter((value) => value === null).length, 0),
      "Counts the customers who have a blank, not the cells": (rows, column) =>
        customers(filterRows(rows, is(BLANKS[column as keyof typeof BLANKS], null))),
      "Counts all cells of the range": () => 2000,
    },
    explanation: (key, column) =>
      `COUNTBLANK counts the empty cells of the range: ${key} of the 2,000 cells in column ${column} are empty.`,
  }),
  template<[string]>({
    check: "excel-maxifs",
    topic: "Excel",
    difficulty: 1,
    level: 2,
    format: "rupees",
    intro: sheet,
    cleaning: "spaces",
    cases: [["Pune"], ["Kolkata"], ["Jaipur"]],
    question: (city) =>
      `city is in column F and profit in O. What does \`=MAXIFS(O:O,F:F,"${city}")\` return, in rupees?`,
    answer: (rows, city) => Math.max(...filterRows(rows, is("city", city)).map((row) => row.profit)),
    sql: (city) => `SELECT profit FROM sales WHERE city = '${city}' ORDER BY profit DESC LIMIT 1`,
    wrong: {
      "Takes the largest value of the sales column": (rows, city) =>
        Math.max(...filterRows(rows, is("city", city)).map((row) => row.sales)),
      "Ignores the criterion": (rows) => Math.max(...rows.map((row) => row.profit)),
      "Gives the second largest value": (rows, city) =>
        largest(
          filterRows(rows, is("city", city)).map((row) => row.profit),
          2,
        ),
      "Adds up the profit of the city": (rows, city) => profit(filterRows(rows, is("city", city))),
      "Gives the profit of the line with the largest quantity": (rows, city) =>
        filterRows(rows, is("city", city)).reduce((best, row) => (row.quantity > best.quantity ? row : best)).profit,
      "Gives the average profit of the city": (rows, city) =>
        Math.round(mean(filterRows(rows, is("city", city)).map((row) => row.profit))),
    },
    explanation: (key, city) => `MAXIFS gives the largest profit of a single row among the rows of ${city}: ${key}.`,
  }),
  template<[string]>({
    check: "excel-xlookup-first",
    topic: "Excel",
    difficulty: 2,
    level: 3,
    format: "rupees",
    intro: sheet,
    cases: [["DR-10174"], ["DR-10489"], ["DR-10628"], ["DR-11106"]],
    question: (order) =>
      `order_id is in column A and sales in N; order ${order} has three lines. What does \`=XLOOKUP("${order}",A:A,N:N)\` return, in rupees?`,
    answer: (rows, order) => linesOf(rows, order)[0] ?? 0,
    sql: (order) => `SELECT sales FROM sales WHERE order_id = '${order}' ORDER BY rowid LIMIT 1`,
    wrong: {
      "Believes that XLOOKUP adds up all matches": (rows, order) => sales(filterRows(rows, is("order_id", order))),
      "Believes that the last match is returned": (rows, order) => linesOf(rows, order).at(-1) ?? 0,
      "Takes the line in the middle": (rows, order) => linesOf(rows, order)[1] ?? 0,
      "Believes that the matches are averaged": (rows, order) => Math.round(mean(linesOf(rows, order))),
      "Takes the profit of the first line": (rows, order) => filterRows(rows, is("order_id", order))[0]?.profit ?? 0,
    },
    explanation: (key, order) =>
      `XLOOKUP searches from the top and returns the first exact match, here the first line of ${order}: ${key}. SUMIFS would add up the three lines.`,
  }),
  template<[number]>({
    check: "excel-large",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "rupees",
    intro: sheet,
    cases: [[3], [8], [15]],
    question: (place) =>
      `sales is in column N and some amounts occur more than once. What does \`=LARGE(N2:N2001,${place})\` return, in rupees?`,
    answer: (rows, place) =>
      largest(
        rows.map((row) => row.sales),
        place,
      ),
    sql: (place) => `SELECT sales FROM sales ORDER BY sales DESC LIMIT 1 OFFSET ${place - 1}`,
    wrong: {
      "Counts equal amounts once": (rows, place) => largest([...new Set(rows.map((row) => row.sales))], place),
      "Gives the largest amount": (rows) => Math.max(...rows.map((row) => row.sales)),
      "Gives the amount at that place among orders": (rows, place) => {
        const byOrder = new Map<string, number>();
        for (const row of rows) byOrder.set(row.order_id, (byOrder.get(row.order_id) ?? 0) + row.sales);
        return largest([...byOrder.values()], place);
      },
      "Gives the largest profit at that place": (rows, place) =>
        largest(
          rows.map((row) => row.profit),
          place,
        ),
      "Gives the largest amount before the discount at that place": (rows, place) =>
        largest(
          rows.map((row) => row.quantity * row.unit_price),
          place,
        ),
      "Miscounts and stops at a lower place": (rows, place) =>
        largest(
          rows.map((row) => row.sales),
          place + 10,
        ),
    },
    explanation: (key, place) =>
      `LARGE counts every cell, including equal amounts; number ${place} from the top is ${key}.`,
  }),
  template<[string, string]>({
    check: "excel-averageifs-sales",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "rupees",
    intro: sheet,
    cleaning: "spaces",
    cases: [
      ["Smart Watch", "West"],
      ["Silk Saree", "South"],
      ["Ergonomic Chair", "North"],
    ],
    question: (product, region) =>
      `region is in column D, product in J and sales in N. What does \`=ROUND(AVERAGEIFS(N:N,J:J,"${product}",D:D,"${region}"),0)\` return, in rupees?`,
    answer: (rows, product, region) =>
      mean(filterRows(rows, is("product", product), is("region", region)).map((row) => row.sales)),
    sql: (product, region) =>
      `SELECT SUM(sales) * 1.0 / COUNT(*) FROM sales WHERE product = '${product}' AND region = '${region}'`,
    wrong: {
      "Divides the sales by the units instead of the rows": (rows, product, region) => {
        const chosen = filterRows(rows, is("product", product), is("region", region));
        return Math.round(sales(chosen) / units(chosen));
      },
      "Averages before the discount": (rows, product, region) => {
        const chosen = filterRows(rows, is("product", product), is("region", region));
        return Math.round(gross(chosen) / chosen.length);
      },
      "Gives the median": (rows, product, region) =>
        Math.round(median(filterRows(rows, is("product", product), is("region", region)).map((row) => row.sales))),
      "Leaves out the criterion on the region": (rows, product) =>
        Math.round(mean(filterRows(rows, is("product", product)).map((row) => row.sales))),
      "Divides the sales by the number of customers": (rows, product, region) => {
        const chosen = filterRows(rows, is("product", product), is("region", region));
        return Math.round(sales(chosen) / customers(chosen));
      },
      "Averages the region's rows of all products": (rows, _, region) =>
        Math.round(mean(filterRows(rows, is("region", region)).map((row) => row.sales))),
    },
    explanation: (key, product, region) =>
      `AVERAGEIFS divides the sales of the ${product} rows in ${region} by the number of those rows: ${key}.`,
  }),
  template<[string]>({
    check: "excel-pivot-top",
    topic: "Excel",
    difficulty: 1,
    level: 2,
    format: "text",
    intro: sheet,
    cleaning: "spaces",
    cases: [["Maharashtra"], ["Delhi"], ["Telangana"], ["Gujarat"]],
    question: (state) =>
      `you build a PivotTable: product in Rows, Sum of quantity in Values, filter state = ${state}, sorted by Sum of quantity from largest to smallest. Which product comes first?`,
    answer: (rows, state) => rankGroups(filterRows(rows, is("state", state)), (row) => row.product, units),
    sql: (state) =>
      `SELECT product FROM sales WHERE state = '${state}' GROUP BY product ORDER BY SUM(quantity) DESC LIMIT 1`,
    wrong: {
      "Sorts by the number of rows": (rows, state) =>
        rankGroups(
          filterRows(rows, is("state", state)),
          (row) => row.product,
          (group) => group.length,
        ),
      "Sorts by sales": (rows, state) => rankGroups(filterRows(rows, is("state", state)), (row) => row.product, sales),
      "Forgets the filter on the state": (rows) => rankGroups(rows, (row) => row.product, units),
      "Reads the second row": (rows, state) =>
        rankGroups(filterRows(rows, is("state", state)), (row) => row.product, units, 2),
      "Sorts from smallest to largest": (rows, state) =>
        rankGroups(filterRows(rows, is("state", state)), (row) => row.product, units, -1),
      "Sorts by the average quantity of a row": (rows, state) =>
        rankGroups(
          filterRows(rows, is("state", state)),
          (row) => row.product,
          (group) => units(group) / group.length,
        ),
    },
    explanation: (key, state) => `Of all products, ${key} has the largest total quantity in ${state}.`,
  }),
];
