import { expect, test } from "@jest/globals";
import { minutesByEmail, minutesOf, reportColumns } from "./report.ts";

test.each([
  [["email", "minutes"], { email: 0, minutes: 1 }],
  [["\ufeffName", "First Join", "Duration", "Email"], { email: 3, minutes: 2 }],
  [["\ufeffE-Mail", " Duration (Minutes) "], { email: 0, minutes: 1 }],
  [["email", "role"], null],
  [["minutes"], null],
])("%j has its columns at %j", (header, columns) => {
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
])("%j are %j minutes", (written, minutes) => {
  expect(minutesOf(written)).toBe(minutes);
});

test("who left and came back was there for the sum", () => {
  const sums = minutesByEmail([
    { email: "Asha@example.com", minutes: 20 },
    { email: "ravi@example.com", minutes: 60 },
    { email: " asha@example.com", minutes: 22 },
  ]);
  expect([...sums]).toEqual([
    ["asha@example.com", 42],
    ["ravi@example.com", 60],
  ]);
});
