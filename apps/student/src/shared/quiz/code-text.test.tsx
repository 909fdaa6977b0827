import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { CodeText, clausesOf, OptionText } from "./code-text.tsx";

it.each([
  ["DATE(2025,6,9)", ["DATE(", "2025,", "6,", "9)"]],
  ["=SUM(A1:A9)*1.18", ["=SUM(", "A1:A9)*", "1.18"]],
  ['COUNTIF(B:B,">=100")', ["COUNTIF(", "B:B,", '">=', '100")']],
  ["NOW()", ["NOW()"]],
  ["SELECT a, b FROM t1", ["SELECT a, b FROM t1"]],
  ["x", ["x"]],
  ["the total of 1,23,456 rows", ["the total of 1,23,456 rows"]],
  ["SELECT COALESCE(a,b,0) FROM t", ["SELECT COALESCE(", "a,", "b,", "0) FROM t"]],
])("lets %s break at %j", (code, pieces) => {
  const { container } = render(<CodeText text={`What is \`${code}\`, then?`} />);
  const region = container.querySelector("code");
  expect(region?.innerHTML.split("<wbr>").map((piece) => piece.replace(/&gt;/g, ">"))).toEqual(pieces);
  expect(container).toHaveTextContent(`What is ${code}, then?`);
});

it.each([
  [
    "SELECT name FROM a LEFT JOIN b ON a.k = b.k WHERE b.k IS NULL ORDER BY name",
    ["SELECT name ", "FROM a ", "LEFT JOIN b ON a.k = b.k ", "WHERE b.k IS NULL ", "ORDER BY name"],
  ],
  [
    "SELECT id FROM a WHERE id NOT IN (SELECT id FROM b WHERE x > 1)",
    ["SELECT id ", "FROM a ", "WHERE id NOT IN (SELECT id FROM b WHERE x > 1)"],
  ],
  [
    "SELECT id FROM a INTERSECT SELECT id FROM b UNION ALL SELECT id FROM c",
    ["SELECT id ", "FROM a ", "INTERSECT ", "SELECT id ", "FROM b ", "UNION ALL ", "SELECT id ", "FROM c"],
  ],
  ["UPDATE t SET a = 1", ["UPDATE t ", "SET a = 1"]],
  ["SELECT fromage, wherever", ["SELECT fromage, wherever"]],
])("gives each clause of %s a line", (statement, clauses) => {
  expect(clausesOf(statement)).toEqual(clauses);
});

it("shows a long statement as a block, in a question and as an option, with unchanged text", () => {
  const statement = "SELECT city, SUM(amount) FROM orders GROUP BY city";
  const { container } = render(
    <>
      <p>
        <CodeText text={`What does \`${statement}\` return?`} />
      </p>
      <OptionText text={statement} />
    </>,
  );
  const blocks = [...container.querySelectorAll("code")];
  expect(blocks.map(({ textContent }) => textContent)).toEqual([statement, statement]);
  expect(blocks.map((block) => block.querySelectorAll("br").length)).toEqual([2, 2]);
});

it("shows any long code of a text as a block", () => {
  const code = 'Application.WorksheetFunction.SumIf(Range("A:A"), "West", Range("C:C"))';
  const { container } = render(<CodeText text={`What is \`${code}\`?`} />);
  expect(container.querySelector("code")).toHaveTextContent(code);
  expect(container.querySelector(".visually-hidden")).toHaveTextContent("?");
});

it("hides a punctuation mark that would be alone below a block", () => {
  const { container } = render(<CodeText text="Which is quick: `SELECT a, b, c FROM t WHERE a = 1 ORDER BY b`?" />);
  expect(container.querySelector(".visually-hidden")).toHaveTextContent("?");
});
