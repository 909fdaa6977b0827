import { expect, test } from "@jest/globals";
import { findInterviewQuestion } from "../load.ts";
import type { InterviewQuestion, ValueGroup } from "../question.ts";
import { valueFaults } from "./value-faults.ts";

const question = findInterviewQuestion("sql-loyal-customers") as InterviewQuestion;
const fruits = ["pear", "plum", "fig", "lime", "date"].map((fruit) => [fruit]);
const faultsWith = (group: ValueGroup, prompt = "Count the apples of each stall.") =>
  valueFaults({ ...question, prompt, values: [group] }).map(({ fault }) => fault);

test.each<[string[], ValueGroup]>([
  [[], { from: ["apples"], to: fruits }],
  [["apples: a choice has more or fewer values"], { from: ["apples"], to: [...fruits, ["pears", "plums"]] }],
  [["cherries does not occur"], { from: ["cherries"], to: fruits }],
  [["rows is the name of a field", "rows occurs already"], { from: ["apples"], to: [...fruits, ["rows"]] }],
  [["stall occurs already"], { from: ["apples"], to: [...fruits, ["stall"]] }],
  [["there are 3 variations, 6 are needed"], { from: ["apples"], to: fruits.slice(0, 2) }],
])("%j", (faults, group) => {
  expect(faultsWith(group)).toEqual(faults);
});

test("words can be swapped, and a number can be a part of a longer one", () => {
  const swap: ValueGroup = {
    from: ["highest", "lowest"],
    to: [["lowest", "highest"], ...fruits.map(([a]) => [a ?? "", "x"])],
  };
  expect(faultsWith(swap, "The highest and the lowest.")).toEqual([]);
  const number: ValueGroup = { from: ["5"], to: [["2 million"], ...fruits] };
  expect(faultsWith(number, "The 5 largest of 1.2 million.")).toEqual([]);
});
