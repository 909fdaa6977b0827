import { expect, test } from "@jest/globals";
import type { DaxModel } from "../data.ts";
import { dateTable } from "../date-table.ts";
import { lines, problem, SHOP, table, value } from "../testing/shop.ts";

const YEARS = { name: "Date", from: "2022-01-01", to: "2024-12-31" };

/** One sale of 1 on every day of three years, so that a sum is a number of days. */
const DAILY: DaxModel = {
  tables: [
    {
      name: "Sales",
      columns: [
        { name: "Day", type: "date" },
        { name: "Amount", type: "integer" },
      ],
      rows: dateTable(YEARS).rows.map(([day = null]) => [day, 1]),
    },
    dateTable(YEARS),
  ],
  relationships: [{ from: "Sales[Day]", to: "Date[Date]" }],
  dateColumn: "Date[Date]",
  measures: { Days: "SUM ( Sales[Amount] )" },
};

const at = (expression: string, first: string, last = first) =>
  value(`CALCULATE ( ${expression}, DATESBETWEEN ( Date[Date], dt"${first}", dt"${last}" ) )`, DAILY);

const datesOf = (expression: string, first: string, last = first): string[] =>
  table(`CALCULATETABLE ( ${expression}, DATESBETWEEN ( Date[Date], dt"${first}", dt"${last}" ) )`, DAILY).map(
    ([day]) => (day !== null && typeof day === "object" ? day?.date : undefined) ?? "",
  );

const ends = (expression: string, first: string, last = first) => {
  const dates = datesOf(expression, first, last);
  return [dates[0], dates.at(-1), dates.length];
};

test("year, quarter and month to date sum from the start of the period", () => {
  expect(at("TOTALYTD ( [Days], Date[Date] )", "2024-02-29")).toBe(60);
  expect(at("TOTALQTD ( [Days], Date[Date] )", "2024-05-15")).toBe(45);
  expect(at("TOTALMTD ( [Days], Date[Date] )", "2024-05-15")).toBe(15);
  expect(lines("TOTALYTD ( [Total Sales], Date[Date] )", "Date[Year Month]")).toMatchObject({
    "2023-01": 20,
    "2023-02": 120,
    "2023-11": 120,
    "2023-12": 150,
    "2024-02": 240,
    "2024-12": 247,
    Total: 247,
  });
});

test("DATESQTD and DATESMTD return the dates themselves", () => {
  expect(ends("DATESQTD ( Date[Date] )", "2024-05-15")).toEqual(["2024-04-01", "2024-05-15", 45]);
  expect(ends("DATESMTD ( Date[Date] )", "2024-05-15")).toEqual(["2024-05-01", "2024-05-15", 15]);
});

test("a running total uses the last date in each row of the calendar", () => {
  const condition = (last: string) => `CALCULATE ( [Days], FILTER ( ALL ( Date ), Date[Date] <= ${last} ) )`;
  const byMonth = (program: string) => lines(program, "Date[Year Month]", DAILY)["2024-02"];
  expect(byMonth(condition("MAX ( Date[Date] )"))).toBe(365 + 365 + 60);
  expect(byMonth(`VAR last = MAX ( Date[Date] ) RETURN ${condition("last")}`)).toBe(365 + 365 + 60);
  expect(byMonth(condition("LASTDATE ( Date[Date] )"))).toBe(1096);
});

test("a fiscal year ends at the given day", () => {
  expect(at('TOTALYTD ( [Days], Date[Date], "6/30" )', "2023-07-01")).toBe(1);
  expect(at('TOTALYTD ( [Days], Date[Date], "06-30" )', "2023-06-30")).toBe(365);
  expect(at('TOTALYTD ( [Days], Date[Date], ALL ( Date ), "3/31" )', "2024-03-31")).toBe(366);
  expect(ends('DATESYTD ( Date[Date], "2/28" )', "2024-03-10")).toEqual(["2024-02-29", "2024-03-10", 11]);
  expect(problem('TOTALYTD ( [Total Sales], Date[Date], "later" )')).toMatch(/^type: .*end of a year/);
});

test("the same period of last year handles leap years", () => {
  expect(ends("SAMEPERIODLASTYEAR ( Date[Date] )", "2024-02-01", "2024-02-29")).toEqual([
    "2023-02-01",
    "2023-02-28",
    28,
  ]);
  expect(ends("SAMEPERIODLASTYEAR ( Date[Date] )", "2024-02-29")).toEqual(["2023-02-28", "2023-02-28", 1]);
  expect(ends("DATEADD ( Date[Date], 1, YEAR )", "2023-02-01", "2023-02-28")).toEqual(["2024-02-01", "2024-02-29", 29]);
  expect(lines("CALCULATE ( [Total Sales], SAMEPERIODLASTYEAR ( Date[Date] ) )", "Date[Year]")).toEqual({
    2024: 150,
    Total: 150,
  });
});

test("DATEADD moves whole months to whole months, and single days to days", () => {
  expect(ends("DATEADD ( Date[Date], 1, MONTH )", "2023-02-01", "2023-02-28")).toEqual([
    "2023-03-01",
    "2023-03-31",
    31,
  ]);
  expect(ends("DATEADD ( Date[Date], -1, MONTH )", "2023-03-31")).toEqual(["2023-02-28", "2023-02-28", 1]);
  expect(ends("DATEADD ( Date[Date], -1, QUARTER )", "2023-04-01", "2023-06-30")).toEqual([
    "2023-01-01",
    "2023-03-31",
    90,
  ]);
  expect(ends("DATEADD ( Date[Date], -7, DAY )", "2023-01-08", "2023-01-09")).toEqual(["2023-01-01", "2023-01-02", 2]);
  expect(datesOf("DATEADD ( Date[Date], -1, YEAR )", "2022-05-01")).toEqual([]);
  const moved = (dates: string) =>
    `CALCULATE ( COUNTROWS ( DATEADD ( ${dates}, 1, MONTH ) ), Date[Month] IN { 1, 3 } )`;
  expect(problem(moved("Date[Date]"))).toMatch(/^runtime: .*gap/);
  expect(value(moved("VALUES ( Date[Date] )"))).toBe(28 + 29 + 30 + 30);
  expect(ends("DATEADD ( Date[Date], 1, MONTH )", "2023-02-27", "2023-02-28")).toEqual(["2023-03-27", "2023-03-31", 5]);
  expect(ends("DATEADD ( Date[Date], 1, MONTH )", "2023-02-27")).toEqual(["2023-03-27", "2023-03-27", 1]);
  expect(problem("CALCULATE ( [Total Sales], DATEADD ( Date[Date], 1, WEEK ) )")).toMatch(/^type: WEEK/);
});

test("PARALLELPERIOD and similar functions return whole periods", () => {
  expect(ends("PARALLELPERIOD ( Date[Date], -1, YEAR )", "2024-05-10")).toEqual(["2023-01-01", "2023-12-31", 365]);
  expect(ends("PARALLELPERIOD ( Date[Date], 1, MONTH )", "2024-01-10")).toEqual(["2024-02-01", "2024-02-29", 29]);
  expect(ends("PREVIOUSMONTH ( Date[Date] )", "2024-03-10")).toEqual(["2024-02-01", "2024-02-29", 29]);
  expect(ends("PREVIOUSQUARTER ( Date[Date] )", "2024-03-10")).toEqual(["2023-10-01", "2023-12-31", 92]);
  expect(ends("PREVIOUSYEAR ( Date[Date] )", "2024-03-10")).toEqual(["2023-01-01", "2023-12-31", 365]);
  expect(ends("PREVIOUSDAY ( Date[Date] )", "2024-03-01")).toEqual(["2024-02-29", "2024-02-29", 1]);
  expect(ends("NEXTDAY ( Date[Date] )", "2024-02-28")).toEqual(["2024-02-29", "2024-02-29", 1]);
  expect(ends("NEXTMONTH ( Date[Date] )", "2024-01-31")).toEqual(["2024-02-01", "2024-02-29", 29]);
  expect(ends("NEXTQUARTER ( Date[Date] )", "2023-05-01")).toEqual(["2023-07-01", "2023-09-30", 92]);
  expect(ends("NEXTYEAR ( Date[Date] )", "2023-05-01")).toEqual(["2024-01-01", "2024-12-31", 366]);
  expect(datesOf("NEXTYEAR ( Date[Date] )", "2024-05-01")).toEqual([]);
});

test("DATESINPERIOD counts back from a date, DATESBETWEEN accepts open ends", () => {
  expect(ends("DATESINPERIOD ( Date[Date], MAX ( Date[Date] ), -12, MONTH )", "2024-02-29")).toEqual([
    "2023-03-01",
    "2024-02-29",
    366,
  ]);
  expect(ends("DATESINPERIOD ( Date[Date], LASTDATE ( Date[Date] ), -3, MONTH )", "2023-06-30")).toEqual([
    "2023-04-01",
    "2023-06-30",
    91,
  ]);
  expect(ends("DATESINPERIOD ( Date[Date], MAX ( Date[Date] ), -7, DAY )", "2023-01-10")).toEqual([
    "2023-01-04",
    "2023-01-10",
    7,
  ]);
  expect(ends("DATESINPERIOD ( Date[Date], MAX ( Date[Date] ), 1, MONTH )", "2023-01-10")).toEqual([
    "2023-01-10",
    "2023-02-09",
    31,
  ]);
  expect(value('COUNTROWS ( DATESBETWEEN ( Date[Date], BLANK (), dt"2022-01-31" ) )', DAILY)).toBe(31);
});

test("returns first and last dates, starts and ends of periods", () => {
  expect(datesOf("FIRSTDATE ( Date[Date] )", "2024-02-10", "2024-02-20")).toEqual(["2024-02-10"]);
  expect(datesOf("LASTDATE ( Date[Date] )", "2024-02-10", "2024-02-20")).toEqual(["2024-02-20"]);
  expect(datesOf("STARTOFMONTH ( Date[Date] )", "2024-02-10")).toEqual(["2024-02-01"]);
  expect(datesOf("ENDOFMONTH ( Date[Date] )", "2024-02-10")).toEqual(["2024-02-29"]);
  expect(datesOf("STARTOFQUARTER ( Date[Date] )", "2024-02-10")).toEqual(["2024-01-01"]);
  expect(datesOf("ENDOFQUARTER ( Date[Date] )", "2024-02-10")).toEqual(["2024-03-31"]);
  expect(datesOf('STARTOFYEAR ( Date[Date], "6/30" )', "2024-02-10")).toEqual(["2023-07-01"]);
  expect(datesOf("ENDOFYEAR ( Date[Date] )", "2024-02-10")).toEqual(["2024-12-31"]);
  expect(at("CLOSINGBALANCEQUARTER ( [Days], Date[Date] )", "2024-02-10")).toBe(1);
  expect(at("CLOSINGBALANCEYEAR ( [Days], Date[Date] )", "2024-02-10")).toBe(1);
  expect(at("OPENINGBALANCEMONTH ( [Days], Date[Date] )", "2024-02-10")).toBe(1);
  expect(at("OPENINGBALANCEQUARTER ( [Days], Date[Date] )", "2022-02-10")).toBe(null);
  expect(value("CLOSINGBALANCEMONTH ( [Days], Date[Date] )", DAILY)).toBe(1);
  expect(value("OPENINGBALANCEYEAR ( [Days], Date[Date] )", DAILY)).toBe(null);
});

test("a filter of dates removes the other filters of the date table", () => {
  const running = "CALCULATE ( [Total Sales], FILTER ( ALL ( Date[Date] ), Date[Date] <= MAX ( Date[Date] ) ) )";
  expect(lines(running, "Date[Year]")).toEqual({ 2023: 150, 2024: 397, Total: 397 });
  const unmarked = { ...SHOP, dateColumn: undefined, relationships: [] };
  expect(lines('CALCULATE ( COUNTROWS ( Date ), Date[Date] <= dt"2023-12-31" )', "Date[Year]", unmarked)).toEqual({
    2023: 365,
    Total: 365,
  });
});

test("returns the last value that is not blank", () => {
  expect(value("LASTNONBLANKVALUE ( Date[Date], [Total Sales] )")).toBe(7);
  expect(value("FIRSTNONBLANKVALUE ( Date[Date], [Total Sales] )")).toBe(20);
  expect(value("LASTNONBLANK ( Date[Date], [Total Sales] )")).toEqual({ date: "2024-03-05" });
  expect(value("FIRSTNONBLANK ( Product[Name], [Total Sales] )")).toBe(null);
  expect(value("COUNTROWS ( CALENDAR ( DATE ( 2024, 1, 1 ), DATE ( 2024, 12, 31 ) ) )")).toBe(366);
  expect(value("COUNTROWS ( CALENDARAUTO () )")).toBe(731);
  expect(value("COUNTROWS ( CALENDARAUTO ( 6 ) )")).toBe(1096);
});

test("TODAY is the day of the data", () => {
  expect(value("YEAR ( TODAY () ) * 100 + MONTH ( TODAY () )", { ...SHOP, today: "2024-03-09" })).toBe(202403);
  expect(value("TODAY ()", { ...SHOP, today: "2024-03-09" })).toEqual({ date: "2024-03-09" });
});

test("a year can end on a day with the name of its month", () => {
  for (const end of ["31 March", "March 31", "31-Mar"])
    expect(value(`TOTALYTD ( [Total Sales], Date[Date], "${end}" )`)).toBe(
      value('TOTALYTD ( [Total Sales], Date[Date], "3/31" )'),
    );
});
