import type { Aggregate, Period } from "@dryrun/domain/quiz/sheet/pivot";
import type { Test } from "@dryrun/domain/quiz/sheet/rows";
import { countOf, formatNumber } from "@dryrun/domain/text";

/** The sales workbook as a sheet. */
export const sheet = {
  caption: "Sheet sales",
  shown: (shown: number, all: number) =>
    shown === all ? countOf(all, "row") : `${formatNumber(shown)} of ${countOf(all, "row")}`,
  row: "Row",
  sortBy: (column: string) => `Sort by ${column}`,
  column: "Column",
  remove: (what: string) => `Remove: ${what}`,
  reset: "Show all rows",
  filter: {
    title: (count: number) => (count === 0 ? "Filter" : `Filter (${count})`),
    condition: "Condition",
    add: "Add condition",
    value: "Value",
    tests: {
      is: "is",
      "is-not": "is not",
      contains: "contains",
      begins: "begins with",
      ends: "ends with",
      more: "is more than",
      from: "is at least",
      less: "is less than",
      to: "is at most",
      blank: "is blank",
      filled: "is not blank",
    } satisfies Record<Test, string>,
    text: (column: string, test: string, value: string) => [column, test, value].filter(Boolean).join(" "),
    list: "Conditions; a row meets all of them",
  },
  totals: {
    title: "Totals",
    list: (column: string) => `Totals of ${column}, over the rows shown`,
    sum: "Sum",
    average: "Average",
    filled: "Values",
    blank: "Blank",
    distinct: "Different values",
    least: "Smallest",
    most: "Largest",
    distinctRows: "Different rows",
    none: "–",
  },
  find: {
    title: "Find",
    label: "Find in any column",
    found: (at: number, count: number) => (count === 0 ? "Nothing found" : `${at} of ${formatNumber(count)}`),
    next: "Next",
  },
  computed: {
    title: "Add a column",
    add: "Add column",
    left: "First column",
    operator: "Operator",
    right: "Second column",
    running: "running total of",
    about: "Days between two dates: ship_date − order_date.",
    list: "Added columns",
  },
  pivot: {
    title: "Pivot",
    rows: "Rows",
    columns: "Columns",
    none: "None",
    period: "Dates by",
    periods: {
      day: "Day",
      month: "Month",
      quarter: "Quarter",
      "financial-year": "Financial year (April to March)",
    } satisfies Record<Period, string>,
    value: "Values",
    aggregate: "Show",
    aggregates: {
      sum: "Sum",
      rows: "Count of rows",
      average: "Average",
      distinct: "Count of different values",
      least: "Smallest",
      most: "Largest",
    } satisfies Record<Aggregate, string>,
    show: "Show pivot",
    back: "Back to the sheet",
    caption: (aggregate: string, value: string, rows: string, columns: string | undefined) =>
      `${aggregate} of ${value} by ${rows}${columns ? ` and ${columns}` : ""}`,
    total: "Total",
    groups: (count: number) => `${countOf(count, "group")}, the largest total first`,
  },
} as const;

/** A number as a spreadsheet shows it: with at most four decimals. */
export const numberText = (value: number): string => value.toLocaleString("en-IN", { maximumFractionDigits: 4 });
