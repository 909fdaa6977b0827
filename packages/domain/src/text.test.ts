import { expect, it } from "@jest/globals";
import { plainText, preview, richTextOf } from "./text.ts";

it.each(["Reports & <b>, \"quoted\" and 'so'", "", "₹ 6 lakh – हिन्दी"])("%j survives as rich text", (text) => {
  expect(plainText(richTextOf(text))).toBe(text);
  expect(richTextOf(text)).not.toMatch(/<(?!\/?p>)/);
});

it("bold words touch the mark behind them, paragraphs stay apart", () => {
  expect(plainText('<p>Excel, <strong>SQL</strong>. <a href="https://a.b">Un</a>broken</p><p>Next</p>')).toBe(
    "Excel, SQL. Unbroken Next",
  );
});

it("a preview of a preview is the same", () => {
  const long = preview(`<p>${Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ")}</p>`);
  expect(long.split(" ")).toHaveLength(20);
  expect(preview(richTextOf(long))).toBe(long);
});
