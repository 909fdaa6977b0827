import { describe, expect, test } from "@jest/globals";
import { hasEnded } from "./jobs/rules.ts";
import { formatRupees, formatSalary, formatSalaryInWords, formatYearly, inWords } from "./money.ts";
import { clampPage, pagingOf } from "./pages.ts";
import { pagedQuery } from "./paging.ts";
import { quizResult, quizScore } from "./quiz/rules.ts";
import { plainText, preview } from "./rich-text/plain-text.ts";
import { formatPhone } from "./text.ts";
import {
  formatAge,
  formatDate,
  formatDay,
  formatMonth,
  formatMonthSpan,
  formatSeconds,
  formatTime,
  indianDay,
} from "./time.ts";

test.each([
  ["9876543210", "+91 98765 43210"],
  ["", ""],
  ["12345", "12345"],
])("formats the phone %j as %j", (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

describe("money", () => {
  test.each([
    ["450000", "₹4,50,000 a year"],
    // Free text may name a month or a day, so nothing is added to it.
    ["₹20,000 a month", "₹20,000 a month"],
    ["₹6,00,000 – ₹8,50,000", "₹6,00,000 – ₹8,50,000"],
    ["600000-850000", "600000-850000"],
    ["", "N/A"],
    ["  ", "N/A"],
  ])("shows salary %j as %j", (salary, shown) => {
    expect(formatSalary(salary)).toBe(shown);
  });
  test.each([
    [450_000, "4.5 lakh"],
    [12_500_000, "1.25 crore"],
    [9_999, ""],
  ])("writes %d in words as %j", (rupees, words) => {
    expect(inWords(rupees)).toBe(words);
  });
  test.each([
    ["450000", "₹4,50,000 a year (4.5\u00a0lakh)"],
    ["9000", "₹9,000 a year"],
    ["₹20,000 a month", "₹20,000 a month"],
    ["", "N/A"],
  ])("shows salary %j with more space as %j", (salary, shown) => {
    expect(formatSalaryInWords(salary)).toBe(shown);
  });
  test("is shown per year", () => {
    expect(formatYearly(700_000)).toBe("₹7,00,000 a year");
  });
  test("has no decimals", () => {
    expect(formatRupees(1234.56)).toBe("₹1,235");
  });
});

describe("time is in India", () => {
  const lateEvening = "2026-11-20T20:00:00Z"; // half past one of the next morning in India
  test("formats a date, a time, a day and a month", () => {
    expect([
      formatDate(lateEvening),
      formatTime("2026-11-20T13:30:00Z"),
      indianDay(new Date(lateEvening)),
      formatMonth("2026-09-01"),
    ]).toEqual(["21 Nov 2026", "7:00 pm IST", "2026-11-21", "Sep 2026"]);
  });
  test.each([
    ["2026-11-20T20:00:00Z", "just now"],
    ["2026-11-20T19:59:00Z", "1 minute ago"],
    ["2026-11-20T17:00:00Z", "3 hours ago"],
    ["2026-11-18T19:00:00Z", "2 days ago"],
  ])("%s is %s", (at, shown) => {
    expect(formatAge(at, new Date(lateEvening))).toBe(shown);
  });
  test("seconds as mm:ss", () => {
    expect([formatSeconds(1800), formatSeconds(61.9), formatSeconds(-5)]).toEqual(["30:00", "1:01", "0:00"]);
  });
  test.each([
    ["2026-11-20T18:29:59Z", false],
    ["2026-11-20T18:30:01Z", true],
  ])("finds a job that closes on 20 November at %s closed: %s", (now, closed) => {
    expect(hasEnded("2026-11-20", new Date(now))).toBe(closed);
  });
});

test("previews the first 20 words without markup", () => {
  const words = Array.from({ length: 21 }, (_, index) => `w${index}`);
  expect(preview(`<p>${words.join("</b> <b>")}</p>`)).toBe(`${words.slice(0, 20).join(" ")}…`);
  expect(preview("Sent <b>on</b> time, each day.", 3)).toBe("Sent on time…");
  expect(preview("One – two", 2)).toBe("One…");
  expect(preview("<p>Two&nbsp;words &amp; more</p>")).toBe("Two words & more");
  expect(plainText("<p>a</p><p>b</p>")).toBe("a b");
});

test.each([
  [40, 80, "pass"],
  [39, 78, "fail"],
])("scores %d right answers as %d percent, %s", (correct, score, result) => {
  expect([quizScore(correct), quizResult(quizScore(correct))]).toEqual([score, result]);
});

describe("paging", () => {
  test("has at least one page, and clamps to the last", () => {
    const pagesOf = (total: number) => pagingOf(total, { page: 1, limit: 20 }).totalPages;
    expect([pagesOf(0), pagesOf(20), pagesOf(41), clampPage(9, 3), clampPage(0, 3)]).toEqual([1, 1, 3, 3, 1]);
    expect(pagingOf(41, { page: 2, limit: 20 })).toEqual({ totalPages: 3, currentPage: 2, total: 41 });
  });
  test.each([
    [{}, { page: 1, limit: 20 }],
    [
      { page: "", limit: "" },
      { page: 1, limit: 20 },
    ],
    [
      { page: "3", limit: "500" },
      { page: 3, limit: 100 },
    ],
  ])("%j is %j", (query, expected) => {
    expect(pagedQuery(20, {}).validateSync(query)).toEqual(expected);
  });
});

test("handles unclosed markup in linear time", () => {
  const opened = "<".repeat(2_000_000); // a quadratic search would not end
  expect(plainText(opened)).toBe(opened);
  expect(plainText("2 < 3, <b>bold</b> <a href='x'>link</a>")).toBe("2 < 3, bold link");
});

test.each<[string | null, string | null, boolean, string]>([
  ["2021-06-01", "2026-09-30", false, "Jun 2021 – Sep 2026"],
  ["2021-06-01", null, true, "Jun 2021 – present"],
  ["2021-06-01", "2026-09-30", true, "Jun 2021 – present"],
  ["2021-06-01", null, false, "Jun 2021"],
  [null, "2026-09-30", false, "Sep 2026"],
  [null, null, true, "present"],
  [null, null, false, ""],
])("from %s to %s, current %s: shows %j", (start, end, isCurrent, text) => {
  expect(formatMonthSpan(start, end, isCurrent)).toBe(text);
});

test.each([
  ["2026-01-01", "1 Jan 2026"],
  ["2026-09-30", "30 Sep 2026"],
  ["2024-02-29", "29 Feb 2024"],
])("shows the day %s as %s", (day, text) => {
  expect(formatDay(day)).toBe(text);
});
