import { describe, expect, it, test } from "@jest/globals";
import { candidateFormulas } from "../grade.ts";
import { formulasIn } from "./find-formulas.ts";

const formulasOf = (answer: string) => formulasIn(answer).map(({ formula }) => formula);

describe("finds a formula", () => {
  test.each([
    ["=SUM(A1:A3)\nSUM takes a range.", "=SUM(A1:A3)"],
    ["In cell H1 type =SUM(A1:A3) and press Enter.", "=SUM(A1:A3)"],
    ["FORMULA: =SUM(A1:A3)", "=SUM(A1:A3)"],
    ["F2: =A2*(A2>=50000)*2%", "=A2*(A2>=50000)*2%"],
    ["```excel\n=SORT(UNIQUE(C2:C9))\n```", "=SORT(UNIQUE(C2:C9))"],
    ['Use `=TEXTAFTER(A2,"@")`.', '=TEXTAFTER(A2,"@")'],
    ["**=SUM(A1:A3)**", "=SUM(A1:A3)"],
    ["{=SUM(B2:B9*C2:C9)}", "=SUM(B2:B9*C2:C9)"],
    ["'=SUM(A1:A3)", "=SUM(A1:A3)"],
    ["=+SUM(A1:A3)", "=+SUM(A1:A3)"],
    ["=SUM(A1:A3) - it adds the amounts", "=SUM(A1:A3)"],
    ["=SUM(A1:A3)/COUNT(A1:A3), because I count all", "=SUM(A1:A3)/COUNT(A1:A3)"],
    ["=IF(A1>1,\n   SUM(B1:B2),\n   0)\nThat is all.", "=IF(A1>1,\n   SUM(B1:B2),\n   0)"],
    ['="FY"&YEAR(A2)\n&"-"&1', '="FY"&YEAR(A2)\n&"-"&1'],
    ['=COUNTIF(A2:A9,"x = y (z")', '=COUNTIF(A2:A9,"x = y (z")'],
    ["=SUM(Sales[Amount]) adds it up", "=SUM(Sales[Amount])"],
    ["='My Data'!A1*2 is it", "='My Data'!A1*2"],
    ["=SUM(A1:A3", "=SUM(A1:A3"],
    ["==SUM(A1:A3)", "=SUM(A1:A3)"],
    ["> =SUM(A1:A3)", "=SUM(A1:A3)"],
    [">=A1*SUM(A1:A3)", "=A1*SUM(A1:A3)"],
    ["<code>=A1*SUM(A1:A3)</code>", "=A1*SUM(A1:A3)"],
    ["[=SUM(A1:A3)]", "=SUM(A1:A3)"],
    ["=XLOOKUP(A2,A:A,B:B) XLOOKUP(B2,1:1,C:C)", "=XLOOKUP(A2,A:A,B:B) XLOOKUP(B2,1:1,C:C)"],
  ])("%j", (answer, formula) => expect(formulasOf(answer)).toEqual([formula]));

  test.each([
    ["SUMIFS(D2:D9,B2:B9,F1)", "SUMIFS(D2:D9,B2:B9,F1)"],
    ["I would use A2*IF(A2>5,1,2) there", "A2*IF(A2>5,1,2)"],
    ['Formula: "FY"&YEAR(A2)', '"FY"&YEAR(A2)'],
    ["+A2*IF(A2>5,1,2)", "+A2*IF(A2>5,1,2)"],
    ["A2*(A2>=50000)*2%", "A2*(A2>=50000)*2%"],
  ])("without an equals sign: %j", (answer, formula) => expect(formulasOf(answer)).toEqual([formula]));

  test.each([
    "I would make a pivot table (with the region).",
    "When A2 = 50000 the rate is 2%.",
    "Use the SUMIFS function (see Help).",
    "a = b, and 5 = 5",
    "Where rate: x*SUM(A1:A3) is meant",
    "",
  ])("but none in prose: %j", (answer) => expect(formulasOf(answer)).toEqual([]));

  test.each([
    ["=SUMIFS(D2:D9;B2:B9;F1)", "=SUMIFS(D2:D9,B2:B9,F1)"],
    ["=A2*IF(A2>=200000;0,06;0,5)", "=A2*IF(A2>=200000,0.06,0.5)"],
    ["=A2*LOOKUP(A2;{0\\50000};{0;1})", "=A2*LOOKUP(A2,{0,50000},{0;1})"],
    ["=A2*LOOKUP(A2,{0;50000},{0;2})", "=A2*LOOKUP(A2,{0;50000},{0;2})"],
    ["=COUNTIF(A1:A2,“a;b”)", '=COUNTIF(A1:A2,"a;b")'],
    ["=SUM(A1:A3)\u00a0+ 1", "=SUM(A1:A3) + 1"],
    ["=A1 – A2", "=A1 - A2"],
  ])("and replaces its separators and quotes by those of Excel: %j", (answer, formula) =>
    expect(formulasOf(answer)).toEqual([formula]),
  );

  it("quotes the answer as it was typed", () => {
    const answer = "Here: =COUNTIF(A1:A9,“Unpaid”).";
    expect(formulasIn(answer)[0]?.quote).toEqual({ start: 6, end: 30, text: "=COUNTIF(A1:A9,“Unpaid”)" });
  });
});

describe("chooses among the formulas of an answer", () => {
  const PROMPT = "Write a formula, and say why AVERAGE(B2:B13) is wrong.";
  const candidatesOf = (answer: string) => candidateFormulas(answer, PROMPT).map(({ formula }) => formula);

  test.each([
    [
      "the last one first: a draft, then its correction",
      "=SUM(A1:A2), no: =SUM(A1:A3)",
      ["=SUM(A1:A3)", "=SUM(A1:A2)"],
    ],
    ["not one that the question names", "=SUM(C1:C3)/3. =AVERAGE(B2:B13) counts months alike.", ["=SUM(C1:C3)/3"]],
    ["not a part that explains it", "=SORT(UNIQUE(C2:C9))\n=UNIQUE(C2:C9) drops repeats.", ["=SORT(UNIQUE(C2:C9))"]],
    ["not one that words before it reject", "=SUM(A1:A3). I would not use =MAX(A1:A3).", ["=SUM(A1:A3)"]],
    ["not one that words after it reject", "=SUM(A1:A3). =MAX(A1:A3) would be wrong here.", ["=SUM(A1:A3)"]],
    ["a rejected one if there is no other", "=MAX(A1:A3) is wrong for ties.", ["=MAX(A1:A3)"]],
  ])("%s", (_, answer, formulas) => expect(candidatesOf(answer)).toEqual(formulas));
});
