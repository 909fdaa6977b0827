import { describe, expect, test } from "@jest/globals";
import { object, type Schema, ValidationError } from "yup";
import * as field from "./fields.ts";

function result(schema: Schema<any, any, any, any>, value: unknown): unknown {
  try {
    return (object({ it: schema }).validateSync({ it: value }) as { it: unknown }).it;
  } catch (error) {
    if (error instanceof ValidationError) return `refused: ${error.message}`;
    throw error;
  }
}
const refused = expect.stringMatching(/^refused: /);

test.each<[unknown, unknown]>([
  ["9876501234", "9876501234"],
  ["+91 98765 01234", "9876501234"],
  ["+91-98765-01234", "9876501234"],
  ["098765 01234", "9876501234"],
  ["919876501234", "9876501234"],
  ["9198765012", "9198765012"],
  ["5876501234", refused],
  ["98765", refused],
  ["98765012345", refused],
  ["", refused],
  ["nine", refused],
])("parses phone %j as %j", (value, expected) => {
  expect(result(field.phone(), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  [" Asha@Example.COM ", "asha@example.com"],
  ["a@b", refused],
  ["a b@c.in", refused],
  [`${"a".repeat(250)}@b.in`, refused],
  ["", refused],
])("parses email %j as %j", (value, expected) => {
  expect(result(field.email(), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  ["2024-03", "2024-03-01"],
  ["2024-03-15", "2024-03-15"],
  ["2024-03-15T10:00:00Z", "2024-03-15"],
  ["", null],
  [null, null],
  ["2024-02-30", refused],
  ["2024-13", refused],
  ["March", refused],
  ["1949-12-31", refused],
  ["1950-01-01", "1950-01-01"],
  [`${new Date().getUTCFullYear() + 10}-12-31`, `${new Date().getUTCFullYear() + 10}-12-31`],
  [`${new Date().getUTCFullYear() + 11}-01-01`, refused],
])("parses day %j as %j", (value, expected) => {
  expect(result(field.day("Start date"), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  ["https://asha.in/me", "https://asha.in/me"],
  ["http://asha.in", "http://asha.in"],
  ["", ""],
  ["asha.in", refused],
  ["ftp://asha.in", refused],
  ["javascript:alert(1)", refused],
  ["https://", refused],
  [`https://a.in/${"x".repeat(2048)}`, refused],
])("parses web address %j as %j", (value, expected) => {
  expect(result(field.webAddress("Link"), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  ["SQL, Excel,, sql ", ["SQL", "Excel"]],
  [
    [" SQL ", "sql", "Power BI"],
    ["SQL", "Power BI"],
  ],
  ["", []],
  [["x".repeat(61)], refused],
  [Array.from({ length: 51 }, (_, index) => `skill ${index}`), refused],
])("parses tags %j as %j", (value, expected) => {
  expect(result(field.tags("Skills"), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  ["450000", 450000],
  [0, 0],
  [1_000_000_000, 1_000_000_000],
  [1_000_000_001, refused],
  [-1, refused],
  [1.5, refused],
  ["a lot", refused],
])("parses CTC %j as %j", (value, expected) => {
  expect(result(field.ctc("Current CTC"), value)).toEqual(expected);
});

describe("rich text", () => {
  test.each<[string, unknown]>([
    ["<p>words</p>", "<p>words</p>"],
    ["<p>  &nbsp;<br></p>", refused],
    ["", refused],
    ["x".repeat(20_001), refused],
  ])("%j", (value, expected) => {
    expect(result(field.requiredRichText("Summary"), value)).toEqual(expected);
  });
});

test.each<[string, unknown]>([
  ["a\0b", refused],
  ["half a pair \ud83d", refused],
  ["a whole one 😀", "a whole one 😀"],
])("refuses a text that a database cannot store: %j", (value, expected) => {
  expect(result(field.requiredText("Title"), value)).toEqual(expected);
});

test("removes characters that cannot be stored from search texts", () => {
  expect(result(field.lenientText(), "a\0b\ud83d@c.in")).toBe("ab@c.in");
});

test("validates days relative to the time that the server passes", () => {
  const at = (now: string) => ({ context: { now: new Date(now) } });
  const year = object({ it: field.day("Start date") });
  expect(year.isValidSync({ it: "2059-12-31" }, at("2049-06-01T00:00:00Z"))).toBe(true);
  expect(year.isValidSync({ it: "2060-01-01" }, at("2049-06-01T00:00:00Z"))).toBe(false);
});
