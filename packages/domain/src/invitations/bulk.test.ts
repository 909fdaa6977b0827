import { expect, test } from "@jest/globals";
import { checkBulkLines, checkBulkRows } from "./bulk.ts";

const HEADER = "firstName,lastName,email,phone,validity";
const linesOf = (...rows: string[]) => [HEADER, ...rows].map((row) => row.split(","));
const asha = "Asha,Rao,asha@example.com,9876501234,24";
const person = (number: number) => `A,B,a${number}@example.com,9876501234,never`;

test("reads rows like the form, numbered with the header as row 1", () => {
  const { rows, errors } = checkBulkLines(
    linesOf(" Asha , Rao ,ASHA@Example.com,+91 98765 01234,NEVER", "", person(1)),
  );
  expect(errors).toEqual([]);
  expect(rows).toEqual([
    { row: 2, firstName: "Asha", lastName: "Rao", email: "asha@example.com", phone: "9876501234", validity: "never" },
    { row: 4, firstName: "A", lastName: "B", email: "a1@example.com", phone: "9876501234", validity: "never" },
  ]);
});

test("accepts columns in another order and case, with others between them", () => {
  const { rows } = checkBulkLines([
    ["Email", "Notes", " VALIDITY", "firstname", "lastName", "Phone"],
    ["a@b.co", "x, y", "48", "A", "B", "9876501234"],
  ]);
  expect(rows).toMatchObject([{ row: 2, email: "a@b.co", validity: "48", firstName: "A" }]);
});

test.each<[string, string, string, string]>([
  ["values are missing", "Asha,Rao,,9876501234,", "email", "Row 2: e-mail and validity are missing"],
  ["all but one are missing", "Asha", "lastName", "Row 2: last name, e-mail, phone and validity are missing"],
  ["the validity is another", "Asha,Rao,asha@example.com,9876501234,72", "validity", "Row 2: invalid validity"],
  ["the e-mail is none", "Asha,Rao,asha,9876501234,24", "email", "Row 2: invalid e-mail"],
  ["the phone is none", "Asha,Rao,asha@example.com,12345,24", "phone", "Row 2: invalid phone"],
  ["several are wrong", "Asha,Rao,asha,1,24", "email", "Row 2: invalid e-mail and phone"],
  ["one is missing and one wrong", "Asha,Rao,asha,,24", "email", "Row 2: phone is missing; invalid e-mail"],
  [
    "a name is too long",
    `${"x".repeat(61)},Rao,asha@example.com,9876501234,24`,
    "firstName",
    "Row 2: invalid first name",
  ],
])("refuses a row if %s", (_, row, field, message) => {
  expect(checkBulkLines(linesOf(row))).toMatchObject({ rows: [], errors: [{ row: 2, field, message }] });
});

test("refuses an e-mail that is twice in a file at the second row", () => {
  const { errors } = checkBulkLines(
    linesOf(person(1), person(2), asha, person(3), "X,Y,Asha@Example.com,9876501234,48"),
  );
  expect(errors).toEqual([{ row: 6, field: "email", message: "Row 6: same e-mail as row 4" }]);
});

test("names all invalid rows, one line each", () => {
  const { errors } = checkBulkLines(linesOf("A,,a@b.co,9876501234,24", asha, "B,C,b@b.co,9876501234,always"));
  expect(errors.map(({ message }) => message)).toEqual(["Row 2: last name is missing", "Row 4: invalid validity"]);
});

test.each<[string, string[][] | null, string]>([
  ["no rows", linesOf(), "The file has no rows."],
  ["blank rows only", linesOf(",,,,", "", ""), "The file has no rows."],
  ["nothing", [[""]], "The file has no rows."],
  ["no lines that can be read", null, "Failed to parse CSV"],
  [
    "501 rows",
    linesOf(...Array.from({ length: 501 }, (_, index) => person(index))),
    "A file can have at most 500 rows.",
  ],
])("refuses a file with %s completely", (_, lines, message) => {
  expect(checkBulkLines(lines)).toMatchObject({ rows: [], errors: [{ field: "file", message }] });
});

test("explains for each invalid cell what is valid", () => {
  const { cells } = checkBulkLines(linesOf("Asha,Rao,asha,12345,72", asha, ",Rao,Asha@Example.com,9876501234,24"));
  expect([...cells]).toEqual([
    [
      2,
      {
        email: "Enter an e-mail address like name@example.com.",
        phone: "Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.",
        validity: "Use 24, 48 or never.",
      },
    ],
    [4, { email: "The same e-mail as in row 3.", firstName: "First name is required." }],
  ]);
});

test("checks a corrected row again, while others keep their result", () => {
  const wrong = { firstName: "A", lastName: "B", email: "a@b", phone: "9876501234", validity: "24" };
  const fine = { ...wrong, email: "c@d.co" };
  expect(
    checkBulkRows([
      { row: 1, values: wrong },
      { row: 2, values: fine },
    ]).errors,
  ).toHaveLength(1);
  const { rows, errors } = checkBulkRows([
    { row: 1, values: { ...wrong, email: "a@b.co" } },
    { row: 2, values: fine },
  ]);
  expect([rows.map(({ email }) => email), errors]).toEqual([["a@b.co", "c@d.co"], []]);
});

test("accepts 500 rows", () => {
  expect(checkBulkLines(linesOf(...Array.from({ length: 500 }, (_, index) => person(index)))).rows).toHaveLength(500);
});
