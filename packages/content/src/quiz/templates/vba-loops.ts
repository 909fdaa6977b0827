import type { SalesRow } from "../../datasets/sales-row.ts";
import { activeSheet } from "./intros.ts";
import { customers, filterRows, is, orders, total } from "./row-math.ts";
import { type Rows, type Template, template } from "./template.ts";

const BLANKS: Record<number, "ship_date" | "discount" | "rating"> = { 3: "ship_date", 13: "discount", 17: "rating" };

const daysToShip = (row: SalesRow): number | null =>
  row.ship_date === null ? null : (Date.parse(row.ship_date) - Date.parse(row.order_date)) / 86_400_000;
/** Returns the row number after the first row at which the running total reached the limit: the value of `r` after the loop. */
function rowAfter(rows: Rows, limit: number, of: (row: SalesRow) => number): number {
  let sum = 0;
  let row = 2;
  while (sum < limit && row - 2 < rows.length) {
    sum += of(rows[row - 2] as SalesRow);
    row += 1;
  }
  return row;
}
const bucket = (rows: Rows, name: string): number =>
  filterRows(rows, (row) => (row.sales < 1000 ? "a" : row.sales <= 5000 ? "b" : "c") === name).length;

export const vbaLoops: readonly Template[] = [
  template<[number]>({
    check: "vba-loop-count",
    family: "vba-row-loop",
    topic: "VBA",
    difficulty: 1,
    level: 2,
    format: "count",
    intro: activeSheet,
    cases: [[20_000], [50_000], [10_000]],
    question: (limit) =>
      `A loop over r = 2 to 2001 runs \`If Cells(r, 14).Value > ${limit} Then n = n + 1\`; column 14 is sales. What is n at the end?`,
    answer: (rows, limit) => filterRows(rows, (row) => row.sales > limit).length,
    sql: (limit) => `SELECT COUNT(*) FROM sales WHERE sales > ${limit}`,
    wrong: {
      "Takes the value before the discount": (rows, limit) =>
        filterRows(rows, (row) => row.quantity * row.unit_price > limit).length,
      "Counts orders": (rows, limit) => orders(filterRows(rows, (row) => row.sales > limit)),
      "Counts customers": (rows, limit) => customers(filterRows(rows, (row) => row.sales > limit)),
      "Takes column 12, the unit price": (rows, limit) => filterRows(rows, (row) => row.unit_price > limit).length,
      "Counts the rows that fail the test": (rows, limit) => filterRows(rows, (row) => row.sales <= limit).length,
      "Takes column 15, the profit": (rows, limit) => filterRows(rows, (row) => row.profit > limit).length,
    },
    explanation: (key, limit) => `n goes up by 1 for each data row whose sales are above ${limit}: ${key} rows.`,
  }),
  template<[number]>({
    check: "vba-isempty",
    family: "dataset-blank-cells",
    topic: "VBA",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: activeSheet,
    cases: [[3], [13], [17]],
    question: (column) =>
      `Column ${column} is ${BLANKS[column]}. For how many r from 2 to 2001 is \`IsEmpty(Cells(r, ${column}).Value)\` True?`,
    answer: (rows, column) => filterRows(rows, (row) => row[BLANKS[column] ?? "rating"] === null).length,
    sql: (column) => `SELECT COUNT(*) FROM sales WHERE ${BLANKS[column]} IS NULL`,
    wrong: {
      "Believes that a blank cell holds an empty text, for which IsEmpty is False": () => 0,
      "Counts the filled cells": (rows, column) =>
        filterRows(rows, (row) => row[BLANKS[column] ?? "rating"] !== null).length,
      "Counts zeros as empty": (rows, column) =>
        filterRows(rows, (row) => (row[BLANKS[column] ?? "rating"] ?? 0) === 0).length,
      "Counts the orders with an empty cell": (rows, column) =>
        orders(filterRows(rows, is(BLANKS[column] ?? "rating", null))),
      "Counts the customers with an empty cell": (rows, column) =>
        customers(filterRows(rows, is(BLANKS[column] ?? "rating", null))),
      "Counts the rows with an empty cell in any column": (rows) =>
        filterRows(rows, (row) => Object.values(row).includes(null)).length,
      "Believes that IsEmpty is True for every cell that holds no text": () => 2000,
    },
    explanation: (key) =>
      `IsEmpty is True for a cell that holds nothing at all; a 0 is a value. That is so for ${key} rows.`,
  }),
  template<[number]>({
    check: "vba-exit-for",
    topic: "VBA",
    difficulty: 2,
    level: 2,
    format: "row",
    intro: activeSheet,
    cases: [[20_000], [60_000], [100_000]],
    question: (limit) =>
      `The loop \`For r = 2 To 2001\` ends with \`Exit For\` as soon as \`Cells(r, 14).Value > ${limit}\`; column 14 is sales. What is r after the loop?`,
    answer: (rows, limit) => rows.findIndex((row) => row.sales > limit) + 2,
    sql: (limit) => `SELECT MIN(rowid) + 1 FROM sales WHERE sales > ${limit}`,
    wrong: {
      "Believes that the loop goes to its end and adds 1": () => 2002,
      "Takes the last such row": (rows, limit) => rows.findLastIndex((row) => row.sales > limit) + 2,
      "Takes the row with the highest sales": (rows) => {
        const highest = Math.max(...rows.map((row) => row.sales));
        return rows.findIndex((row) => row.sales === highest) + 2;
      },
      "Counts the rows that pass the test": (rows, limit) => filterRows(rows, (row) => row.sales > limit).length,
      "Looks at the value before the discount": (rows, limit) =>
        rows.findIndex((row) => row.quantity * row.unit_price > limit) + 2,
      "Takes the second such row": (rows, limit) => {
        const first = rows.findIndex((row) => row.sales > limit);
        return rows.findIndex((row, index) => index > first && row.sales > limit) + 2;
      },
      "Believes that r keeps its start value": () => 2,
    },
    explanation: (key, limit) =>
      `Exit For leaves r as it is: ${key} is the first sheet row with sales above ${limit}. Only a loop that runs to its end leaves r at 2002.`,
  }),
  template<[number]>({
    check: "vba-running-total",
    topic: "VBA",
    difficulty: 3,
    level: 2,
    format: "row",
    intro: activeSheet,
    cases: [[500_000], [1_000_000], [3_000_000]],
    question: (limit) =>
      `With r = 2 and total = 0 (a Double), \`Do While total < ${limit}: total = total + Cells(r, 14).Value: r = r + 1: Loop\` runs; column 14 is sales. What is r afterwards?`,
    answer: (rows, limit) => rowAfter(rows, limit, (row) => row.sales),
    sql: (limit) =>
      `SELECT MIN(id) + 2 FROM (SELECT rowid AS id, SUM(sales) OVER (ORDER BY rowid) AS running FROM sales) WHERE running >= ${limit}`,
    wrong: {
      "Adds up the values before the discount": (rows, limit) =>
        rowAfter(rows, limit, (row) => row.quantity * row.unit_price),
      "Adds up column 15, the profit": (rows, limit) => rowAfter(rows, limit, (row) => row.profit),
      "Adds up column 12, the unit price": (rows, limit) => rowAfter(rows, limit, (row) => row.unit_price),
      "Restarts the sum at half of the limit": (rows, limit) => rowAfter(rows, limit / 2, (row) => row.sales),
      "Believes that the loop goes through all rows": () => 2002,
      "Counts the orders that were added": (rows, limit) =>
        orders(rows.slice(0, rowAfter(rows, limit, (row) => row.sales) - 2)),
    },
    explanation: (key) =>
      `The condition is tested before each pass, and r is increased after each row is added: the total reaches the limit with the row before, so r is ${key}.`,
  }),
  template<[number]>({
    check: "vba-days-to-ship",
    family: "vba-row-loop",
    topic: "VBA",
    difficulty: 3,
    level: 2,
    format: "count",
    intro: activeSheet,
    cleaning: "dates",
    cases: [[5], [6], [3]],
    question: (days) =>
      `A loop over r = 2 to 2001 runs \`If Cells(r, 3).Value - Cells(r, 2).Value > ${days} Then n = n + 1\`; column 2 is order_date, 3 is ship_date (blank if not shipped). What is n at the end?`,
    answer: (rows, days) => filterRows(rows, (row) => (daysToShip(row) ?? -1) > days).length,
    sql: (days) => `SELECT COUNT(*) FROM sales WHERE julianday(ship_date) - julianday(order_date) > ${days}`,
    wrong: {
      "Counts that number of days too": (rows, days) =>
        filterRows(rows, (row) => (daysToShip(row) ?? -1) >= days).length,
      "Counts the rows without a ship date too": (rows, days) =>
        filterRows(rows, (row) => (daysToShip(row) ?? 99) > days).length,
      "Counts the parcels that were at most that late": (rows, days) =>
        filterRows(rows, (row) => (daysToShip(row) ?? 99) <= days).length,
      "Counts orders": (rows, days) => orders(filterRows(rows, (row) => (daysToShip(row) ?? -1) > days)),
      "Counts exactly that number of days": (rows, days) => filterRows(rows, (row) => daysToShip(row) === days).length,
      "Believes that dates cannot be subtracted, so that nothing is counted": () => 0,
    },
    explanation: (key) =>
      `Subtracting two dates gives a number of days. A blank counts as 0, so the difference is far below zero and the row is not counted: ${key}.`,
  }),
  template<[string]>({
    check: "vba-select-case",
    topic: "VBA",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: activeSheet,
    cases: [["a"], ["b"], ["c"]],
    question: (name) =>
      `For each data row, a \`Select Case\` on its sales (column 14) adds 1 to a in \`Case Is < 1000\`, to b in \`Case 1000 To 5000\`, and to c in \`Case Else\`. What is ${name} at the end?`,
    answer: (rows, name) => bucket(rows, name),
    sql: (name) =>
      `SELECT COUNT(*) FROM sales WHERE ${name === "a" ? "sales < 1000" : name === "b" ? "sales BETWEEN 1000 AND 5000" : "sales > 5000"}`,
    wrong: {
      "Takes the bucket before it": (rows, name) => bucket(rows, name === "a" ? "c" : name === "b" ? "a" : "b"),
      "Takes the bucket after it": (rows, name) => bucket(rows, name === "a" ? "b" : name === "b" ? "c" : "a"),
      "Believes that every Case is run, so that c counts all rows": (rows) => rows.length,
      "Adds up the other two buckets": (rows, name) => rows.length - bucket(rows, name),
      "Goes by the unit price": (rows, name) =>
        filterRows(rows, (row) => (row.unit_price < 1000 ? "a" : row.unit_price <= 5000 ? "b" : "c") === name).length,
      "Goes by the total of each order": (rows, name) => {
        const totals = new Map<string, number>();
        for (const row of rows) totals.set(row.order_id, (totals.get(row.order_id) ?? 0) + row.sales);
        return [...totals.values()].filter((sum) => (sum < 1000 ? "a" : sum <= 5000 ? "b" : "c") === name).length;
      },
    },
    explanation: (key, name) =>
      `Only the first Case that fits is run, and \`1000 To 5000\` includes both ends: ${name} is ${key}.`,
  }),
  template<[string, number]>({
    check: "vba-two-conditions",
    family: "vba-row-loop",
    topic: "VBA",
    difficulty: 1,
    level: 2,
    format: "count",
    intro: activeSheet,
    cleaning: "spaces",
    cases: [
      ["Corporate", 4],
      ["Small Business", 6],
      ["Consumer", 4],
    ],
    question: (segment, least) =>
      `In a loop over r = 2 to 2001, \`If Cells(r, 8).Value = "${segment}" And Cells(r, 11).Value >= ${least} Then n = n + Cells(r, 11).Value\` runs; column 8 is customer_segment, 11 is quantity. What is n at the end?`,
    answer: (rows, segment, least) =>
      total(
        filterRows(rows, is("customer_segment", segment), (row) => row.quantity >= least),
        (row) => row.quantity,
      ),
    sql: (segment, least) =>
      `SELECT SUM(quantity) FROM sales WHERE customer_segment = '${segment}' AND quantity >= ${least}`,
    wrong: {
      "Counts the rows instead of adding up the quantity": (rows, segment, least) =>
        filterRows(rows, is("customer_segment", segment), (row) => row.quantity >= least).length,
      "Reads >= as >": (rows, segment, least) =>
        total(
          filterRows(rows, is("customer_segment", segment), (row) => row.quantity > least),
          (row) => row.quantity,
        ),
      "Leaves out the test of the quantity": (rows, segment) =>
        total(filterRows(rows, is("customer_segment", segment)), (row) => row.quantity),
      "Leaves out the test of the segment": (rows, _, least) =>
        total(
          filterRows(rows, (row) => row.quantity >= least),
          (row) => row.quantity,
        ),
      "Reads And as Or": (rows, segment, least) =>
        total(
          filterRows(rows, (row) => row.customer_segment === segment || row.quantity >= least),
          (row) => row.quantity,
        ),
    },
    explanation: (key, segment, least) =>
      `Both conditions must hold, and the loop adds up the quantity: the ${segment} rows with ${least} units or more have ${key} units in total.`,
  }),
];
