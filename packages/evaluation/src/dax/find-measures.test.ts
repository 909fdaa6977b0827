import { expect, it } from "@jest/globals";
import { candidatesIn, measuresIn } from "./find-measures.ts";

const RIGHT = "DIVIDE(SUM(Sales[Amount]), CALCULATE(SUM(Sales[Amount]), ALL(Sales[Product])))";

/** Returns the expression that is graded first. */
const chosenExpression = (answer: string): string | undefined => candidatesIn(measuresIn(answer))[0]?.expression;

it.each([
  ["a bare expression", RIGHT],
  ["a name", `Share = ${RIGHT}`],
  ["the sign of Power Pivot", `Share := ${RIGHT}`],
  ["the sign alone", `=${RIGHT}`],
  ["a name on the line before", `Product Share\n= ${RIGHT}`],
  ["a name with signs", `Share of Total (%) = ${RIGHT}`],
  ["a table before the name", `Sales[Share] = ${RIGHT}`],
  ["a fence", `\`\`\`dax\nShare =\n${RIGHT}\n\`\`\`\nALL removes the filter.`],
  ["a fence without its end", `\`\`\`DAX\nShare =\n${RIGHT}`],
  ["a fence on one line", `Use \`\`\`Share = ${RIGHT}\`\`\` for this.`],
  ["single back quotes", `I would write \`Share = ${RIGHT}\` and format it as a percentage.`],
  ["a sentence before it", `The measure is: Share = ${RIGHT}`],
  ["a sentence after it on its line", `Share = ${RIGHT} This divides the product by all products.`],
  ["a dash after it", `Share = ${RIGHT} - this gives the share of each product.`],
  ["a word that is an operator after it", `Share = ${RIGHT} in the table visual.`],
  ["an apostrophe after it", `Share = ${RIGHT}\nThat's the product's share; don't forget the format.`],
  ["a list", `1. Share = ${RIGHT}\n2. Format it as %`],
  ["a call within a sentence", `I would use ${RIGHT} because ALL(Sales[Product]) drops the filter.`],
  [
    "a call in a sentence after the measure",
    `Share = ${RIGHT}\nUsing ALL(Sales) would drop every filter of the table.`,
  ],
  ["an explanation with =", `Share = ${RIGHT}\nFor Kurta = 3600 / 10450 = 34%.`],
  ["a comment before it", `// share of all products\n-- SUM(Sales[Amount]) = 5\nShare = ${RIGHT}`],
  ["a draft before it", `Share = SUM(Sales[Amount])\n\nWait, that is no share. Corrected:\n\nShare = ${RIGHT}`],
])("finds the measure with %s", (_, answer) => {
  expect(chosenExpression(answer)).toBe(RIGHT);
});

it("reads quotes and spaces that are copied from a web page", () => {
  expect(chosenExpression("YTD\u00a0=\u00a0TOTALYTD([Total Sales], ‘Calendar’[Date], “31-03”)")).toBe(
    `TOTALYTD([Total Sales], 'Calendar'[Date], "31-03")`,
  );
});

it("chooses the measure that uses the others, wherever it is", () => {
  const growth = "Growth = DIVIDE([Sales] - [LY], [LY])";
  const parts = "Sales = SUM(Sales[Amount])\nLY = CALCULATE([Sales], SAMEPERIODLASTYEAR(Calendar[Date]))";
  for (const answer of [
    `${parts}\n${growth}`,
    `${growth}\n${parts}`,
    `\`\`\`\n${parts}\n\`\`\`\nThen\n\`\`\`\n${growth}\n\`\`\``,
  ])
    expect(chosenExpression(answer)).toBe("DIVIDE([Sales] - [LY], [LY])");
});

it("keeps variables in one measure", () => {
  const answer =
    "Share =\nVAR part = SUM(Sales[Amount])\nVAR whole = CALCULATE(\n  SUM(Sales[Amount]),\n\n  ALL(Sales[Product])\n)\nRETURN\n  DIVIDE(part, whole)";
  expect(chosenExpression(answer)).toBe(answer.slice("Share =\n".length));
  expect(measuresIn(answer)).toHaveLength(1);
});

it("keeps a measure whose last line is an operand", () => {
  const answer =
    "Share =\nSUM(Sales[Amount])\n/ CALCULATE(SUM(Sales[Amount]), ALL(Sales[Product]))\n* 100\nIn short, a share.";
  expect(chosenExpression(answer)).toBe(answer.slice("Share =\n".length, answer.indexOf("\nIn short")));
});

it.each([
  ["prose", "I would use a pie chart, and in the visual choose show value as percent of total."],
  ["a commented measure", `// Share = ${RIGHT}`],
  ["a measure in a block comment", `/* Share = ${RIGHT} */`],
  ["arithmetic", "share = part / whole"],
])("finds nothing in %s", (_, answer) => {
  expect(measuresIn(answer)).toEqual([]);
});

it("reports why a measure cannot be parsed", () => {
  expect(measuresIn("Share = DIVIDE(SUM(Sales[Amount], 2")).toMatchObject([{ problem: expect.any(String) }]);
});

it.each([
  "=",
  "A = (",
  "a = b(",
  "CALCULATE(",
  "/*",
  "`",
  "```",
  '"',
  "'",
  "[",
  "- in the ",
  "VAR x = ",
  "= SUM(Sales[Amount])\n",
  "order by (desc ",
])("reads 20,000 characters of %j within the limits", (piece) => {
  expect(measuresIn(piece.repeat(20_000).slice(0, 20_000)).length).toBeLessThanOrEqual(120);
});
