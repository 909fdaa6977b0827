import { describe, expect, test } from "@jest/globals";
import { checkCertificateLines } from "./import.ts";
import { MAX_CERTIFICATE_ROWS } from "./rules.ts";

const HEADER = ["studentName", "email", "courseName"];
const row = (email = "asha@example.com") => ["Asha Verma", email, "Data Analyst Masterclass"];

describe("a file of certificates", () => {
  test("accepts its columns in any order and case, skips blank lines, and lower-cases addresses", () => {
    const { rows, errors } = checkCertificateLines([
      ["Course Name", "EMAIL", "StudentName", "CourseName"],
      ["-", " Asha@Example.com ", "अशा वर्मा", "Data Analyst Masterclass"],
      ["", "", "", ""],
    ]);
    expect([rows, errors]).toEqual([
      [{ studentName: "अशा वर्मा", email: "asha@example.com", courseName: "Data Analyst Masterclass" }],
      [],
    ]);
  });

  test.each([
    [["Name", "E-mail ID", "Course"]],
    [["Student", "Mail", "Programme"]],
    [["Full Name", "Email address", "Course title"]],
  ])("accepts the headings %j", (header) => {
    expect(checkCertificateLines([header, row()]).rows).toEqual([
      { studentName: "Asha Verma", email: "asha@example.com", courseName: "Data Analyst Masterclass" },
    ]);
  });

  test("is refused completely, with each invalid row", () => {
    const { rows, errors } = checkCertificateLines([HEADER, row(), row("asha"), ["", "b@example.com", "Course"]]);
    expect(rows).toEqual([]);
    expect(errors.map(({ row: at, field }) => [at, field])).toEqual([
      [3, "email"],
      [4, "studentName"],
    ]);
    expect(errors[1]?.message).toBe("Row 4: Student name is required.");
  });

  test.each([
    ["unreadable", null, "This file cannot be read. Save it as CSV."],
    ["without rows", [HEADER], "This file has no rows."],
    [
      "of other columns",
      [["name", "email"]],
      "The file needs columns for the student's name, the e-mail address and the course.",
    ],
    [
      "too long",
      [HEADER, ...Array.from({ length: MAX_CERTIFICATE_ROWS + 1 }, () => row())],
      "A file can have at most 500 rows.",
    ],
  ])("is refused if it is %s", (_, lines, message) => {
    expect(checkCertificateLines(lines)).toEqual({ rows: [], errors: [{ field: "file", message }] });
  });
});
