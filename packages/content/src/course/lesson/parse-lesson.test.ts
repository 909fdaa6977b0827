import { expect, it } from "@jest/globals";
import { parseLesson } from "./parse-lesson.ts";

const lesson = (body: string) => parseLesson(`---\ntitle: Joins\ngoal: You can join.\n---\n${body}`);
const SHOWN = "```shown\n| n |\n| --- |\n| 12 |\n```\n";

it("splits a lesson into text, programs with their results, and checks", () => {
  const check =
    "```check\nask: How many?\noptions:\n  - {text: Two, right: true, why: Yes.}\n  - {text: One, why: No.}\n```\n";
  const run = "```run sql\ntables: [products]\n---\nSELECT COUNT(*) AS n FROM products\n```\n";
  const { title, parts, worlds } = lesson(`First *this*.\n\n${run}\n${SHOWN}\n${check}`);
  expect(title).toBe("Joins");
  expect(parts).toEqual([
    { html: "<p>First <em>this</em>.</p>\n", run: null, check: null },
    {
      html: expect.stringContaining("<td>12</td>"),
      run: { kind: "sql", program: "SELECT COUNT(*) AS n FROM products", context: [], world: 0 },
      check: null,
    },
    {
      html: "",
      run: null,
      check: {
        ask: "How many?",
        options: [
          { html: "Two", isRight: true, why: "Yes." },
          { html: "One", isRight: false, why: "No." },
        ],
      },
    },
  ]);
  expect(JSON.parse(worlds[0] as string).tables).toMatchObject([{ name: "products", rows: { length: 12 } }]);
});

it("keeps a proof for the numbers of the text, and does not show it", () => {
  expect(lesson(`Text.\n\n\`\`\`proof\nsql: SELECT 12 AS n\n\`\`\`\n${SHOWN}`).parts).toEqual([
    { html: "<p>Text.</p>\n", run: null, check: null },
  ]);
});

it.each([
  ["<b>bold</b> text", "has no HTML"],
  ["![alt](picture.png)", "has no images"],
  ["```python\nprint()\n```", "Code without a result"],
  ["# Title", "headings of level 2 and 3"],
  ["```run sql\nSELECT 1\n```", "no shown result"],
  [`\`\`\`run sql\nrows: 1\n---\nSELECT 1\n\`\`\`\n${SHOWN}`, 'no key "rows"'],
  ["```figure pie\ncaption: Shares\n```", 'no figure "pie"'],
  ["```check\nask: Which?\noptions:\n  - {text: One, why: No.}\n  - {text: Two, why: No.}\n```", "one of them right"],
])("tells the author what to mend in %j", (body, fault) => {
  expect(() => lesson(body)).toThrow(fault);
});

it("escapes what a figure shows", () => {
  const bar =
    "```figure bar\ncaption: Bars\nsql: SELECT 1\n```\n```shown\n| a | b |\n| --- | --- |\n| \\<i> | 1 |\n| x | 2 |\n```\n";
  expect(lesson(bar).parts[0]?.html).toContain("&lt;i&gt;");
});
