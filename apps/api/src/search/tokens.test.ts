import { expect, test } from "@jest/globals";
import { queryWordsOf, wordsOf } from "./tokens.ts";

test.each<[string, string[]]>([
  ["Senior Data Analyst", ["senior", "data", "analyst"]],
  ["Data analyst, DATA desk", ["data", "analyst", "desk"]],
  ["C++ / C# and Node.js", ["c++", "c#", "and", "node.js"]],
  ["Pune, Maharashtra.", ["pune", "maharashtra"]],
  ["डेटा विश्लेषक", ["डेटा", "विश्लेषक"]],
  ["Ｐｏｗｅｒ ＢＩ", ["power", "bi"]],
  ["!!! --- '", []],
  ["", []],
  ["x".repeat(61), []],
])("splits %j into the words %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("uses the first eight words of a query", () => {
  expect(queryWordsOf("a b c d e f g h i j")).toHaveLength(8);
});
