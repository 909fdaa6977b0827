import { expect, it } from "@jest/globals";
import { plainText, preview, richTextOf } from "./plain-text.ts";

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
