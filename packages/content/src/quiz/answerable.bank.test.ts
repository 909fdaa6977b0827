import { readFileSync } from "node:fs";
import type { RunKind } from "@dryrun/domain/interviews/limits";
import { cleanSales, codeOf, RUN_OF_TOPIC, readSales, salesData } from "@dryrun/domain/quiz/sales-data";
import { daxModelOf } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import { sheetDataOf } from "@dryrun/engines/sheet/formula-data";
import { type SqliteDatabase, sqliteEngine } from "@dryrun/engines/sql/sqlite";
import { beforeAll, describe, expect, test } from "@jest/globals";
import initSqlJs from "sql.js";
import { datasetFile } from "../datasets/files.ts";
import { salesRows, shippedRows } from "../datasets/sales.ts";
import { SALES_COLUMNS, type SalesRow } from "../datasets/sales-row.ts";
import { sampleOf } from "../testing/sample.ts";
import { quizItems } from "./load.ts";
import type { QuizItem } from "./quiz-item.ts";
import { templates } from "./templates/all-templates.ts";
import { formatAnswer } from "./templates/answer-format.ts";
import type { Cleaning } from "./templates/intros.ts";

const file = readSales(readFileSync(datasetFile("dryrun-sales.csv")?.path ?? "", "utf8"));
const CLEANINGS = {
  none: { spaces: false, dates: false },
  spaces: { spaces: true, dates: false },
  dates: { spaces: false, dates: true },
  all: { spaces: true, dates: true },
} as const;
const cleaningOf = ({ dataset }: QuizItem): Cleaning => dataset?.cleaning ?? "none";
const worldOf = (kind: RunKind, cleaning: Cleaning) =>
  JSON.parse(salesData(kind, cleanSales(file, CLEANINGS[cleaning])));

const items = sampleOf(
  quizItems.filter(({ dataset }) => dataset !== undefined),
  ({ dataset }) => dataset?.check ?? "",
);
const templateOf = (item: QuizItem) => templates.find(({ check }) => check === item.dataset?.check);
const shown = (item: QuizItem, value: unknown) =>
  formatAnswer(templateOf(item)?.format ?? "text", value as number | string);
const wide = (rows: readonly SalesRow[]) => rows.map((row) => SALES_COLUMNS.map((column) => row[column]));

test("the page cleans the file to the same rows from which the keys are computed", () => {
  expect(file.columns).toEqual(SALES_COLUMNS);
  expect(file.rows).toEqual(wide(shippedRows));
  expect(cleanSales(file, CLEANINGS.all).rows).toEqual(wide(salesRows));
});

describe("the page can answer a question about the workbook", () => {
  let open: () => SqliteDatabase;
  beforeAll(async () => {
    const { Database } = await initSqlJs();
    open = () => new Database() as unknown as SqliteDatabase;
  });
  const withSql = (program: string, cleaning: Cleaning) => sqliteEngine(open).run(program, worldOf("sql", cleaning));

  test.each(items)("$id, with a query", (item) => {
    const one = templateOf(item)
      ?.cases()
      .find(({ params }) => params.join() === item.dataset?.params.join());
    const outcome = withSql(one?.sql ?? "", cleaningOf(item));
    expect("ok" in outcome && shown(item, outcome.ok.rows[0]?.[0])).toBe(item.correct);
  });

  const formulas = items.filter(({ topic, question }) => topic === "Excel" && codeOf(question).startsWith("="));
  test.each(formulas)("$id, with its own formula", (item) => {
    const outcome = sheetEngine.run(codeOf(item.question), sheetDataOf(worldOf("sheet", cleaningOf(item))));
    expect("ok" in outcome && shown(item, outcome.ok.rows[0]?.[0])).toBe(item.correct);
  });

  const queries = items.filter(({ topic, question }) => topic === "SQL" && codeOf(question) !== "");
  test.each(queries)("$id, with its own query, which runs", (item) => {
    expect(withSql(codeOf(item.question), cleaningOf(item))).toHaveProperty("ok");
  });

  const measures = items.filter(({ topic, question }) => topic === "Power BI" && codeOf(question) !== "");
  test.each(measures)("$id, with its own measure, which runs", (item) => {
    expect(dax.run(codeOf(item.question), daxModelOf(worldOf("dax", cleaningOf(item))))).toHaveProperty("ok");
  });

  test("a measure over the dates returns the key", () => {
    const item = quizItems.find(({ id }) => id === "power-bi-data-fiscal-ytd-clean-2") as QuizItem;
    const measure = `CALCULATE(${codeOf(item.question)}, 'Date'[Year Month] = "2023-09")`;
    const outcome = dax.run(measure, daxModelOf(worldOf(RUN_OF_TOPIC["Power BI"], "dates")));
    expect("ok" in outcome && outcome.ok.kind === "value" && shown(item, outcome.ok.value)).toBe(item.correct);
  });
});
