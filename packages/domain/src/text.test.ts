import { expect, it, test } from "@jest/globals";
import { lazy } from "./formats/lazy.ts";
import { escapeHtml, escapeText } from "./html.ts";
import { formatRupees } from "./money.ts";
import { firstNameOf } from "./templates/fill.ts";
import { capitalise, countOf, formatNumber, formatPhone, listOf, withArticle } from "./text.ts";

it("makes a value once, on the first call", () => {
  let made = 0;
  const value = lazy(() => ({ order: ++made }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

const number = new Intl.NumberFormat("en-IN");
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const AMOUNTS = [
  ...Array.from({ length: 16 }, (_, digits) => 10 ** digits - 1),
  ...Array.from({ length: 16 }, (_, digits) => 10 ** digits),
  123_456_789,
  4.6,
  1234.56,
  1_00_000.125,
];

it.each(AMOUNTS.flatMap((amount) => (amount ? [amount, -amount] : [amount])))(
  "formats %d like the locale of India",
  (amount) => {
    expect(formatNumber(amount)).toBe(number.format(amount));
    expect(formatRupees(amount)).toBe(rupees.format(amount));
  },
);

test.each([
  ["", "", ""],
  ["Asha राव", "Asha राव", "Asha राव"],
  ["R&D", "R&amp;D", "R&amp;D"],
  ["&amp;", "&amp;amp;", "&amp;amp;"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  [`" onclick='x'`, "&quot; onclick=&#39;x&#39;", `" onclick='x'`],
])("escapes %j as %j in HTML, and as %j between tags", (text, html, betweenTags) => {
  expect(escapeHtml(text)).toBe(html);
  expect(escapeText(text)).toBe(betweenTags);
});

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
