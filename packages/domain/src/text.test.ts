import { expect, it } from "@jest/globals";
import { firstNameOf } from "./templates/fill.ts";
import { capitalise, countOf, formatPhone, listOf, withArticle } from "./text.ts";

it.each([
  ["9876543210", "+91 98765 43210"],
  ["98765432101", "98765432101"],
  ["x9876543210", "x9876543210"],
  ["987654321", "987654321"],
  ["", ""],
])("formats the phone %j as %j", (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});

it("counts with the right singular and plural", () => {
  expect([countOf(1, "answer"), countOf(0, "answer"), countOf(3, "answer")]).toEqual([
    "1 answer",
    "0 answers",
    "3 answers",
  ]);
  expect([countOf(1, "entry", "entries"), countOf(2, "entry", "entries")]).toEqual(["1 entry", "2 entries"]);
});

it("starts with a capital letter", () => {
  expect([capitalise("just now"), capitalise("é"), capitalise("A"), capitalise("")]).toEqual([
    "Just now",
    "É",
    "A",
    "",
  ]);
});

it.each([
  ["Meera Nair", "Meera"],
  ["Zoya", "Zoya"],
  ["Dr. Asha Rao", "Asha"],
  ["A. P. J. Asha Verma", "Asha"],
  ["S Ravi", "Ravi"],
  ["D.Y. Rao", "Rao"],
  ["K", "K"],
  ["अशा वर्मा", "अशा"],
])("greets %s as %s in a mail", (fullName, name) => {
  expect(firstNameOf(fullName)).toBe(name);
});

it.each([
  [[], ""],
  [["SQL"], "SQL"],
  [["SQL", "Excel"], "SQL and Excel"],
  [["SQL", "Excel", "VBA"], "SQL, Excel and VBA"],
])("lists %j as %j", (items, text) => {
  expect(listOf(items)).toBe(text);
});

it("greets a name with spaces in and around it by its first word", () => {
  expect(firstNameOf("  Dr.   Meera   Nair ")).toBe("Meera");
  expect(firstNameOf("A. B.")).toBe("A. B.");
});

it.each([
  ["Junior Data Analyst", "a Junior Data Analyst"],
  ["Operations Analyst", "an Operations Analyst"],
  ["MIS Executive", "an MIS Executive"],
  ["SQL Developer", "an SQL Developer"],
  ["UX Writer", "a UX Writer"],
])("gives %s its article: %s", (noun, text) => {
  expect(withArticle(noun)).toBe(text);
});
