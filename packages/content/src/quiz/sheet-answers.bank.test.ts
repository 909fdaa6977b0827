import { readFileSync } from "node:fs";
import { cleanSales, readSales } from "@dryrun/domain/quiz/sales-data";
import { type Aggregate, type Period, type PivotRow, pivotOf } from "@dryrun/domain/quiz/sheet/pivot";
import {
  type Computed,
  type Condition,
  distinctRows,
  filterRows,
  nameOf,
  sheetOf,
  sortRows,
  type Test,
  type Totals,
  totalsOf,
  withColumn,
} from "@dryrun/domain/quiz/sheet/rows";
import { expect, test } from "@jest/globals";
import { datasetFile } from "../datasets/files.ts";
import { SALES_COLUMNS } from "../datasets/sales-row.ts";
import { quizItems } from "./load.ts";
import type { QuizItem } from "./quiz-item.ts";
import { templates } from "./templates/all-templates.ts";
import { formatAnswer } from "./templates/answer-format.ts";
import type { Cleaning } from "./templates/intros.ts";

// For each kind of question: the steps in the sheet that answer it, and the arithmetic left to do by hand.

const file = readSales(readFileSync(datasetFile("dryrun-sales.csv")?.path ?? "", "utf8"));
const CLEANINGS = {
  none: { spaces: false, dates: false },
  spaces: { spaces: true, dates: false },
  dates: { spaces: false, dates: true },
  all: { spaces: true, dates: true },
} as const;

type Wanted = readonly [column: string, test: Test, value?: string | number];

/** The sheet of the page, and what a person reads off it. */
function open(cleaning: Cleaning) {
  const sheet = sheetOf(cleanSales(file, CLEANINGS[cleaning]));
  const conditionsOf = (wanted: readonly Wanted[]): Condition[] =>
    wanted.map(([column, asked, value = ""]) => ({ column, test: asked, value: String(value) }));
  const shown = (wanted: readonly Wanted[], computed?: Computed) =>
    filterRows(computed ? withColumn(sheet, computed) : sheet, conditionsOf(wanted));
  const read = (part: keyof Totals, column: string, wanted: readonly Wanted[], computed?: Computed) =>
    totalsOf(shown(wanted, computed), column)[part] as number;
  return {
    rows: (...wanted: Wanted[]) => shown(wanted).rows.length,
    sum: (column: string, ...wanted: Wanted[]) => read("sum", column, wanted),
    average: (column: string, ...wanted: Wanted[]) => read("average", column, wanted),
    most: (column: string, ...wanted: Wanted[]) => read("most", column, wanted),
    filled: (column: string, ...wanted: Wanted[]) => read("filled", column, wanted),
    blank: (column: string, ...wanted: Wanted[]) => read("blank", column, wanted),
    distinct: (column: string, ...wanted: Wanted[]) => read("distinct", column, wanted),
    distinctRows: () => distinctRows(sheet),
    sumOf: (computed: Computed, ...wanted: Wanted[]) => read("sum", nameOf(computed), wanted, computed),
    rowsWith: (computed: Computed, ...wanted: Wanted[]) => shown(wanted, computed).rows.length,
    /** The number of the first row that is shown, and its cell. */
    first: (...wanted: Wanted[]) => shown(wanted).rows[0]?.number ?? 0,
    firstWith: (computed: Computed, ...wanted: Wanted[]) => shown(wanted, computed).rows[0]?.number ?? 0,
    last: (...wanted: Wanted[]) => shown(wanted).rows.at(-1)?.number ?? 0,
    firstCell: (column: string, ...wanted: Wanted[]) =>
      shown(wanted).rows[0]?.cells[sheet.columns.indexOf(column)] as number,
    /** A cell of a sorted column, counted from 1. */
    sorted: (column: string, place: number) =>
      sortRows(sheet, column, true).rows[place - 1]?.cells[sheet.columns.indexOf(column)] as number,
    pivot: (
      by: string,
      value: string,
      wanted: readonly Wanted[] = [],
      aggregate: Aggregate = "sum",
      period: Period = "day",
    ) => pivotOf(shown(wanted), { rows: { column: by, period }, columns: null, value, aggregate }).rows,
  };
}
type Sheet = ReturnType<typeof open>;

const nameAt = (rows: readonly PivotRow[], place: number) => rows[place - 1]?.name ?? "";
const columnAt = (number: string | number) => SALES_COLUMNS[Number(number) - 1] ?? "";
const columnBy = (letter: string | number) => SALES_COLUMNS["ABCDEFGHIJKLMNOPQ".indexOf(String(letter))] ?? "";
const CATEGORIES = ["Electronics", "Home & Kitchen", "Apparel", "Grocery", "Office Supplies"];
/** Returns conditions that keep only these categories. */
const onlyCategories = (...kept: string[]): Wanted[] =>
  CATEGORIES.filter((one) => !kept.includes(one)).map((one) => ["category", "is-not", one]);
const during = (column: string, month: string): Wanted[] => [
  [column, "from", `${month}-01`],
  [column, "to", `${month}-31`],
];
const PRODUCT: Computed = { left: "quantity", operator: "×", right: "unit_price" };
const DAYS: Computed = { left: "ship_date", operator: "−", right: "order_date" };
const RUNNING: Computed = { runningTotalOf: "sales" };
const NEW_YEAR = "2024-04-01";

const RECIPES: Record<string, (sheet: Sheet, ...params: string[]) => number | string> = {
  "excel-countifs": (s, region, mode) => s.rows(["region", "is", region], ["payment_mode", "is", mode]),
  "excel-sumifs": (s, category, state) => s.sum("sales", ["category", "is", category], ["state", "is", state]),
  "excel-averageifs-rating": (s, region) => s.average("rating", ["region", "is", region]),
  "excel-countifs-month": (s, from, before) => s.rows(["order_date", "from", from], ["order_date", "less", before]),
  "excel-sumproduct": (s, segment) => s.sumOf(PRODUCT, ["customer_segment", "is", segment]),
  "excel-countif-wildcard": (s, pattern = "") =>
    s.rows(["product", pattern.startsWith("*") ? "ends" : "begins", pattern.replace("*", "")]),
  "excel-remove-duplicates": (s, ticked = "") => (ticked.startsWith("all") ? s.distinctRows() : s.distinct("order_id")),
  "excel-countblank": (s, letter = "") => s.blank(columnBy(letter)),
  "excel-maxifs": (s, city) => s.most("profit", ["city", "is", city]),
  "excel-xlookup-first": (s, order) => s.firstCell("sales", ["order_id", "is", order]),
  "excel-large": (s, place) => s.sorted("sales", Number(place)),
  "excel-averageifs-sales": (s, product, region) =>
    s.average("sales", ["product", "is", product], ["region", "is", region]),
  "excel-pivot-top": (s, state) => nameAt(s.pivot("product", "quantity", [["state", "is", state]]), 1),
  "power-bi-calculate": (s, category, region) => s.sum("sales", ["category", "is", category], ["region", "is", region]),
  "power-bi-override": (s, _, region) => s.sum("profit", ["region", "is", region]),
  "power-bi-distinctcount": (s, state) => s.distinct("customer_id", ["state", "is", state]),
  "power-bi-distinctcount-blank": (s, column = "") => s.distinct(column) + (s.blank(column) > 0 ? 1 : 0),
  "power-bi-loss-rows": (s, category) => s.rows(["category", "is", category], ["profit", "less", 0]),
  "power-bi-rating-per-row": (s, region) =>
    s.sum("rating", ["region", "is", region]) / s.rows(["region", "is", region]),
  "power-bi-margin": (s, category) =>
    s.sum("profit", ["category", "is", category]) / s.sum("sales", ["category", "is", category]),
  "power-bi-order-value": (s, region) =>
    s.sum("sales", ["region", "is", region]) / s.distinct("order_id", ["region", "is", region]),
  "power-bi-share-of-all": (s, category, region) =>
    s.sum("sales", ["category", "is", category], ["region", "is", region]) / s.sum("sales"),
  "power-bi-fiscal-ytd": (s, from, before) =>
    s.sum("sales", ["order_date", "from", from], ["order_date", "less", before]),
  "power-bi-year-growth": (s, region) =>
    s.sum("sales", ["region", "is", region], ["order_date", "from", NEW_YEAR]) /
      s.sum("sales", ["region", "is", region], ["order_date", "less", NEW_YEAR]) -
    1,
  "power-bi-top-product": (s, category) => nameAt(s.pivot("product", "profit", [["category", "is", category]]), 1),
  "power-bi-userelationship": (s, month = "") => s.sum("sales", ...during("ship_date", month)),
  "sql-and-or": (s, one, other, mode) =>
    s.rows(["region", "is", one]) + s.rows(["region", "is", other], ["payment_mode", "is", mode]),
  "sql-count-column": (s, column = "") => s.filled(column),
  "sql-not-equal-null": (s, discount) => s.rows(["discount", "is-not", discount], ["discount", "filled"]),
  "sql-count-distinct": (s, category) => s.distinct("order_id", ["category", "is", category]),
  "sql-between-dates": (s, from, to) => s.sum("sales", ["order_date", "from", from], ["order_date", "to", to]),
  "sql-avg-null": (s, category) => s.sum("rating", ["category", "is", category]) / s.rows(["category", "is", category]),
  // Sorted by the total: the number of the last city above it.
  "sql-having": (s, above) => s.pivot("city", "sales").filter(({ total }) => Number(total) > Number(above)).length,
  "sql-rank-product": (s, category) => nameAt(s.pivot("product", "sales", [["category", "is", category]]), 2),
  // In both = in one + in the other - in at least one.
  "sql-intersect-customers": (s, one = "", other = "") =>
    s.distinct("customer_id", ["category", "is", one]) +
    s.distinct("customer_id", ["category", "is", other]) -
    s.distinct("customer_id", ...onlyCategories(one, other)),
  "sql-not-exists-year": (s, from) =>
    s.distinct("customer_id") - s.distinct("customer_id", ["order_date", "from", from]),
  "sql-above-average": (s, region) => s.rows(["region", "is", region], ["sales", "more", s.average("sales")]),
  "sql-best-month": (s, category) =>
    nameAt(s.pivot("order_date", "sales", [["category", "is", category]], "sum", "month"), 1),
  "sql-case-share": (s, region) =>
    s.sum("sales", ["region", "is", region], ["payment_mode", "is", "UPI"]) / s.sum("sales", ["region", "is", region]),
  "vba-loop-count": (s, above) => s.rows(["sales", "more", above]),
  "vba-isempty": (s, column = "") => s.blank(columnAt(column)),
  "vba-exit-for": (s, above) => s.first(["sales", "more", above]),
  "vba-running-total": (s, total) => s.firstWith(RUNNING, [nameOf(RUNNING), "from", total]) + 1,
  "vba-days-to-ship": (s, days) => s.rowsWith(DAYS, [nameOf(DAYS), "more", days]),
  "vba-select-case": (s, branch) =>
    branch === "a"
      ? s.rows(["sales", "less", 1000])
      : branch === "b"
        ? s.rows(["sales", "from", 1000], ["sales", "to", 5000])
        : s.rows(["sales", "more", 5000]),
  "vba-two-conditions": (s, segment, least) =>
    s.sum("quantity", ["customer_segment", "is", segment], ["quantity", "from", least]),
  "vba-sumif": (s, city) => s.sum("sales", ["city", "is", city]),
  "vba-dictionary": (s, city) => s.distinct("customer_id", ["city", "is", city]),
  "vba-end-up": (s, letter = "") => s.last([columnBy(letter), "filled"]),
  "vba-end-down": (s, letter = "") => s.first([columnBy(letter), "blank"]) - 1,
  "vba-remove-duplicates": (s, column = "") => s.distinct(columnAt(column)),
  "vba-autofilter-visible": (s, city) => s.rows(["city", "is", city]) + 1,
  "vba-match-position": (s, order) => s.first(["order_id", "is", order]) - 1,
};

const sheets = new Map<Cleaning, Sheet>();
function sheetFor({ dataset }: QuizItem): Sheet {
  const cleaning = dataset?.cleaning ?? "none";
  const sheet = sheets.get(cleaning) ?? open(cleaning);
  sheets.set(cleaning, sheet);
  return sheet;
}

const items = quizItems.filter(({ dataset }) => dataset !== undefined);

test("every kind of question has steps", () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual([...new Set(items.map(({ dataset }) => dataset?.check))].toSorted());
});

test.each(items)("the sheet alone answers $id", (item) => {
  const { check = "", params = [] } = item.dataset ?? {};
  const found = RECIPES[check]?.(sheetFor(item), ...params.map(String)) ?? "";
  const format = templates.find((one) => one.check === check)?.format ?? "text";
  expect(formatAnswer(format, found)).toBe(item.correct);
});
