import { afterEach, expect, jest, test } from "@jest/globals";
import { insertAllowed, readFrom, withBoldHeadings } from "./editable.ts";

const inserted: string[] = [];
document.execCommand = jest.fn((_: string, __?: boolean, html?: string) => inserted.push(html ?? "") > 0);
afterEach(() => void inserted.splice(0));

function paste(html: string) {
  insertAllowed({ getData: (kind: string) => (kind === "text/html" ? html : "") } as DataTransfer);
  return inserted.at(-1);
}

test.each([
  [
    "a table of Word with paragraphs in its cells",
    "<table><tbody><tr><td><p class=MsoNormal>Years</p></td><td><p>2</p></td></tr><tr><td><b>SQL</b></td><td></td></tr></tbody></table><h2>Heading</h2>x",
    "<p>Years , 2 </p><p><strong>SQL</strong></p><p><strong>Heading</strong></p>x",
  ],
  [
    "cells of a sheet",
    "<table><colgroup><col></colgroup><tr><td>Years</td><td>2</td></tr><tr><td>Pay</td><td>6</td></tr></table>",
    "<p>Years, 2</p><p>Pay, 6</p>",
  ],
  ["a heading over a text", "<h1>What you do</h1><p>Reports</p>", "<p><strong>What you do</strong></p><p>Reports</p>"],
  ["lines in divs", "<div>one</div><div>two</div>", "<p>one</p><p>two</p>"],
  ["part of a line", "<span>part of a <b>line</b></span>", "part of a <strong>line</strong>"],
])("pastes %s with separate words", (_, html, kept) => {
  expect(paste(html)).toBe(kept);
});

test("reads a table that the browser itself inserted into the editor", () => {
  const element = document.createElement("div");
  element.innerHTML = "<table><tr><td>Years</td><td>2</td></tr></table>";
  expect(readFrom(element)).toBe("<p>Years, 2</p>");
});

test("converts headings to bold lines for the editor, without nested bold", () => {
  expect(withBoldHeadings("<h2>Role</h2><p>Reports</p><h3><b>Skills</b></h3>")).toBe(
    "<h2><strong>Role</strong></h2><p>Reports</p><h3><b>Skills</b></h3>",
  );
});
