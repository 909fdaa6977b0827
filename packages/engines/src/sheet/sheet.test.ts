import { describe, expect, test } from "@jest/globals";
import { outcomeOf, resultOf, sheetOf } from "./testing/run.ts";

const fault = (kind: string, message: string, column?: number) => ({
  error: {
    kind,
    message: expect.stringContaining(message),
    ...(column === undefined ? {} : { at: { line: 1, column, length: expect.any(Number) } }),
  },
});

describe("operators", () => {
  test.each([
    ["=-2^2", 4],
    ["=2^3^2", 64],
    ["=2+3*4", 14],
    ["=(2+3)*4", 20],
    ["=10%", 0.1],
    ["=200*10%", 20],
    ["=-50%^2", 0.25],
    ['="a"&1+1', "a2"],
    ["=1=1=TRUE", true],
    ['="abc"="ABC"', true],
    ['="b">"A"', true],
    ['="1"=1', false],
    ['="12"*5', 60],
    ['="x"*5', "#VALUE!"],
    ["=TRUE+1", 2],
    ['=TRUE>"zzz"', true],
    ["=0.1+0.2=0.3", true],
    ['=1/3&""', "0.333333333333333"],
    ['=1E+20&""', "1E+20"],
    ["=#REF!+1", "#REF!"],
    [
      "={1,2}+{10;20}",
      [
        [11, 12],
        [21, 22],
      ],
    ],
    ["={1,2,3}+{10,20}", [[11, 22, "#N/A"]]],
    ["=--TRUE", 1],
  ])("%s", (formula, result) => expect(resultOf(formula)).toEqual(result));
});

describe("references", () => {
  const data = sheetOf([
    [1, 10, "=A1+B1"],
    [2, 20, "=C1*2"],
    [null, null, "=D3"],
  ]);
  const other = sheetOf([[5]], "My Data");

  test("read cells, other sheets, names, and an empty cell", () => {
    expect(resultOf("=$A$1+B2", [data])).toBe(21);
    expect(resultOf("='My Data'!A1*2", [data, other])).toBe(10);
    expect(resultOf("=Rate*2", [data], "Z1", { Rate: "0.18" })).toBe(0.36);
    expect(resultOf("=SUM(Amounts)", [data], "Z1", { Amounts: "Sheet1!$A$1:$B$2" })).toBe(33);
    expect(resultOf("=A9", [data])).toBe(0);
    expect(resultOf('=A9=""', [data])).toBe(true);
    expect(resultOf("=Nowhere!A1", [data])).toBe("#REF!");
  });

  test("calculate formulas of other cells", () => {
    expect(resultOf("=C2", [data])).toBe(22);
    expect(resultOf("=SUM(C1:C3)", [data])).toBe(33);
  });

  test("report a circular reference with its cell", () => {
    expect(outcomeOf("=A1", [sheetOf([["=B1", "=A1"]])])).toEqual(fault("runtime", "circular"));
    expect(outcomeOf("=SUM(A1:C1)", [sheetOf([[1, 2]])], "C1")).toEqual(fault("runtime", "circular"));
  });

  test("extend whole columns and rows to the last content", () => {
    expect(resultOf("=SUM(A:B)", [data])).toBe(33);
    expect(resultOf("=SUM(1:1)", [data])).toBe(22);
    expect(resultOf('=COUNTIFS(A:A,">1",B:B,">5")', [data])).toBe(1);
  });

  test("@ returns the cell in the formula's row", () => {
    expect(resultOf("=@A1:A2*10", [data], "D2")).toBe(20);
    expect(resultOf("=@A1:A2", [data], "D9")).toBe("#VALUE!");
  });

  test("read a spilled range with #", () => {
    expect(resultOf("=SUM(A1#)", [sheetOf([["=SEQUENCE(3)"]])])).toBe(6);
  });
});

describe("tables", () => {
  const orders = sheetOf(
    [
      ["Region", "Net amount", "Tax", "Gross"],
      ["North", 100, 18, null],
      ["South", 50, 9, null],
    ],
    "Sheet1",
    [{ name: "Orders", range: "A1:D3" }],
  );
  test.each([
    ["=SUM(Orders[Net amount])", "Z9", 150],
    ["=SUM(orders[[Net amount]:[Tax]])", "Z9", 177],
    ["=COUNTA(Orders)", "Z9", 6],
    ["=ROWS(Orders[#All])", "Z9", 3],
    ["=INDEX(Orders[#Headers],2)", "Z9", "Net amount"],
    ["=Orders[[#Headers],[Tax]]", "Z9", "Tax"],
    ["=Orders[@Tax]*2", "D3", 18],
    ["=[@[Net amount]]+[@Tax]", "D2", 118],
    ["=Orders[[#This Row],[Tax]]", "D2", 18],
    ["=SUM(Orders[Nothing])", "Z9", "#REF!"],
    ["=Orders[@Tax]", "D9", "#REF!"],
  ])("%s in %s", (formula, address, result) => expect(resultOf(formula, [orders], address)).toEqual(result));
});

test("a function called for each of many rows releases the cells of the previous row", () => {
  const rows = Array.from({ length: 499 }, (_, index) => [index % 2 === 0 ? "West" : "East", index]);
  const sum = `=REDUCE(0,SEQUENCE(499),LAMBDA(a,i,a+IF(INDEX(A1:A499,i)="West",INDEX(B1:B499,i),0)))`;
  expect(resultOf(sum, [sheetOf(rows)])).toBe(62_250);
});

describe("refuses what Excel refuses", () => {
  test.each([
    ["=SUM(1,2", "syntax", "closing )", 9],
    ["=1+", "syntax", "ends too early", 4],
    ['="abc', "syntax", "quotation mark", 2],
    ["=)", "syntax", ") cannot be here", 2],
    ["=IF(1)", "syntax", "too few", 2],
    ["=ABS(1,2)", "syntax", "too many", 2],
    ["=Amount*2", "name", "no name Amount", 2],
    ["=ARRAYFORMULA(A1)", "name", "no function ARRAYFORMULA", 2],
    ["=COUNTIFS(MONTH(A1:A2),4)", "type", "ranges of cells", undefined],
    ['=SUMIF(A1:A2&B1:B2,"x",A1:A2)', "type", "ranges of cells", undefined],
    ["=1 2", "syntax", "cannot be here", 4],
    ["=A1!", "syntax", "cell is missing", undefined],
    ["", "syntax", "ends too early", 1],
    ["=[A", "syntax", "closing ]", 2],
  ])("%s", (formula, kind, message, column) => {
    expect(outcomeOf(formula)).toEqual(
      column === undefined
        ? fault(kind, message) && { error: expect.objectContaining({ kind }) }
        : fault(kind, message, column),
    );
  });
});

describe("reports what the engine does not support", () => {
  test.each([
    ["=FORECAST.ETS(1,2,3)", "FORECAST.ETS"],
    ["=RAND()", "RAND"],
    ["=BYROW(A1:B2,SUM)", "SUM without brackets"],
    ["=SUM((A1,B1))", "several ranges"],
    ["=SUM(A1:B2 B1:C2)", "space between"],
    ['="01/02/2024"+0', "day and month"],
  ])("%s", (formula, what) =>
    expect(outcomeOf(formula)).toEqual({
      unsupported: expect.objectContaining({ what: expect.stringContaining(what) }),
    }),
  );
});

describe("stops hostile formulas at a limit", () => {
  const limit = { error: expect.objectContaining({ kind: "limit" }) };
  test.each([
    ["3,000 nested IFs", `=${"IF(TRUE,".repeat(3000).slice(0, 19_000)}`],
    ["brackets", `=${"(".repeat(9000)}1${")".repeat(9000)}`],
    ["signs", `=${"-".repeat(19_000)}1`],
    ["a large sequence", "=SEQUENCE(100000,100)"],
    ["arrays of arrays", "=SUM(SEQUENCE(1000)*TRANSPOSE(SEQUENCE(1000)))"],
    ["a LAMBDA that calls itself", "=LET(f,LAMBDA(g,g(g)),f(f))"],
    ["a long text", '=REDUCE("x",SEQUENCE(40),LAMBDA(a,b,a&a))'],
    ["a long text in place of each letter", '=LEN(SUBSTITUTE(REPT("a",30000),"a",REPT("b",30000)))'],
    ["long texts in one", '=LEN(TEXTJOIN("",TRUE,MAP(SEQUENCE(300),LAMBDA(x,REPT("a",30000)))))'],
    ["a pattern of stars", '=COUNTIF(A1:A1,"x")+SEARCH(REPT("*a",9000)&"b",REPT("a",30000))'],
    ["a slow search", '=SEARCH(REPT("a?",5000)&"b",REPT("a",30000))'],
    ["too long", `="${"x".repeat(20_001)}"`],
    ["many steps", "=REDUCE(0,SEQUENCE(2000),LAMBDA(a,b,a+SUM(SEQUENCE(2000))))"],
  ])("%s", (_, formula) => expect(outcomeOf(formula)).toEqual(limit));
});
