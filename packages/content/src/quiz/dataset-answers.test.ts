import { beforeAll, describe, expect, test } from "@jest/globals";
import initSqlJs, { type Database } from "sql.js";
import { salesRows } from "../datasets/sales.ts";
import { SALES_COLUMNS } from "../datasets/sales-row.ts";
import { quizItems } from "./load.ts";
import { templates } from "./templates/all-templates.ts";
import { formatAnswer, isOnTheEdge } from "./templates/answer-format.ts";
import { buildDatasetItems } from "./templates/build-items.ts";
import type { TemplateCase } from "./templates/template.ts";

const datasetItems = quizItems.filter(({ dataset }) => dataset !== undefined);
const cases = new Map<string, TemplateCase>(
  templates.flatMap(({ check, cases: all }) => all().map((one) => [`${check} ${one.params.join()}`, one] as const)),
);
const caseOf = (item: (typeof quizItems)[number]): TemplateCase =>
  cases.get(`${item.dataset?.check} ${item.dataset?.params.join()}`) as TemplateCase;
const formatOf = (item: (typeof quizItems)[number]) =>
  templates.find(({ check }) => check === item.dataset?.check)?.format ?? "text";

let database: Database;
const ask = (query: string): number | string => {
  const [result, ...others] = database.exec(query);
  expect([others.length, result?.columns.length, result?.values.length]).toEqual([0, 1, 1]);
  return result?.values[0]?.[0] as number | string;
};

beforeAll(async () => {
  const engine = await initSqlJs();
  database = new engine.Database();
  database.run(`CREATE TABLE sales (order_id TEXT, order_date TEXT, ship_date TEXT, region TEXT, state TEXT, city TEXT,
    customer_id TEXT, customer_segment TEXT, category TEXT, product TEXT, quantity INTEGER, unit_price INTEGER,
    discount REAL, sales INTEGER, profit INTEGER, payment_mode TEXT, rating INTEGER)`);
  const insert = database.prepare(`INSERT INTO sales VALUES (${SALES_COLUMNS.map(() => "?").join()})`);
  for (const row of salesRows) insert.run(SALES_COLUMNS.map((column) => row[column]));
  insert.free();
});

test("there are at least 100 items about the workbook, some in each topic", () => {
  expect(datasetItems.length).toBeGreaterThanOrEqual(100);
  expect(new Set(datasetItems.map(({ topic }) => topic)).size).toBe(4);
});

describe("the key of each item about the workbook", () => {
  test.each(datasetItems)("$id, by JavaScript over the rows", (item) => {
    expect(formatAnswer(formatOf(item), caseOf(item).answer)).toBe(item.correct);
    expect(isOnTheEdge(formatOf(item), caseOf(item).answer)).toBe(false);
  });

  test.each(datasetItems)("$id, by SQL", (item) => {
    expect(formatAnswer(formatOf(item), ask(caseOf(item).sql))).toBe(item.correct);
  });
});

/** SQL questions show a query, whose result must lead to the key. */
const runnable = datasetItems.flatMap((item) => {
  const query = /`(SELECT .*)`/.exec(item.question)?.[1];
  return item.topic === "SQL" && query !== undefined ? [{ item, query }] : [];
});

test("most SQL items about the workbook show their query", () => {
  expect(runnable.length).toBeGreaterThan(30);
});

test.each(runnable)("the query in the text of $item.id gives the key", ({ item, query }) => {
  const [result] = database.exec(query);
  const rows = result?.values ?? [];
  if (item.question.includes("How many rows")) return expect(String(rows.length)).toBe(item.correct);
  if (item.question.includes("r = 2")) return expect(rows.find(([, rank]) => rank === 2)?.[0]).toBe(item.correct);
  const value = rows[0]?.[0] as number | string;
  const isPercent = formatOf(item) === "percent";
  return expect(formatAnswer(formatOf(item), isPercent ? Number(value) / 100 : value)).toBe(item.correct);
});

test("the committed items are what the templates build", () => {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect([...datasetItems].sort(byId)).toEqual(buildDatasetItems(templates).sort(byId));
});
