import { expect, test } from "@jest/globals";
import { isProgram } from "./program.ts";

test.each([
  ["sql", "SELECT city FROM sales", true],
  ["SQL", "  with last as (\n SELECT 1) select * from last", true],
  ["sql", "-- the newest first\nSELECT 1", true],
  ["excel", "=SUM(A2:A9)", true],
  ["power-bi", "Large Lines =\nSUM(Lines[Value])", true],
  ["Power BI", "```\nShare := DIVIDE([A], [B])\n```", true],
  ["vba", "Private Sub Worksheet_Change(ByVal Target As Range)", true],
  ["vba", "Option Explicit\n\nSub Fill()", true],
  ["power-bi", "We create a parameter for start date and end date, and filter the sales table with it.", false],
  ["Power BI", "With the direct relationship, the targets are filtered as they should be.", false],
  ["excel", "I turn the list into a table.", false],
  ["sql", "", false],
  ["Case", "Revenue = price times volume.", false],
  ["behavioural", "Select the people first.", false],
])("%s: %j is a program: %s", (topic, answer, is) => {
  expect(isProgram(topic, answer)).toBe(is);
});
