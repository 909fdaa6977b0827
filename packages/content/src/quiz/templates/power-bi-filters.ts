import { modelWithBlanks } from "./intros.ts";
import {
  customers,
  filterRows,
  gross,
  is,
  mean,
  median,
  orders,
  profit,
  ratings,
  sales,
  total,
  units,
} from "./row-math.ts";
import { type Template, template } from "./template.ts";

export const powerBiFilters: readonly Template[] = [
  template<[string, string]>({
    check: "power-bi-calculate",
    family: "power-bi-calculate-slicer",
    topic: "Power BI",
    difficulty: 1,
    level: 3,
    format: "rupees",
    intro: modelWithBlanks,
    cleaning: "spaces",
    cases: [
      ["Apparel", "South"],
      ["Grocery", "West"],
      ["Office Supplies", "East"],
      ["Home & Kitchen", "North"],
    ],
    question: (category, region) =>
      `A slicer selects category = ${category}. What does a card with \`CALCULATE(SUM(sales[sales]), sales[region] = "${region}")\` show, in rupees?`,
    answer: (rows, category, region) => sales(filterRows(rows, is("category", category), is("region", region))),
    sql: (category, region) => `SELECT SUM(sales) FROM sales WHERE category = '${category}' AND region = '${region}'`,
    wrong: {
      "Believes that CALCULATE drops the slicer on another column": (rows, _, region) =>
        sales(filterRows(rows, is("region", region))),
      "Believes that the slicer overrides the filter of CALCULATE": (rows, category) =>
        sales(filterRows(rows, is("category", category))),
      "Mistakes profit for sales": (rows, category, region) =>
        profit(filterRows(rows, is("category", category), is("region", region))),
      "Leaves out the rows without a discount": (rows, category, region) =>
        sales(filterRows(rows, is("category", category), is("region", region), (row) => (row.discount ?? 0) > 0)),
      "Leaves out the rows with a blank rating": (rows, category, region) =>
        sales(filterRows(rows, is("category", category), is("region", region), (row) => row.rating !== null)),
      "Adds up the values before the discount": (rows, category, region) =>
        gross(filterRows(rows, is("category", category), is("region", region))),
    },
    explanation: (key, category, region) =>
      `CALCULATE adds its filter on region to the slicer's filter on category, because they are different columns: ${category} in ${region} is ${key}.`,
  }),
  template<[string, string]>({
    check: "power-bi-override",
    family: "power-bi-calculate-slicer",
    topic: "Power BI",
    difficulty: 2,
    level: 3,
    format: "rupees",
    intro: modelWithBlanks,
    cases: [
      ["North", "East"],
      ["West", "North"],
      ["East", "South"],
    ],
    question: (slicer, region) =>
      `A slicer selects region = ${slicer}. What does a card with \`CALCULATE(SUM(sales[profit]), sales[region] = "${region}")\` show, in rupees?`,
    answer: (rows, _, region) => profit(filterRows(rows, is("region", region))),
    sql: (_, region) => `SELECT SUM(profit) FROM sales WHERE region = '${region}'`,
    wrong: {
      "Believes that the slicer wins": (rows, slicer) => profit(filterRows(rows, is("region", slicer))),
      "Believes that both filters hold at once, so that no row is left": () => 0,
      "Adds the two regions": (rows, slicer, region) =>
        profit(filterRows(rows, (row) => row.region === slicer || row.region === region)),
      "Believes that all filters on the region are dropped": (rows) => profit(rows),
      "Mistakes sales for profit": (rows, _, region) => sales(filterRows(rows, is("region", region))),
    },
    explanation: (key, slicer, region) =>
      `A filter argument of CALCULATE replaces the filter on the same column: the slicer's ${slicer} gives way to ${region}, ${key}.`,
  }),
  template<[string]>({
    check: "power-bi-distinctcount",
    topic: "Power BI",
    difficulty: 1,
    level: 1,
    format: "count",
    intro: modelWithBlanks,
    cases: [["Karnataka"], ["Maharashtra"], ["Delhi"]],
    question: (state) =>
      `What does a card with \`DISTINCTCOUNT(sales[customer_id])\` show when the page is filtered to state = ${state}?`,
    answer: (rows, state) => customers(filterRows(rows, is("state", state))),
    sql: (state) =>
      `SELECT COUNT(*) FROM (SELECT customer_id FROM sales WHERE state = '${state}' GROUP BY customer_id)`,
    wrong: {
      "Counts rows": (rows, state) => filterRows(rows, is("state", state)).length,
      "Counts orders": (rows, state) => orders(filterRows(rows, is("state", state))),
      "Ignores the page filter": (rows) => customers(rows),
      "Counts the customers who ordered once only": (rows, state) => {
        const chosen = filterRows(rows, is("state", state));
        return new Set(
          chosen.map((row) => row.customer_id).filter((id) => orders(filterRows(chosen, is("customer_id", id))) === 1),
        ).size;
      },
      "Counts the customers who left a rating only": (rows, state) =>
        customers(filterRows(rows, is("state", state), (row) => row.rating !== null)),
      "Counts the customers of the second financial year only": (rows, state) =>
        customers(filterRows(rows, is("state", state), (row) => row.order_date >= "2024-04-01")),
    },
    explanation: (key, state) =>
      `DISTINCTCOUNT counts each customer id once, however many rows it has: ${key} different customers in ${state}.`,
  }),
  template<[string]>({
    check: "power-bi-distinctcount-blank",
    topic: "Power BI",
    difficulty: 3,
    level: 2,
    format: "count",
    intro: modelWithBlanks,
    cases: [["rating"], ["discount"]],
    question: (column) =>
      `With no filters, what does \`DISTINCTCOUNT(sales[${column}])\` return for the column ${column}, which has blanks?`,
    answer: (rows, column) => new Set(rows.map((row) => row[column as "rating"])).size,
    sql: (column) => `SELECT COUNT(*) FROM (SELECT ${column} FROM sales GROUP BY ${column})`,
    wrong: {
      "Believes that blanks are not counted (as DISTINCTCOUNTNOBLANK)": (rows, column) =>
        new Set(rows.flatMap((row) => row[column as "rating"] ?? [])).size,
      "Counts neither the blank nor the lowest value": (rows, column) =>
        new Set(rows.flatMap((row) => row[column as "rating"] ?? [])).size - 1,
      "Counts the filled rows (COUNT)": (rows, column) =>
        filterRows(rows, (row) => row[column as "rating"] !== null).length,
      "Counts the rows": (rows) => rows.length,
      "Counts the blank rows (COUNTBLANK)": (rows, column) =>
        filterRows(rows, (row) => row[column as "rating"] === null).length,
    },
    explanation: (key, column) =>
      `DISTINCTCOUNT counts BLANK as one more value: the five values of ${column} and the blank make ${key}.`,
  }),
  template<[string]>({
    check: "power-bi-loss-rows",
    topic: "Power BI",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: modelWithBlanks,
    cleaning: "spaces",
    cases: [["Electronics"], ["Grocery"]],
    question: (category) =>
      `What does \`COUNTROWS(FILTER(sales, sales[profit] < 0))\` show on a page filtered to category = ${category}?`,
    answer: (rows, category) => filterRows(rows, is("category", category), (row) => row.profit < 0).length,
    sql: (category) => `SELECT SUM(CASE WHEN profit < 0 THEN 1 ELSE 0 END) FROM sales WHERE category = '${category}'`,
    wrong: {
      "Believes that FILTER ignores the page filter": (rows) => filterRows(rows, (row) => row.profit < 0).length,
      "Counts the rows that do not lose money": (rows, category) =>
        filterRows(rows, is("category", category), (row) => row.profit >= 0).length,
      "Counts all rows of the category": (rows, category) => filterRows(rows, is("category", category)).length,
      "Counts the lines of one unit only": (rows, category) =>
        filterRows(rows, is("category", category), (row) => row.profit < 0 && row.quantity === 1).length,
      "Counts the rows with the highest discount": (rows, category) =>
        filterRows(rows, is("category", category), is("discount", 0.2)).length,
      "Counts the products that lose money on some row": (rows, category) =>
        new Set(filterRows(rows, is("category", category), (row) => row.profit < 0).map((row) => row.product)).size,
    },
    explanation: (key, category) =>
      `FILTER goes through the rows that the page filter leaves, those of ${category}; ${key} of them have a profit below zero.`,
  }),
  template<[string]>({
    check: "power-bi-rating-per-row",
    topic: "Power BI",
    difficulty: 3,
    level: 2,
    format: "decimal",
    intro: modelWithBlanks,
    cases: [["East"], ["South"], ["North"]],
    question: (region) =>
      `What does \`DIVIDE(SUM(sales[rating]), COUNTROWS(sales))\` show, to 2 decimals, when region = ${region} is selected and many ratings are blank?`,
    answer: (rows, region) => {
      const chosen = filterRows(rows, is("region", region));
      return total(chosen, (row) => row.rating ?? 0) / chosen.length;
    },
    sql: (region) => `SELECT AVG(COALESCE(rating, 0) * 1.0) FROM sales WHERE region = '${region}'`,
    wrong: {
      "Believes that it equals AVERAGE, which skips blanks": (rows, region) =>
        mean(ratings(filterRows(rows, is("region", region)))),
      "Divides by the number of orders": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return total(chosen, (row) => row.rating ?? 0) / orders(chosen);
      },
      "Divides by the units sold": (rows, region) => {
        const chosen = filterRows(rows, is("region", region));
        return total(chosen, (row) => row.rating ?? 0) / units(chosen);
      },
      "Takes the median of the ratings, blanks as zero": (rows, region) =>
        median(filterRows(rows, is("region", region)).map((row) => row.rating ?? 0)),
      "Divides by all rows of the table": (rows, region) =>
        total(filterRows(rows, is("region", region)), (row) => row.rating ?? 0) / rows.length,
      "Fills blank ratings with 1": (rows, region) =>
        mean(filterRows(rows, is("region", region)).map((row) => row.rating ?? 1)),
    },
    explanation: (key) =>
      `COUNTROWS counts every row, including those with a blank rating, so the result is lower than AVERAGE would be: ${key}.`,
  }),
];
