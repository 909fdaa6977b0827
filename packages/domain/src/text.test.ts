import { expect, it } from "@jest/globals";
import { firstNameOf } from "./templates/first-name.ts";
import { capitalise, countOf, formatPhone, listOf, plainText, preview, richTextOf, withArticle } from "./text.ts";

it.each(["Reports & <b>, \"quoted\" and 'so'", "", "₹ 6 lakh – हिन्दी"])("keeps %j unchanged as rich text", (text) => {
  expect(plainText(richTextOf(text))).toBe(text);
  expect(richTextOf(text)).not.toMatch(/<(?!\/?p>)/);
});

it("joins bold words with the punctuation after them, and separates paragraphs", () => {
  expect(plainText('<p>Excel, <strong>SQL</strong>. <a href="https://a.b">Un</a>broken</p><p>Next</p>')).toBe(
    "Excel, SQL. Unbroken Next",
  );
});

it("makes the same preview from a preview", () => {
  const long = preview(`<p>${Array.from({ length: 40 }, (_, index) => `w${index}`).join(" ")}</p>`);
  expect(long.split(" ")).toHaveLength(20);
  expect(preview(richTextOf(long))).toBe(long);
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");

it.each([
  ["exactly 20 words are all there, with their last mark", `<p>${words(20)}.</p>`, `${words(20)}.`],
  ["of 21 words the first 20 are there", `<p>${words(21)}</p>`, `${words(20)}…`],
  ["an ellipsis follows no other mark", `<p>${words(19)} end,;: more</p>`, `${words(19)} end…`],
  ["an ellipsis follows no dash", `<p>${words(18)} end – more words</p>`, `${words(18)} end…`],
  ["one word is itself", "<p>Excel</p>", "Excel"],
  ["no text is empty", "", ""],
])("%s", (_, html, text) => {
  expect(preview(html)).toBe(text);
});

it("removes at most 40 punctuation marks from the end, so that a long row of them takes no time", () => {
  const marks = "!".repeat(100);
  expect(preview(`<p>a${marks} b</p>`, 1)).toBe(`a${"!".repeat(60)}…`);
});

it("cuts after the given number of words", () => {
  expect(preview("<p>one two three</p>", 2)).toBe("one two…");
  expect(preview("<p>one two three</p>", 3)).toBe("one two three");
});

it.each([
  ["<P CLASS='x'>a</P>", "a"],
  ["a<br>b", "a b"],
  ["a&nbsp;b &amp;amp; c", "a b &amp; c"],
  ["&lt;b&gt; &quot;q&quot; &#39;s&#39;", `<b> "q" 's'`],
  ["&euro;5", "&euro;5"],
  ["S<em>Q</em>L <code class=x>q</code><u>r</u>", "SQL qr"],
  ["a <a\nhref='x'>link</a>.", "a link."],
  ["  a \n\t b  ", "a b"],
  ["1 < 2 and 3 > 2", "1 2"],
])("extracts from %j the text %j", (html, text) => {
  expect(plainText(html)).toBe(text);
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
