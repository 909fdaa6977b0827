import { describe, expect, test } from "@jest/globals";
import { type Mapping, matchColumns, typedRows } from "./match-columns.ts";
import { sheetOfText } from "./read-sheet.ts";
import { nameParts, plainValidity } from "./typed-values.ts";

const sheet = (...lines: string[]) => sheetOfText(lines.join("\n"));
const whole = (...places: number[]) =>
  Object.fromEntries(
    ["firstName", "lastName", "email", "phone", "validity"].map((column, index) => [
      column,
      { at: places[index], part: "whole" },
    ]),
  );
const read = (lines: string[], mapping?: Mapping) => {
  const foundLines = sheet(...lines);
  const match = matchColumns(foundLines);
  return { ...match, rows: typedRows(foundLines, match, mapping ?? match.mapping, "48") };
};

describe("headings", () => {
  test.each([
    ["firstName,lastName,email,phone,validity"],
    ["First Name,Last Name,E-mail,Mobile,Validity"],
    ["FIRST_NAME\tSurname\tEmail ID\tContact No.\tValid for"],
    ["Given name;Family name;Mail;WhatsApp number;Expiry"],
  ])("%s are recognised without a question", (heading) => {
    const separator = /[,;\t]/.exec(heading)?.[0] ?? "";
    const { isSure, mapping, header } = read([heading, "Asha,Rao,a@b.co,9876543210,24".replaceAll(",", separator)]);
    expect([isSure, mapping, header]).toEqual([true, whole(0, 1, 2, 3, 4), 0]);
  });

  test("may be in another order, below a blank line, next to 40 other columns", () => {
    const others = Array.from({ length: 40 }, (_, index) => `Other ${index}`);
    const values = others.map((_, index) => (index === 7 ? "=1+1" : `x${index}`));
    const { isSure, rows } = read([
      "\t\t",
      [...others, "Mobile", "E-mail", "Last name", "First name"].join("\t"),
      [...values, "9876543210", "a@b.co", "Rao", "Asha"].join("\t"),
      "\t\t",
      [...values, "9876543211", "c@d.co", "Iyer", "Ravi"].join("\t"),
    ]);
    expect(isSure).toBe(true);
    expect(rows).toEqual([
      { row: 3, values: { firstName: "Asha", lastName: "Rao", email: "a@b.co", phone: "9876543210", validity: "48" } },
      { row: 5, values: { firstName: "Ravi", lastName: "Iyer", email: "c@d.co", phone: "9876543211", validity: "48" } },
    ]);
  });

  test("that are ambiguous need confirmation, with a guess", () => {
    const two = read(["First name,Last name,Email,Mobile,Phone", "Asha,Rao,a@b.co,9876543210,9876543211"]);
    expect([two.isSure, two.mapping.phone]).toEqual([false, { at: 3, part: "whole" }]);
    const foreign = read(["Alpha,Beta,Gamma,Delta", "Asha,Rao,a@b.co,9876543210"]);
    expect([foreign.isSure, foreign.mapping]).toEqual([
      false,
      {
        firstName: { at: 0, part: "whole" },
        lastName: { at: 1, part: "whole" },
        email: { at: 2, part: "whole" },
        phone: { at: 3, part: "whole" },
      },
    ]);
  });

  test("for a full name are split", () => {
    const { isSure, mapping, rows } = read([
      "Name\tE-mail\tMobile",
      "Asha Kumari Verma\ta@b.co\t98765 43210",
      "Meera\tm@b.co\t9876543211",
    ]);
    expect([isSure, mapping.firstName, mapping.lastName]).toEqual([
      false,
      { at: 0, part: "first" },
      { at: 0, part: "rest" },
    ]);
    expect(rows.map(({ values }) => [values.firstName, values.lastName])).toEqual([
      ["Asha", "Kumari Verma"],
      ["Meera", ""],
    ]);
  });

  test("may be missing: columns are then recognised by their values, and rows count from 1", () => {
    const { header, isSure, rows, columns } = read([
      "m@b.co\t9876543211\tMeera Kaur\t24 hours",
      "a@b.co\t9876543210\tAsha Verma\tnever",
    ]);
    expect([header, isSure, columns.map(({ name }) => name)]).toEqual([
      -1,
      false,
      ["Column 1", "Column 2", "Column 3", "Column 4"],
    ]);
    expect(rows[0]).toEqual({
      row: 1,
      values: { firstName: "Meera", lastName: "Kaur", email: "m@b.co", phone: "9876543211", validity: "24" },
    });
  });
});

test("an empty cell of a validity column stays empty: the default is for sheets without one", () => {
  const { rows } = read(["First name,Last name,Email,Phone,Validity", "A,B,a@b.co,9876543210,"]);
  expect(rows[0]?.values.validity).toBe("");
});

test.each([
  ["Asha Verma", "Asha", "Verma"],
  ["  Asha   Kumari Verma ", "Asha", "Kumari Verma"],
  ["Ms. Asha Verma", "Asha", "Verma"],
  ["Verma, Asha", "Asha", "Verma"],
  ["Verma,", "Verma", ""],
  ["Dr", "Dr", ""],
  ["", "", ""],
])("%j is split into %j and %j", (name, first, rest) => {
  expect(nameParts(name)).toEqual({ first, rest });
});

test.each([
  ["24", "24"],
  ["48 hrs", "48"],
  ["24H", "24"],
  ["2 days", "48"],
  ["NEVER", "never"],
  ["No expiry", "never"],
  ["72", null],
  ["", null],
])("%j means the validity %j", (typed, validity) => {
  expect(plainValidity(typed)).toBe(validity);
});
