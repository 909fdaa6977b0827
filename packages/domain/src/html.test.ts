import { expect, test } from "@jest/globals";
import { escapeHtml, escapeText } from "./html.ts";

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
