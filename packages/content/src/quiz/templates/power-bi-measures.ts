import { datedModel, model } from "./intros.ts";
import {
  between,
  customers,
  filterRows,
  gross,
  inMonth,
  is,
  mean,
  orders,
  profit,
  rankGroups,
  sales,
} from "./row-math.ts";
import { type Rows, type Template, template } from "./template.ts";

const YEAR_1 = between("2023-04-01", "2024-04-01");
const YEAR_2 = between("2024-04-01", "2025-04-01");
const growth = (rows: Rows, of: (rows: Rows) => number): number =>
  of(filterRows(rows, YEAR_2)) / of(filterRows(rows, YEAR_1)) - 1;

export const powerBiMeasures: readonly Template[] = [
  template<[string]>({
    check: "power-bi-margin",
    topic: "Power BI",
    difficulty: 2,
    level: 1,
    format: "percent",
    intro: model,
    cleaning: "spaces",
    cases: [["Electronics"], ["Apparel"], ["Office Supplies"], ["Grocery"]],
    question: (category) =>
      `What does the measure \`DIVIDE(SUM(sales[profit]), SUM(sales[sales]))\` show in the matrix row ${category}, as a percentage to 1 decimal?`,
    answer: (rows, category) =>
      profit(filterRows(rows, is("category", category))) / sales(filterRows(rows, is("category", category))),
    sql: (category) => `SELECT SUM(profit) * 1.0 / SUM(sales) FROM sales WHERE category = '${category}'`,
    wrong: {
      "Averages the margins of the rows": (rows, category) =>
        mean(filterRows(rows, is("category", category)).map((row) => row.profit / row.sales)),
      "Divides by the value before the discount": (rows, category) =>
        profit(filterRows(rows, is("category", category))) / gross(filterRows(rows, is("category", category))),
      "Divides by the cost (markup)": (rows, category) => {
        const chosen = filterRows(rows, is("category", category));
        return profit(chosen) / (sales(chosen) - profit(chosen));
      },
      "Ignores the matrix row and shows the total's margin": (rows) => profit(rows) / sales(rows),
      "Shows the category's share of all profit": (rows, category) =>
        profit(filterRows(rows, is("category", category))) / profit(rows),
      "Divides the category's profit by all sales": (rows, category) =>
        profit(filterRows(rows, is("category", category))) / sales(rows),
    },
    explanation: (key, category) =>
      `The row's filter applies to both sums: total profit of ${category} divided by its total sales is ${key}. It is not the average of the rows' margins.`,
  }),
  template<[string]>({
    check: "power-bi-order-value",
    topic: "Power BI",
    difficulty: 3,
    level: 3,
    format: "rupees",
    intro: model,
    cases: [["North"], ["South"], ["West"]],
    question: (region) =>
      `What does \`AVERAGEX(VALUES(sales[order_id]), CALCULATE(SUM(sales[sales])))\` show for region = ${region}, to the nearest rupee?`,
    answer: (rows, region) =>
      sales(filterRows(rows, is("region", region))) / orders(filterRows(rows, is("region", region))),
    sql: (region) =>
      `SELECT AVG(value) FROM (SELECT SUM(sales) * 1.0 AS value FROM sales WHERE region = '${region}' GROUP BY order_id)`,
    wrong: {
      "Averages rows instead of orders": (rows, region) =>
        Math.round(mean(filterRows(rows, is("region", region)).map((row) => row.sales))),
      "Averages per customer": (rows, region) =>
        Math.round(sales(filterRows(rows, is("region", region))) / customers(filterRows(rows, is("region", region)))),
      "Ignores the filter on the region": (rows) => Math.round(sales(rows) / orders(rows)),
      "Averages the profit of the orders": (rows, region) =>
        Math.round(profit(filterRows(rows, is("region", region))) / orders(filterRows(rows, is("region", region)))),
      "Averages before the discount": (rows, region) =>
        Math.round(gross(filterRows(rows, is("region", region))) / orders(filterRows(rows, is("region", region)))),
    },
    explanation: (key, region) =>
      `VALUES gives each order id once and CALCULATE turns each into a filter, so the orders of ${region} are averaged, not the rows: ${key}.`,
  }),
  template<[string, string]>({
    check: "power-bi-share-of-all",
    topic: "Power BI",
    difficulty: 3,
    level: 3,
    format: "percent",
    intro: model,
    cleaning: "spaces",
    cases: [
      ["Electronics", "South"],
      ["Office Supplies", "West"],
      ["Electronics", "East"],
    ],
    question: (category, region) =>
      `A slicer selects region = ${region}. In a matrix by category, what does \`DIVIDE(SUM(sales[sales]), CALCULATE(SUM(sales[sales]), ALL(sales)))\` show for ${category}, as a percentage to 1 decimal?`,
    answer: (rows, category, region) =>
      sales(filterRows(rows, is("category", category), is("region", region))) / sales(rows),
    sql: (category, region) =>
      `SELECT SUM(CASE WHEN category = '${category}' AND region = '${region}' THEN sales ELSE 0 END) * 1.0 / SUM(sales) FROM sales`,
    wrong: {
      "Believes that ALL keeps the slicer (as ALLSELECTED)": (rows, category, region) =>
        sales(filterRows(rows, is("category", category), is("region", region))) /
        sales(filterRows(rows, is("region", region))),
      "Divides by the category's total over all regions": (rows, category, region) =>
        sales(filterRows(rows, is("category", category), is("region", region))) /
        sales(filterRows(rows, is("category", category))),
      "Believes that ALL clears the numerator's region too": (rows, category) =>
        sales(filterRows(rows, is("category", category))) / sales(rows),
      "Takes the share of the rows": (rows, category, region) =>
        filterRows(rows, is("category", category), is("region", region)).length / rows.length,
      "Takes profit in the numerator": (rows, category, region) =>
        profit(filterRows(rows, is("category", category), is("region", region))) / sales(rows),
      "Takes the share of the profit": (rows, category, region) =>
        profit(filterRows(rows, is("category", category), is("region", region))) / profit(rows),
    },
    explanation: (key, category, region) =>
      `ALL(sales) removes the slicer as well as the matrix row from the denominator: ${category} in ${region} divided by all sales is ${key}.`,
  }),
  template<[string, string, string]>({
    check: "power-bi-fiscal-ytd",
    topic: "Power BI",
    difficulty: 3,
    level: 4,
    format: "rupees",
    intro: datedModel,
    cleaning: "dates",
    cases: [
      ["2024-04-01", "2025-01-01", "December 2024"],
      ["2023-04-01", "2023-10-01", "September 2023"],
      ["2024-04-01", "2025-02-01", "January 2025"],
    ],
    question: (_from, _before, month) =>
      `The measure \`TOTALYTD(SUM(sales[sales]), 'Date'[Date], "3/31")\` has a financial year that ends on 31 March. What does it show for ${month}, in rupees?`,
    answer: (rows, from, before) => sales(filterRows(rows, between(from, before))),
    sql: (from, before) => `SELECT SUM(sales) FROM sales WHERE order_date >= '${from}' AND order_date < '${before}'`,
    wrong: {
      "Starts in January (calendar year)": (rows, _, before) => {
        const last = new Date(Date.parse(before) - 1).toISOString();
        return sales(filterRows(rows, between(`${last.slice(0, 4)}-01-01`, before)));
      },
      "Takes the month alone": (rows, _, before) =>
        sales(filterRows(rows, inMonth(new Date(Date.parse(before) - 1).toISOString().slice(0, 7)))),
      "Starts at the beginning of the data or of the year before": (rows, from, before) =>
        sales(filterRows(rows, between(`${Number(from.slice(0, 4)) - 1}${from.slice(4)}`, before))),
      "Takes the whole financial year": (rows, from) =>
        sales(filterRows(rows, between(from, `${Number(from.slice(0, 4)) + 1}-04-01`))),
      "Stops a month too early": (rows, from, before) =>
        sales(filterRows(rows, between(from, `${new Date(Date.parse(before) - 1).toISOString().slice(0, 7)}-01`))),
      "Adds up profit": (rows, from, before) => profit(filterRows(rows, between(from, before))),
    },
    explanation: (key, _from, _before, month) =>
      `With a year end of 31 March the running total starts on 1 April and goes to the end of ${month}: ${key}.`,
  }),
  template<[string]>({
    check: "power-bi-year-growth",
    topic: "Power BI",
    difficulty: 2,
    level: 4,
    format: "percent",
    intro: datedModel,
    cleaning: "dates",
    cases: [["West"], ["South"], ["East"], ["North"]],
    question: (region) =>
      `Comparing financial year 2024-25 (April to March) with 2023-24, by how much did total sales of region ${region} change, in percent to 1 decimal?`,
    answer: (rows, region) => growth(filterRows(rows, is("region", region)), sales),
    sql: (region) =>
      `SELECT SUM(CASE WHEN order_date >= '2024-04-01' THEN sales END) * 1.0 / SUM(CASE WHEN order_date < '2024-04-01' THEN sales END) - 1 FROM sales WHERE region = '${region}'`,
    wrong: {
      "Divides by the newer year": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return 1 - sales(filterRows(chosen, YEAR_1)) / sales(filterRows(chosen, YEAR_2));
      },
      "Compares numbers of rows": (rows, region) =>
        growth(filterRows(rows, is("region", region)), (group) => group.length),
      "Compares profit": (rows, region) => growth(filterRows(rows, is("region", region)), profit),
      "Compares all regions": (rows) => growth(rows, sales),
      "Compares calendar years 2024 and 2023": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        const salesIn = (year: string) => sales(filterRows(chosen, inMonth(year)));
        return salesIn("2024") / salesIn("2023") - 1;
      },
      "Compares the average sale of a row": (rows, region) =>
        growth(filterRows(rows, is("region", region)), (group) => sales(group) / group.length),
    },
    explanation: (key, region) =>
      `(sales 2024-25 - sales 2023-24) / sales 2023-24 of ${region} is ${key}: the base is the older year.`,
  }),
  template<[string]>({
    check: "power-bi-top-product",
    topic: "Power BI",
    difficulty: 1,
    level: 2,
    format: "text",
    intro: model,
    cleaning: "spaces",
    cases: [["Electronics"], ["Home & Kitchen"], ["Apparel"], ["Grocery"]],
    question: (category) =>
      `A table visual shows product with a Top N filter: top 1 by \`SUM(sales[profit])\`. Which product does it show for category = ${category}?`,
    answer: (rows, category) => rankGroups(filterRows(rows, is("category", category)), (row) => row.product, profit),
    sql: (category) =>
      `SELECT product FROM sales WHERE category = '${category}' GROUP BY product HAVING SUM(profit) = (SELECT MAX(p) FROM (SELECT SUM(profit) AS p FROM sales WHERE category = '${category}' GROUP BY product))`,
    wrong: {
      "Ranks by sales": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, sales),
      "Ranks by the number of rows": (rows, category) =>
        rankGroups(
          filterRows(rows, is("category", category)),
          (row) => row.product,
          (group) => group.length,
        ),
      "Takes the second place": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, profit, 2),
      "Ranks by the margin in percent": (rows, category) =>
        rankGroups(
          filterRows(rows, is("category", category)),
          (row) => row.product,
          (group) => profit(group) / sales(group),
        ),
      "Takes the third place": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, profit, 3),
      "Ignores the filter on the category": (rows) => rankGroups(rows, (row) => row.product, profit),
      "Takes the lowest instead of the top": (rows, category) =>
        rankGroups(filterRows(rows, is("category", category)), (row) => row.product, profit, -1),
    },
    explanation: (key, category) => `Within ${category}, ${key} has the largest total profit of all products.`,
  }),
  template<[string, string]>({
    check: "power-bi-userelationship",
    topic: "Power BI",
    difficulty: 3,
    level: 4,
    format: "rupees",
    intro: datedModel,
    cleaning: "dates",
    cases: [
      ["2024-10", "October 2024"],
      ["2023-12", "December 2023"],
    ],
    question: (_, month) =>
      `A second, inactive relationship uses ship_date. What does \`CALCULATE(SUM(sales[sales]), USERELATIONSHIP(sales[ship_date], 'Date'[Date]))\` show for ${month}, in rupees?`,
    answer: (rows, month) => sales(filterRows(rows, inMonth(month, "ship_date"))),
    sql: (month) => `SELECT SUM(sales) FROM sales WHERE substr(ship_date, 1, 7) = '${month}'`,
    wrong: {
      "Believes that the active relationship stays in force": (rows, month) => sales(filterRows(rows, inMonth(month))),
      "Believes that both relationships must match": (rows, month) =>
        sales(filterRows(rows, inMonth(month), inMonth(month, "ship_date"))),
      "Believes that either relationship may match": (rows, month) =>
        sales(filterRows(rows, (row) => inMonth(month)(row) || inMonth(month, "ship_date")(row))),
      "Adds up profit": (rows, month) => profit(filterRows(rows, inMonth(month, "ship_date"))),
      "Believes that no date filter is left, so that everything shipped counts": (rows) =>
        sales(filterRows(rows, (row) => row.ship_date !== null)),
    },
    explanation: (key, _, month) =>
      `USERELATIONSHIP makes the ship_date relationship the active one inside this CALCULATE: lines shipped in ${month} add up to ${key}.`,
  }),
];
