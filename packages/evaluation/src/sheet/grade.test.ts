import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { describe, expect, it, test } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());

function question(name: string) {
  const testQuestion = findInterviewQuestion(`excel-${name}`);
  if (!testQuestion) throw new Error(name);
  return testQuestion;
}
const grade = (name: string, answer: string) => evaluator.evaluate(question(name), answer);

describe("a right formula", () => {
  test.each([
    ["sumifs-region-product", "=SUMIFS(D:D,B:B,F1,C:C,G1)"],
    ["sumifs-region-product", "=SUMPRODUCT(--(B2:B500=F1),--(C2:C500=G1),D2:D500)"],
    ["sumifs-region-product", "=SUM(IF((B2:B500=F1)*(C2:C500=G1),D2:D500))"],
    ["sumifs-region-product", "=SUMIFS(Sales[Amount],Sales[Region],F1,Sales[Product],G1)"],
    ["sumifs-region-product", "=SUMIFS(Table1[Amount],Table1[Region],F1,Table1[Product],G1)"],
    ["lookup-price", '=IFERROR(INDEX(Prices!C:C,MATCH(A2,Prices!A:A,0)),"Not found")'],
    ["lookup-price", '=IFERROR(LOOKUP(2,1/(Prices!A2:A200=A2),Prices!C2:C200),"Not found")'],
    ["countifs-overdue", '=COUNTIFS(A2:A400,">=1-Apr-2025",A2:A400,"<=30-Apr-2025",B2:B400,"Unpaid")'],
    ["countifs-overdue", '=COUNTIFS(A2:A400,">=01/04/2025",A2:A400,"<=30/04/2025",B2:B400,"Unpaid")'],
    ["countifs-overdue", '=COUNTIFS(A2:A400,">=4/1/2025",A2:A400,"<=4/30/2025",B2:B400,"Unpaid")'],
    ["countifs-overdue", '=SUMPRODUCT((TEXT(A2:A400,"yyyymm")="202504")*(B2:B400="Unpaid"))'],
    ["email-domain", '=TRIM(RIGHT(SUBSTITUTE(Sheet1!A2,"@",REPT(" ",100)),100))'],
    ["email-domain", '=REGEXEXTRACT(A2,"[^@]+$")'],
    ["dynamic-product-list", "=LET(p,FILTER(C2:C500,B2:B500=F1),SORT(UNIQUE(p)))"],
    ["commission-slabs", "=A2*((A2>=50000)+(A2>=100000)+(A2>=200000))*2%"],
    ["commission-slabs", "=ROUND(A2*LOOKUP(A2,{0,50000,100000,200000},{0,0.02,0.04,0.06}),2)"],
    ["rate-of-zone-and-month", "=SUMPRODUCT((A2:A40=P1)*(B1:M1=P2)*B2:M40)"],
    ["financial-year-label", '=TEXT(EDATE(A2,-3),"\\F\\Yyyyy")&TEXT(EDATE(A2,9),"-yy")'],
    ["five-largest-dues", "=INDEX(SORTBY(A2:B300,B2:B300,-1),SEQUENCE(5),{1,2})"],
  ])("for %s: %s", async (name, formula) => {
    expect(await grade(name, formula)).toMatchObject({ score: 10, confidence: 0.95, flags: [] });
  });

  it("loses the points for missing words that the question asks for", async () => {
    const formula = "=SUMPRODUCT(B2:B13,C2:C13)/SUM(C2:C13)";
    expect((await grade("weighted-average", formula)).score).toBe(7);
    const fullAnswer = `${formula}\nAVERAGE gives every month the same weight although the orders differ.`;
    expect((await grade("weighted-average", fullAnswer)).score).toBe(10);
  });

  it("loses a point for other capital letters", async () => {
    const result = await grade("lookup-price", '=XLOOKUP(A2,Prices!A2:A200,Prices!C2:C200,"Not Found")');
    expect(result).toMatchObject({ score: 9, flags: [] });
    expect(result.feedback.missing).toEqual([
      "The result has capital or small letters that the question did not ask for.",
    ]);
  });
});

describe("a wrong formula", () => {
  test.each([
    ["countifs-overdue", '=SUMPRODUCT((MONTH(A2:A400)=4)*(B2:B400="Unpaid"))', 4],
    ["sumifs-region-product", "=SUMIFS(D2:D499,B2:B499,F1,C2:C499,G1)", 5],
    ["sumifs-region-product", "=SUM(FILTER(D2:D500,(B2:B500=F1)*(C2:C500=G1)))", 6],
    ["sumifs-region-product", "=SUMIFS(D2:D500,B2:B400,F1,C2:C500,G1)", 4],
    ["lookup-price", "=XLOOKUP(A2,Prices!A2:A200,Prices!C2:C200)", 6],
    ["commission-slabs", "=A2*IF(A2>200000,6%,IF(A2>100000,4%,IF(A2>50000,2%,0)))", 5],
    ["dynamic-product-list", "=TRANSPOSE(SORT(UNIQUE(FILTER(C2:C500,B2:B500=F1))))", 4],
    ["five-largest-dues", "=SUM(B2:B300)", 1],
  ])("for %s: %s", async (name, formula, limit) => {
    const result = await grade(name, formula);
    expect(result.score).toBeLessThanOrEqual(limit);
    expect(result).toMatchObject({ confidence: 0.65, flags: [] });
  });

  it("shows the smallest part of the data on which it is wrong", async () => {
    const answer = '=SUMPRODUCT((MONTH(A2:A400)=4)*(B2:B400="Unpaid"))';
    const [run] = (await grade("countifs-overdue", answer)).evidence;
    expect(run?.note).toBe(
      "The formula runs, but it goes wrong when April of other years has unpaid invoices too: 1 expected, 3 found.",
    );
    expect(run?.counterexample).toEqual({
      about: "April of other years has unpaid invoices too",
      tables: [
        {
          role: "given",
          name: "Invoices",
          columns: ["A", "B"],
          headers: ["1", "2", "3", "4"],
          rows: [
            ["Due", "Status"],
            ["2024-04-15", "Unpaid"],
            ["2025-04-15", "Unpaid"],
            ["2026-04-15", "Unpaid"],
          ],
          marked: [],
          more: 0,
        },
        { role: "expected", name: "", columns: ["D"], headers: ["2"], rows: [[1]], marked: [[0, 0]], more: 0 },
        { role: "found", name: "", columns: ["D"], headers: ["2"], rows: [[3]], marked: [[0, 0]], more: 0 },
      ],
    });
  });

  it("shows the cells that the question names, and only columns that matter", async () => {
    const answer = "=INDEX(B2:M40,MATCH(P1,A2:A40,0),MATCH(P2,A1:M1,0))";
    const [run] = (await grade("rate-of-zone-and-month", answer)).evidence;
    const [given] = run?.counterexample?.tables ?? [];
    expect(given?.columns).toContain("P");
    expect(given?.rows).toContainEqual(expect.arrayContaining(["Oct"]));
    expect(given?.columns.length).toBeLessThan(8);
  });

  test.each([
    ["five-largest-dues", "=LARGE(B2:B300,SEQUENCE(5))", "2 columns expected, 1 found."],
    ["five-largest-dues", "=SORT(A2:B300,2,-1)", "5 rows of 2 cells expected, 299 found."],
    ["dynamic-product-list", "=VLOOKUP(F1,B2:C500,2,FALSE)", "3 rows expected, “Kurta” found."],
    ["email-domain", '=TEXTSPLIT(A2,,"@")', "one cell expected, 2 rows found."],
    ["lookup-price", "=VLOOKUP(A2,Prices!A2:C200,3,FALSE)", "“Not found” expected, #N/A found."],
  ])("says for %s and %s: %s", async (name, formula, ends) => {
    const { evidence } = await grade(name, formula);
    expect(evidence[0]?.note.endsWith(`: ${ends}`)).toBe(true);
  });

  it("marks the cells of a list that differ", async () => {
    const [run] = (await grade("five-largest-dues", "=SORT(TAKE(A2:B300,5),2,-1)")).evidence;
    const [, , testQuestion] = run?.counterexample?.tables ?? [];
    expect(testQuestion).toMatchObject({ role: "found", columns: ["D", "E"], headers: ["2", "3", "4", "5", "6"] });
    expect(testQuestion?.marked.length).toBeGreaterThan(0);
  });
});

describe("an answer", () => {
  const right = "=SUMIFS(D2:D500,B2:B500,F1,C2:C500,G1)";
  const wrong = "=SUMIFS(D2:D500,B2:B500,F1)";

  test.each([
    ["with a correction is graded by it", `${wrong}\nNo, the product is missing: ${right}`, 10],
    ["with a correction that is wrong is graded by it", `${right}\nBetter: ${wrong}`, 4],
    [
      "with an alternative that does not run is graded by the formula before it",
      `${right} or =QUERY(A2:D500,"select D")`,
      10,
    ],
    ["with a result instead of a range", "=SUMIF(B2:B500&C2:C500,F1&G1,D2:D500)", 5],
    ["with a formula that Excel does not have", '=QUERY(A2:D500,"select sum(D)")', 0],
    ["without a closing bracket", "=SUMIFS(D2:D500,B2:B500,F1,C2:C500,G1", 5],
    ["in words alone", "I sum up column D with SUMIFS for the region in F1 and the product in G1.", 3],
  ])("%s", async (_, answer, limit) => {
    const { score } = await grade("sumifs-region-product", answer);
    expect(score).toBeLessThanOrEqual(limit);
    if (limit === 10) expect(score).toBe(10);
  });

  test.each([
    ["commission-slabs", "E2:F5 holds 0 0%, 50000 2%, 100000 4%, 200000 6%.\n=A2*VLOOKUP(A2,$E$2:$F$5,2,TRUE)"],
    ["weighted-average", "Put =B2*C2 in D2 and fill down, then =SUM(D2:D13)/SUM(C2:C13)."],
    ["email-domain", '=FILTERXML("<a><b>"&SUBSTITUTE(A2,"@","</b><b>")&"</b></a>","//b[2]")'],
  ])("for %s that cannot be run is not called wrong: %s", async (name, answer) => {
    const result = await grade(name, answer);
    expect(result).toMatchObject({ confidence: 0.4, flags: ["engine_unsupported"] });
    expect(result.score).toBeLessThanOrEqual(7);
  });
});

describe("a formula that would run very long or is malformed", () => {
  test.each([
    `=${"IF(A2>1,1,".repeat(1_800)}0${")".repeat(1_800)}`,
    `=${"(".repeat(9_000)}`,
    `=${"-".repeat(9_000)}1`,
    `=A2${"+A2".repeat(6_000)}`,
    "=SUMPRODUCT((A:A=A:A)*(B:B=B:B)*(C:C=C:C))",
    "=SUMPRODUCT((A1:A1048576=1)*(B1:B1048576=1))",
    "=SEQUENCE(1000000)",
    "=LET(f,LAMBDA(f,n,f(f,n+1)),f(f,A2))",
    '=REPT(REPT("a",30000),30000)',
    "=H1+D2",
    "=K2*2%",
    `=SUM(${"A2,".repeat(6_000)}A2)`,
    '="="&A2&"'.repeat(2_000),
    " =[".repeat(6_000),
    " ='a".repeat(4_000),
    "=A2 ".repeat(5_000),
    "SUM(A2".repeat(3_000),
    `${"a".repeat(19_990)}(A2)`,
    `=${'"'.repeat(19_000)}`,
    `={${"1,".repeat(9_000)}1}*A2`,
    `=A2*${"9".repeat(19_000)}`,
    '=INDIRECT("A"&REPT("1",400))+A2',
  ])("is graded: %#", async (formula) => {
    for (const name of ["sumifs-region-product", "commission-slabs"]) {
      const { score } = await grade(name, formula.slice(0, MAX_ANSWER));
      expect(score).toBeLessThan(5);
    }
  });
});
