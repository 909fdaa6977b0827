import type { SalesRow } from "../../datasets/sales-row.ts";
import { activeSheet } from "./intros.ts";
import { customers, distinct, filterRows, gross, groups, is, orders, profit, sales, unique } from "./row-math.ts";
import { type Rows, type Template, template } from "./template.ts";

const LETTERS = new Map(Object.entries<keyof SalesRow>({ A: "order_id", C: "ship_date", M: "discount", Q: "rating" }));
const COLUMNS: Record<number, keyof SalesRow> = { 1: "order_id", 6: "city", 7: "customer_id", 10: "product" };

const firstBlankRow = (rows: Rows, column: string): number =>
  rows.findIndex((row) => row[LETTERS.get(column) ?? "rating"] === null) + 2;
const lastFilledRow = (rows: Rows, column: string): number =>
  rows.findLastIndex((row) => row[LETTERS.get(column) ?? "rating"] !== null) + 2;
const filled = (rows: Rows, column: string): number =>
  filterRows(rows, (row) => row[LETTERS.get(column) ?? "rating"] !== null).length;
const valuesOf = (rows: Rows, column: number): number => distinct(rows, (row) => row[COLUMNS[column] ?? "city"]);
const linesOf = (rows: Rows, order: string): number => filterRows(rows, is("order_id", order)).length;

export const vbaRanges: readonly Template[] = [
  template<[string]>({
    check: "vba-sumif",
    topic: "VBA",
    difficulty: 1,
    level: 2,
    format: "rupees",
    intro: activeSheet,
    cleaning: "spaces",
    cases: [["Chennai"], ["Ahmedabad"], ["Lucknow"]],
    question: (city) =>
      `Column F is city, N is sales. What is \`WorksheetFunction.SumIf(Range("F2:F2001"), "${city}", Range("N2:N2001"))\`, in rupees?`,
    answer: (rows, city) => sales(filterRows(rows, is("city", city))),
    sql: (city) => `SELECT SUM(sales) FROM sales GROUP BY city HAVING city = '${city}'`,
    wrong: {
      "Adds up the values before the discount": (rows, city) => gross(filterRows(rows, is("city", city))),
      "Adds up the whole region": (rows, city) =>
        sales(filterRows(rows, is("region", filterRows(rows, is("city", city))[0]?.region ?? ""))),
      "Adds up the whole state": (rows, city) =>
        sales(filterRows(rows, is("state", filterRows(rows, is("city", city))[0]?.state ?? ""))),
      "Adds up the profit column": (rows, city) => profit(filterRows(rows, is("city", city))),
      "Adds up the second financial year only": (rows, city) =>
        sales(filterRows(rows, is("city", city), (row) => row.order_date >= "2024-04-01")),
      "Adds up the rows with a discount only": (rows, city) =>
        sales(filterRows(rows, is("city", city), (row) => (row.discount ?? 0) > 0)),
    },
    explanation: (key, city) =>
      `SumIf tests column F and adds up the cells of column N in the rows of ${city}: ${key}.`,
  }),
  template<[string]>({
    check: "vba-dictionary",
    topic: "VBA",
    difficulty: 2,
    level: 4,
    format: "count",
    intro: activeSheet,
    cleaning: "spaces",
    cases: [["Kochi"], ["Surat"], ["Patna"]],
    question: (city) =>
      `For each row r whose city is ${city}, a loop runs \`d(Cells(r, 7).Value) = d(Cells(r, 7).Value) + 1\`, where d is an empty \`Scripting.Dictionary\` and column 7 is customer_id. What is \`d.Count\` at the end?`,
    answer: (rows, city) => customers(filterRows(rows, is("city", city))),
    sql: (city) => `SELECT COUNT(DISTINCT customer_id) FROM sales WHERE city = '${city}'`,
    wrong: {
      "Counts the rows": (rows, city) => filterRows(rows, is("city", city)).length,
      "Counts the orders": (rows, city) => orders(filterRows(rows, is("city", city))),
      "Takes the largest count of one customer": (rows, city) =>
        Math.max(
          ...groups(filterRows(rows, is("city", city)), (row) => row.customer_id).map(([, group]) => group.length),
        ),
      "Counts the customers of all cities": (rows) => customers(rows),
      "Counts the customers who occur once only": (rows, city) =>
        groups(filterRows(rows, is("city", city)), (row) => row.customer_id).filter(([, group]) => group.length === 1)
          .length,
      "Believes that a missing key raises an error and nothing is stored": () => 0,
    },
    explanation: (key, city) =>
      `Reading a missing key creates it, so there is one key for each different customer of ${city}: ${key}. The counts are the items.`,
  }),
  template<[string]>({
    check: "vba-end-up",
    topic: "VBA",
    difficulty: 2,
    level: 1,
    format: "row",
    intro: activeSheet,
    cases: [["A"], ["C"]],
    question: (column) =>
      `Column ${column} is ${LETTERS.get(column)}${column === "C" ? ", which has blank cells" : ""}. What is \`Cells(Rows.Count, "${column}").End(xlUp).Row\`?`,
    answer: (rows, column) => lastFilledRow(rows, column),
    sql: (column) => `SELECT MAX(rowid) + 1 FROM sales WHERE ${LETTERS.get(column)} IS NOT NULL`,
    wrong: {
      "Takes the last row of the sheet": () => 1_048_576,
      "Stops above the first blank cell of any column": (rows) =>
        Math.min(firstBlankRow(rows, "C"), firstBlankRow(rows, "M")) - 1,
      "Takes the number of different values of the column": (rows, column) =>
        distinct(rows, (row) => row[LETTERS.get(column) ?? "city"]),
      "Takes the header row": () => 1,
      "Adds up the row counts of all 17 columns": () => 2001 * 17,
      "Counts the rows that have no blank at all": (rows) =>
        filterRows(rows, (row) => !Object.values(row).includes(null)).length,
    },
    explanation: (key, column) =>
      `The jump starts at the last row of the sheet and goes up to the last filled cell of column ${column}, row ${key}; blanks above it do not matter.`,
  }),
  template<[string]>({
    check: "vba-end-down",
    topic: "VBA",
    difficulty: 3,
    level: 2,
    format: "row",
    intro: activeSheet,
    cases: [["C"], ["M"]],
    question: (column) =>
      `Column ${column}, ${LETTERS.get(column)}, has blank cells here and there. What is \`Range("${column}1").End(xlDown).Row\`?`,
    answer: (rows, column) => firstBlankRow(rows, column) - 1,
    sql: (column) => `SELECT MIN(rowid) FROM sales WHERE ${LETTERS.get(column)} IS NULL`,
    wrong: {
      "Takes the last filled cell of the column": (rows, column) => lastFilledRow(rows, column),
      "Takes the first blank cell itself": (rows, column) => firstBlankRow(rows, column),
      "Counts data rows without the header": (rows, column) => firstBlankRow(rows, column) - 2,
      "Takes the last row of the sheet": () => 1_048_576,
      "Counts the filled cells of the column": (rows, column) => filled(rows, column) + 1,
      "Stops at the first data row": () => 2,
    },
    explanation: (key, column) =>
      `From a filled cell, End(xlDown) stops at the last filled cell before the first gap: row ${key} in column ${column}. That is why xlUp from below is the safer way to find the last row.`,
  }),
  template<[number]>({
    check: "vba-remove-duplicates",
    family: "dataset-duplicates",
    topic: "VBA",
    difficulty: 2,
    level: 3,
    format: "count",
    intro: activeSheet,
    cleaning: (column) => (column === 6 || column === 10 ? "spaces" : "none"),
    cases: [[7], [6], [10], [1]],
    question: (column) =>
      `Column ${column} is ${COLUMNS[column]}. How many data rows remain after \`Range("A1:Q2001").RemoveDuplicates Columns:=${column}, Header:=xlYes\`?`,
    answer: (rows, column) => valuesOf(rows, column),
    sql: (column) => `SELECT COUNT(*) FROM (SELECT ${COLUMNS[column]} FROM sales GROUP BY ${COLUMNS[column]})`,
    wrong: {
      "Believes that whole rows are compared": (rows) => unique(rows).length,
      "Believes that only neighbouring rows are compared": (rows, column) =>
        filterRows(rows, (row) => {
          const index = rows.indexOf(row);
          return index === 0 || rows[index - 1]?.[COLUMNS[column] ?? "city"] !== row[COLUMNS[column] ?? "city"];
        }).length,
      "Keeps only values that occur once": (rows, column) =>
        groups(rows, (row) => String(row[COLUMNS[column] ?? "city"])).filter(([, group]) => group.length === 1).length,
      "Counts the rows that were removed": (rows, column) => rows.length - valuesOf(rows, column),
      "Believes that the rest of the columns keeps its 2,000 rows": () => 2000,
      "Counts the states": (rows) => distinct(rows, (row) => row.state),
    },
    explanation: (key, column) =>
      `Only column ${column} is compared, and the first row of each value stays: one row for each of the ${key} values of ${COLUMNS[column]}.`,
  }),
  template<[string]>({
    check: "vba-autofilter-visible",
    topic: "VBA",
    difficulty: 3,
    level: 3,
    format: "count",
    intro: activeSheet,
    cleaning: "spaces",
    cases: [["Ranchi"], ["Nagpur"], ["Indore"]],
    question: (city) =>
      `After \`Range("A1:Q2001").AutoFilter Field:=6, Criteria1:="${city}"\` (column 6 is city), what is \`Range("A1:A2001").SpecialCells(xlCellTypeVisible).Count\`?`,
    answer: (rows, city) => filterRows(rows, is("city", city)).length + 1,
    sql: (city) => `SELECT COUNT(*) + 1 FROM sales WHERE city = '${city}'`,
    wrong: {
      "Forgets that the header stays visible": (rows, city) => filterRows(rows, is("city", city)).length,
      "Believes that hidden rows are counted too": () => 2001,
      "Counts the customers": (rows, city) => customers(filterRows(rows, is("city", city))),
      "Counts all 17 columns of the visible rows": (rows, city) => filterRows(rows, is("city", city)).length * 17,
      "Counts the hidden rows": (rows, city) => 2000 - filterRows(rows, is("city", city)).length,
      "Counts the orders and the header": (rows, city) => orders(filterRows(rows, is("city", city))) + 1,
    },
    explanation: (key, city) =>
      `The filter leaves the header and the rows of ${city} visible, and the range is one column wide: ${key} cells, one of them the header.`,
  }),
  template<[string]>({
    check: "vba-match-position",
    topic: "VBA",
    difficulty: 2,
    level: 3,
    format: "row",
    intro: activeSheet,
    cases: [["DR-10031"], ["DR-10044"], ["DR-10057"]],
    question: (order) =>
      `Column A is order_id. What does \`Application.Match("${order}", Range("A2:A2001"), 0)\` return?`,
    answer: (rows, order) => rows.findIndex((row) => row.order_id === order) + 1,
    sql: (order) => `SELECT MIN(rowid) FROM sales WHERE order_id = '${order}'`,
    wrong: {
      "Takes the row of the sheet instead of the position in the range": (rows, order) =>
        rows.findIndex((row) => row.order_id === order) + 2,
      "Counts positions from 0": (rows, order) => rows.findIndex((row) => row.order_id === order),
      "Takes the number in the order id": (_, order) => Number(order.slice(-3)),
      "Counts the lines of the order": (rows, order) => linesOf(rows, order),
      "Counts the orders after it": (rows, order) => orders(filterRows(rows, (row) => row.order_id > order)),
      "Believes that Match returns True or the value 1 when it finds something": () => 1,
    },
    explanation: (key, order) =>
      `Match returns the position inside the range, which starts in row 2: the first line of ${order} is at position ${key}, one less than its sheet row.`,
  }),
];
