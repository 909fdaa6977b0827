import { expect, test } from "@jest/globals";
import { MAX_REPORT_ROWS } from "../limits.ts";
import { REPORT_COLUMNS_MISSING, REPORT_UNREADABLE, reportTooLong } from "../messages.ts";
import { checkReport, minutesOf, reportColumns } from "./report.ts";

test.each([
  [["email", "minutes"], { email: 0, minutes: 1 }],
  [["\ufeffName", "First Join", "Duration", "Email"], { email: 3, minutes: 2 }],
  [["\ufeffE-Mail", " Duration (Minutes) "], { email: 0, minutes: 1 }],
  [["email", "role"], null],
  [["minutes"], null],
])("finds the columns of %j at %j", (header, columns) => {
  expect(reportColumns(header)).toEqual(columns);
});

test.each([
  ["45", 45],
  ["45.5", 45.5],
  ["0", 0],
  ["45m 30s", 45.5],
  ["1h 5m", 65],
  ["1h 0m 30s", 60.5],
  ["30s", 0.5],
  ["1 hr 2 min", 62],
  ["0:45:30", 45.5],
  ["", null],
  ["-5", null],
  ["soon", null],
  ["45:99:00", null],
])("parses %j as %j minutes", (written, minutes) => {
  expect(minutesOf(written)).toBe(minutes);
});

const checked = (...lines: string[][]) => checkReport([["Name", "Email", "Duration"], ...lines]);

test("adds up the minutes of a person who left and returned, and skips guests without an address", () => {
  const { minutes, errors } = checked(
    ["Asha", "Asha@example.com", "20m"],
    ["Ravi", "ravi@example.com", "1h"],
    ["", "", ""],
    ["Guest", "", "5m"],
    ["अशा", " asha@example.com", "22m"],
  );
  expect([[...minutes], errors]).toEqual([
    [
      ["asha@example.com", 42],
      ["ravi@example.com", 60],
    ],
    [],
  ]);
});

test("skips the summary above the header of a meeting tool", () => {
  const { minutes } = checkReport([
    ["Meeting title", "Masterclass"],
    ["Attended participants", "2"],
    [],
    ["Name", "In-Meeting Duration", "Email"],
    ["Asha", "45m 30s", "asha@example.com"],
  ]);
  expect([...minutes]).toEqual([["asha@example.com", 45.5]]);
});

test("reports every row without a duration with its number", () => {
  expect(
    checked(["A", "a@example.com", "soon"], ["B", "b@example.com", "5"], ["C", "c@example.com", ""]).errors,
  ).toEqual([
    { row: 2, field: "minutes", message: "Row 2: invalid minutes" },
    { row: 4, field: "minutes", message: "Row 4: invalid minutes" },
  ]);
});

test.each([
  ["an unreadable file", null, REPORT_UNREADABLE],
  ["an empty file", [], REPORT_COLUMNS_MISSING],
  [
    "a file of other columns",
    [
      ["Email", "Role"],
      ["a@example.com", "Student"],
    ],
    REPORT_COLUMNS_MISSING,
  ],
  ["a file that is too long", Array.from({ length: MAX_REPORT_ROWS + 1 }, () => ["a"]), reportTooLong(MAX_REPORT_ROWS)],
])("refuses %s", (_, lines, message) => {
  expect(checkReport(lines)).toEqual({ minutes: new Map(), errors: [{ field: "file", message }] });
});
