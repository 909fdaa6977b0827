import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { CodeText } from "./code-text.tsx";

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
  const shown = container.querySelector("code");
  expect(shown?.innerHTML.split("<wbr>").map((piece) => piece.replace(/&gt;/g, ">"))).toEqual(pieces);
  expect(container).toHaveTextContent(`What is ${code}, then?`);
});
