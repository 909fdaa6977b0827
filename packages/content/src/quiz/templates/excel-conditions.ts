import { sheet } from "./intros.ts";
import {
  between,
  customers,
  distinct,
  filterRows,
  gross,
  inMonth,
  is,
  mean,
  median,
  orders,
  profit,
  ratings,
  sales,
  total,
  unique,
  units,
} from "./row-math.ts";
import { type Template, template } from "./template.ts";

export const excelConditions: readonly Template[] = [
  template<[string, string]>({
    check: "excel-countifs",
    topic: "Excel",
    difficulty: 1,
    level: 2,
    format: "count",
    intro: sheet,
    cleaning: "spaces",
    cases: [
      ["South", "UPI"],
      ["West", "Credit Card"],
      ["North", "Cash on Delivery"],
      ["East", "UPI"],
    ],
    question: (region, mode) =>
      `region is in column D and payment_mode in P. What does \`=COUNTIFS(D:D,"${region}",P:P,"${mode}")\` return?`,
    answer: (rows, region, mode) => filterRows(rows, is("region", region), is("payment_mode", mode)).length,
    sql: (region, mode) => `SELECT COUNT(*) FROM sales WHERE region = '${region}' AND payment_mode = '${mode}'`,
    wrong: {
      "Counts orders instead of rows": (rows, region, mode) =>
        orders(filterRows(rows, is("region", region), is("payment_mode", mode))),
      "Takes the criteria as alternatives (OR) instead of both (AND)": (rows, region, mode) =>
        filterRows(rows, (row) => row.region === region || row.payment_mode === mode).length,
      "Counts different customers instead of rows": (rows, region, mode) =>
        customers(filterRows(rows, is("region", region), is("payment_mode", mode))),
      "Uses the first criterion only": (rows, region) => filterRows(rows, is("region", region)).length,
      "Uses the last criterion only": (rows, _, mode) => filterRows(rows, is("payment_mode", mode)).length,
      "Skips rows that have a blank cell anywhere": (rows, region, mode) =>
        filterRows(rows, is("region", region), is("payment_mode", mode), (row) => row.rating !== null).length,
    },
    explanation: (key, region, mode) =>
      `COUNTIFS counts the rows that meet every criterion: ${key} rows are in ${region} and paid by ${mode}. Blanks in other columns and repeated order ids do not matter.`,
  }),
  template<[string, string]>({
    check: "excel-sumifs",
    topic: "Excel",
    difficulty: 1,
    level: 2,
    format: "rupees",
    intro: sheet,
    cleaning: "spaces",
    cases: [
      ["Apparel", "Maharashtra"],
      ["Office Supplies", "Tamil Nadu"],
      ["Home & Kitchen", "Delhi"],
      ["Grocery", "Karnataka"],
    ],
    question: (category, state) =>
      `state is in column E, category in I and sales in N. What does \`=SUMIFS(N:N,I:I,"${category}",E:E,"${state}")\` return, in rupees?`,
    answer: (rows, category, state) => sales(filterRows(rows, is("category", category), is("state", state))),
    sql: (category, state) => `SELECT SUM(sales) FROM sales WHERE category = '${category}' AND state = '${state}'`,
    wrong: {
      "Adds up quantity times unit price, before the discount": (rows, category, state) =>
        gross(filterRows(rows, is("category", category), is("state", state))),
      "Adds up the profit column instead of sales": (rows, category, state) =>
        profit(filterRows(rows, is("category", category), is("state", state))),
      "Leaves out the criterion on the state": (rows, category) => sales(filterRows(rows, is("category", category))),
      "Leaves out the rows that have a blank rating": (rows, category, state) =>
        sales(filterRows(rows, is("category", category), is("state", state), (row) => row.rating !== null)),
      "Adds up the discounted rows only": (rows, category, state) =>
        sales(filterRows(rows, is("category", category), is("state", state), (row) => (row.discount ?? 0) > 0)),
      "Leaves out the criterion on the category": (rows, _, state) => sales(filterRows(rows, is("state", state))),
    },
    explanation: (key, category, state) =>
      `The sum range comes first in SUMIFS; both criteria must hold. The ${category} rows of ${state} add up to ${key} in column N.`,
  }),
  template<[string]>({
    check: "excel-averageifs-rating",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "decimal",
    intro: sheet,
    cases: [["South"], ["West"], ["North"]],
    question: (region) =>
      `region is in column D and rating in Q, where many cells are blank. What does \`=ROUND(AVERAGEIFS(Q:Q,D:D,"${region}"),2)\` return?`,
    answer: (rows, region) => mean(ratings(filterRows(rows, is("region", region)))),
    sql: (region) => `SELECT AVG(CAST(rating AS REAL)) FROM sales WHERE region = '${region}'`,
    wrong: {
      "Counts blank ratings as zero": (rows, region) =>
        mean(filterRows(rows, is("region", region)).map((row) => row.rating ?? 0)),
      "Gives the median instead of the mean": (rows, region) => median(ratings(filterRows(rows, is("region", region)))),
      "Fills blank ratings with the middle of the scale": (rows, region) =>
        mean(filterRows(rows, is("region", region)).map((row) => row.rating ?? 3)),
      "Counts blank ratings as the best one": (rows, region) =>
        mean(filterRows(rows, is("region", region)).map((row) => row.rating ?? 5)),
      "Averages the five rating values, not the rows": () => 3,
    },
    explanation: (key) =>
      `AVERAGEIFS leaves out blank cells in the average range. The average of the ratings that are filled in is ${key}.`,
  }),
  template<[string, string]>({
    check: "excel-countifs-month",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: sheet,
    cleaning: "dates",
    cases: [
      ["2024-10-01", "2024-11-01"],
      ["2023-11-01", "2023-12-01"],
      ["2024-08-01", "2024-09-01"],
    ],
    question: (from, before) => {
      const date = (day: string) => `DATE(${day.split("-").map(Number).join(",")})`;
      return `order_date is in column B as real dates. What does \`=COUNTIFS(B:B,">="&${date(from)},B:B,"<"&${date(before)})\` return?`;
    },
    answer: (rows, from, before) => filterRows(rows, between(from, before)).length,
    sql: (from, before) =>
      `SELECT COUNT(*) FROM sales WHERE order_date >= '${from}' AND order_date <= date('${before}', '-1 day')`,
    wrong: {
      "Counts the first day of the next month too": (rows, from, before) =>
        filterRows(rows, (row) => row.order_date >= from && row.order_date <= before).length,
      "Leaves out the first day of the month": (rows, from, before) =>
        filterRows(rows, (row) => row.order_date > from && row.order_date < before).length,
      "Counts this month of both years": (rows, from) =>
        filterRows(rows, (row) => row.order_date.slice(5, 7) === from.slice(5, 7)).length,
      "Counts orders instead of rows": (rows, from, before) => orders(filterRows(rows, between(from, before))),
      "Goes by the day of shipping": (rows, from) => filterRows(rows, inMonth(from.slice(0, 7), "ship_date")).length,
      "Counts everything from that day on": (rows, from) => filterRows(rows, (row) => row.order_date >= from).length,
    },
    explanation: (key) =>
      `From the first of the month (included) up to the first of the next (not included) is exactly one month: ${key} rows.`,
  }),
  template<[string]>({
    check: "excel-sumproduct",
    topic: "Excel",
    difficulty: 3,
    level: 4,
    format: "rupees",
    intro: sheet,
    cleaning: "spaces",
    cases: [["Corporate"], ["Small Business"], ["Consumer"]],
    question: (segment) =>
      `customer_segment is in column H, quantity in K and unit_price in L. What does \`=SUMPRODUCT((H2:H2001="${segment}")*K2:K2001*L2:L2001)\` return, in rupees?`,
    answer: (rows, segment) => gross(filterRows(rows, is("customer_segment", segment))),
    sql: (segment) => `SELECT SUM(quantity * unit_price) FROM sales WHERE customer_segment = '${segment}'`,
    wrong: {
      "Adds up the sales column, which already has the discount taken off": (rows, segment) =>
        sales(filterRows(rows, is("customer_segment", segment))),
      "Ignores the comparison and takes every row": (rows) => gross(rows),
      "Multiplies the total quantity by the average price": (rows, segment) => {
        const chosen = filterRows(rows, is("customer_segment", segment));
        return Math.round(units(chosen) * mean(chosen.map((row) => row.unit_price)));
      },
      "Adds up the prices without the quantities": (rows, segment) =>
        total(filterRows(rows, is("customer_segment", segment)), (row) => row.unit_price),
      "Adds up the rows of the other segments": (rows, segment) =>
        gross(filterRows(rows, (row) => row.customer_segment !== segment)),
    },
    explanation: (key, segment) =>
      `The comparison gives 1 for ${segment} rows and 0 for others, so the formula adds up quantity times price, before any discount, of that segment: ${key}.`,
  }),
  template<[string]>({
    check: "excel-countif-wildcard",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: sheet,
    cleaning: "spaces",
    cases: [["Smart*"], ["*kg"]],
    question: (pattern) => `product is in column J. What does \`=COUNTIF(J:J,"${pattern}")\` return?`,
    answer: (rows, pattern) => {
      const [start = "", end = ""] = pattern.toLowerCase().split("*");
      const fits = (name: string) => name.startsWith(start) && name.endsWith(end);
      return filterRows(rows, (row) => fits(row.product.toLowerCase())).length;
    },
    sql: (pattern) => `SELECT COUNT(*) FROM sales WHERE product LIKE '${pattern.replace("*", "%")}'`,
    wrong: {
      "Takes the asterisk as a plain character, which no cell holds": () => 0,
      "Counts the different products that match": (rows, pattern) =>
        distinct(
          filterRows(rows, (row) => row.product.includes(pattern.replace("*", ""))),
          (row) => row.product,
        ),
      "Counts the rows of the first matching product only": (rows, pattern) => {
        const first = rows.find((row) => row.product.includes(pattern.replace("*", "")));
        return filterRows(rows, is("product", first?.product ?? "")).length;
      },
      "Counts the whole categories of the matching products": (rows, pattern) => {
        const matching = filterRows(rows, (row) => row.product.includes(pattern.replace("*", "")));
        return filterRows(rows, (row) => matching.some(({ category }) => category === row.category)).length;
      },
      "Adds up the quantities of the matching rows": (rows, pattern) =>
        units(filterRows(rows, (row) => row.product.includes(pattern.replace("*", "")))),
      "Counts the rows that do not match": (rows, pattern) =>
        filterRows(rows, (row) => !row.product.includes(pattern.replace("*", ""))).length,
    },
    explanation: (key, pattern) =>
      `The asterisk stands for any characters, so every product name of the form \`${pattern}\` counts: ${key} rows.`,
  }),
  template<[string]>({
    check: "excel-remove-duplicates",
    family: "dataset-duplicates",
    topic: "Excel",
    difficulty: 2,
    level: 2,
    format: "count",
    intro: sheet,
    cleaning: (ticked) => (ticked.startsWith("all") ? "all" : "none"),
    cases: [["all 17 columns ticked"], ["only order_id ticked"]],
    question: (ticked) =>
      `you run Data > Remove Duplicates with the header option on and ${ticked}. How many data rows remain?`,
    answer: (rows, ticked) => (ticked.startsWith("all") ? unique(rows).length : orders(rows)),
    sql: (ticked) => `SELECT COUNT(*) FROM (SELECT DISTINCT ${ticked.startsWith("all") ? "*" : "order_id"} FROM sales)`,
    wrong: {
      "Thinks that nothing is removed": () => 2000,
      "Thinks that every copy goes, the first one too": (rows, ticked) => {
        const key = (row: (typeof rows)[number]) => (ticked.startsWith("all") ? JSON.stringify(row) : row.order_id);
        const counts = new Map<string, number>();
        for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
        return filterRows(rows, (row) => counts.get(key(row)) === 1).length;
      },
      "Counts the different customers": (rows) => customers(rows),
      "Mixes up whole rows and order ids": (rows, ticked) =>
        ticked.startsWith("all") ? orders(rows) : unique(rows).length,
      "Treats rows of one order and category as copies": (rows) => distinct(rows, (row) => row.order_id + row.category),
      "Removes the rows with blank cells too": (rows) =>
        unique(filterRows(rows, (row) => row.rating !== null && row.discount !== null && row.ship_date !== null))
          .length,
    },
    explanation: (key) =>
      `Remove Duplicates keeps the first row of each set that is equal in the ticked columns: ${key} rows remain.`,
  }),
];
