import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "@jest/globals";
import Papa from "papaparse";
import initSqlJs, { type Database } from "sql.js";
import { datasetFile } from "../datasets/files.ts";
import { salesRows, shippedRows, uncleanedRows } from "../datasets/sales.ts";
import { SALES_COLUMNS } from "../datasets/sales-row.ts";
import { sampleOf } from "../testing/sample.ts";
import { quizItems } from "./load.ts";
import { templates } from "./templates/all-templates.ts";
import { formatAnswer, isOnTheEdge } from "./templates/answer-format.ts";
import { buildDatasetItems } from "./templates/build-items.ts";
import type { Cleaning } from "./templates/intros.ts";
import { type TemplateCase, UNCLEANED } from "./templates/template.ts";

const datasetItems = quizItems.filter(({ dataset }) => dataset !== undefined);
const sample = sampleOf(datasetItems, ({ dataset }) => dataset?.check ?? "");
const cases = new Map<string, TemplateCase>(
  templates.flatMap(({ check, cases: all }) => all().map((one) => [`${check} ${one.params.join()}`, one] as const)),
);
const caseOf = (item: (typeof quizItems)[number]): TemplateCase =>
  cases.get(`${item.dataset?.check} ${item.dataset?.params.join()}`) as TemplateCase;
const formatOf = (item: (typeof quizItems)[number]) =>
  templates.find(({ check }) => check === item.dataset?.check)?.format ?? "text";

/** Returns careful cleaning in SQL, implemented separately. */
const inSql = (cleaning: Cleaning, column: string): string => {
  if (["order_date", "ship_date"].includes(column) && ["dates", "all"].includes(cleaning))
    return `CASE WHEN ${column} LIKE '__-___-____' THEN substr(${column}, 8) || '-' || printf('%02d', (instr('JanFebMarAprMayJunJulAugSepOctNovDec', substr(${column}, 4, 3)) + 2) / 3) || '-' || substr(${column}, 1, 2)
      ELSE replace(${column}, '/', '-') END`;
  return ["spaces", "all"].includes(cleaning) && typeof salesRows[0]?.[column as "city"] === "string"
    ? `replace(trim(replace(${column}, char(160), ' ')), '  ', ' ')`
    : column;
};
const CLEANINGS: readonly Cleaning[] = ["none", "spaces", "dates", "all"];

const databases = new Map<Cleaning, Database>();
const run = (cleaning: Cleaning, query: string) => databases.get(cleaning)?.exec(query) ?? [];
const ask = (cleaning: Cleaning, query: string): number | string => {
  const [result, ...others] = run(cleaning, query);
  expect([others.length, result?.columns.length, result?.values.length]).toEqual([0, 1, 1]);
  return result?.values[0]?.[0] as number | string;
};

/** The published file in the table `shipped`; its cleaned rows in the table `sales`. */
async function databaseOf(cleaning: Cleaning): Promise<Database> {
  const engine = await initSqlJs();
  const database = new engine.Database();
  const columns = `order_id TEXT, order_date TEXT, ship_date TEXT, region TEXT, state TEXT, city TEXT,
    customer_id TEXT, customer_segment TEXT, category TEXT, product TEXT, quantity INTEGER, unit_price INTEGER,
    discount REAL, sales INTEGER, profit INTEGER, payment_mode TEXT, rating INTEGER`;
  database.run(`CREATE TABLE shipped (${columns})`);
  database.run(`CREATE TABLE sales (${columns})`);
  const file = readFileSync(datasetFile("dryrun-sales.csv")?.path ?? "", "utf8");
  const insert = database.prepare(`INSERT INTO shipped VALUES (${SALES_COLUMNS.map(() => "?").join()})`);
  for (const row of Papa.parse<string[]>(file, { skipEmptyLines: true }).data.slice(1))
    insert.run(row.map((cell) => (cell === "" ? null : cell)));
  insert.free();
  database.run(
    `INSERT INTO sales SELECT ${SALES_COLUMNS.map((column) => inSql(cleaning, column)).join()} FROM shipped`,
  );
  return database;
}

beforeAll(async () => {
  for (const cleaning of CLEANINGS) databases.set(cleaning, await databaseOf(cleaning));
});

test("the published file, cleaned in SQL, has the rows from which the keys are computed", () => {
  const [result] = run("all", "SELECT * FROM sales ORDER BY rowid");
  expect(result?.values).toEqual(salesRows.map((row) => SALES_COLUMNS.map((column) => row[column])));
  const [shipped] = run("none", "SELECT * FROM sales ORDER BY rowid");
  expect(shipped?.values).toEqual(shippedRows.map((row) => SALES_COLUMNS.map((column) => row[column])));
});

test("has at least 100 items about the workbook, some in each topic", () => {
  expect(datasetItems.length).toBeGreaterThanOrEqual(100);
  expect(new Set(datasetItems.map(({ topic }) => topic)).size).toBe(4);
});

describe("the key of each item about the workbook equals the result", () => {
  test.each(sample)("for $id, of JavaScript over the rows", (item) => {
    expect(formatAnswer(formatOf(item), caseOf(item).answer)).toBe(item.correct);
    expect(isOnTheEdge(formatOf(item), caseOf(item).answer)).toBe(false);
  });

  test.each(sample)("for $id, of SQL", (item) => {
    expect(formatAnswer(formatOf(item), ask(item.dataset?.cleaning ?? "none", caseOf(item).sql))).toBe(item.correct);
  });
});

describe("the cleaning that a question mentions", () => {
  const SAYS: Record<Cleaning, RegExp> = {
    none: /\bas downloaded\b/,
    spaces: /after you remove stray spaces[.,]/,
    dates: /after you (convert dates stored as text to real dates|write all dates as YYYY-MM-DD)[.,]/,
    all: /after you remove stray spaces and (convert dates stored as text to real dates|write all dates as YYYY-MM-DD)[.,]/,
  };

  test.each(sample)("is what the key of $id needs", (item) => {
    expect(CLEANINGS.filter((cleaning) => SAYS[cleaning].test(item.question))).toEqual([item.dataset?.cleaning]);
  });

  const untouched = sample.filter(({ dataset }) => dataset?.cleaning === "none");
  test.each(untouched)("is not needed for the key of $id", (item) => {
    const { answer, answerOver } = caseOf(item);
    expect(
      [answerOver(shippedRows), answerOver(uncleanedRows)].map((value) => formatAnswer(formatOf(item), value)),
    ).toEqual([answer, answer].map((value) => formatAnswer(formatOf(item), value)));
  });

  test("offers a wrong option without cleaning in most questions that need it", () => {
    const needy = datasetItems.filter(({ dataset }) => dataset?.cleaning !== "none");
    const trapped = needy.filter(({ distractors }) =>
      distractors.some(({ misconception }) => misconception === UNCLEANED),
    );
    expect(needy.length).toBeGreaterThan(80);
    expect(trapped.length / needy.length).toBeGreaterThan(0.6);
  });
});

/** SQL questions show a query whose result must lead to the key. */
const runnable = datasetItems.flatMap((item) => {
  const query = /`(SELECT .*)`/.exec(item.question)?.[1];
  return item.topic === "SQL" && query !== undefined ? [{ item, query }] : [];
});

test("most SQL items about the workbook show their query", () => {
  expect(runnable.length).toBeGreaterThan(30);
});

test.each(runnable)("the query in the text of $item.id returns the key", ({ item, query }) => {
  const [result] = run(item.dataset?.cleaning ?? "none", query);
  const rows = result?.values ?? [];
  if (item.question.includes("How many rows")) return expect(String(rows.length)).toBe(item.correct);
  if (item.question.includes("r = 2")) return expect(rows.find(([, rank]) => rank === 2)?.[0]).toBe(item.correct);
  const value = rows[0]?.[0] as number | string;
  const isPercent = formatOf(item) === "percent";
  return expect(formatAnswer(formatOf(item), isPercent ? Number(value) / 100 : value)).toBe(item.correct);
});

test("commits the items that the templates build", () => {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect([...datasetItems].sort(byId)).toEqual(buildDatasetItems(templates).sort(byId));
});
