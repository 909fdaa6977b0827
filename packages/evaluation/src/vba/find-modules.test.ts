import { expect, it } from "@jest/globals";
import { withoutCommentsAndTexts } from "./clean-module.ts";
import { macrosIn } from "./find-modules.ts";

const BODY = `    Worksheets("Data").Range("A1").Value = "it's"`;
const MACRO = `Sub Fill()\n${BODY}\nEnd Sub`;

const chosenProgram = (answer: string, wanted?: string): string | undefined => macrosIn(answer, wanted)[0]?.program;

it.each([
  ["alone", MACRO],
  ["a fence", `Here it is:\n\`\`\`vba\n${MACRO}\n\`\`\`\nIt's short.`],
  ["a fence without its end", `\`\`\`vb\n${MACRO}`],
  ["prose around it", `I'd write this macro:\n\n${MACRO}\n\nIt doesn't need Select.`],
  ["prose that names a Sub", `A Sub procedure does this.\n${MACRO}\nEnd Sub closes it.`],
  ["a label before it", `My answer: ${MACRO}`],
  ["comments", `' fills the sheet\n${MACRO.replace("\n", " ' the start\n    Rem a remark\n")}`],
  ["a draft before it", `Sub Fill()\nRange("A1") = 1\nEnd Sub\n\nBetter:\n\n${MACRO}`],
  ["another macro before it", `Sub Old()\nRange("A1") = 1\nEnd Sub\n\nOr:\n\n${MACRO}`],
])("finds a macro with %s", (_, answer) => {
  expect(
    chosenProgram(answer)
      ?.replace(/[ \t]*\n\s*\n?/g, "\n")
      .replace(/[ ]+\n/g, "\n"),
  ).toContain(BODY.trim());
  expect(macrosIn(answer)[0]?.name).toBe("fill");
});

it("keeps a procedure that contains another one as one program, which does not compile", () => {
  const nested = `Sub Main()\nIf False Then\n${MACRO}\nEnd If\nEnd Sub`;
  expect(macrosIn(`${nested}\n\nSub Last()\nEnd Sub`).map(({ program }) => program)).toEqual([
    "Sub Last()\nEnd Sub",
    nested,
  ]);
});

it("does not merge a draft without its end with the macro after it", () => {
  expect(chosenProgram(`Sub Draft()\nRange("A1") = 1\n\nBetter:\n\n${MACRO}\nEnd Sub closes it.`)).toBe(MACRO);
});

it("reads quotes and spaces that are copied from a web page", () => {
  expect(chosenProgram("Sub Fill()\n\u00a0Range(“A1”).Value = “x”\nEnd Sub")).toContain('Range("A1").Value = "x"');
});

it("includes the procedures that the macro calls, and the declarations", () => {
  const answer = `Option Explicit\nConst FIRST As Long = 2\n${MACRO.replace("Value =", "Value = Twice(FIRST) &")}\nFunction Twice(n)\nTwice = n * 2\nEnd Function\nSub Other(x)\nEnd Sub`;
  const program = chosenProgram(answer);
  for (const part of ["Option Explicit", "Const FIRST As Long = 2", "Function Twice"]) expect(program).toContain(part);
  expect(program).not.toContain("Sub Other");
});

it("chooses the procedure with the wanted name", () => {
  const answer = `Sub Test()\nDebug.Print NetAmount(1, 2)\nEnd Sub\nFunction NetAmount(a, b)\nNetAmount = a\nEnd Function`;
  expect(macrosIn(answer, "NetAmount")[0]?.name).toBe("netamount");
});

it.each([
  ["prose", "I would use conditional formatting. A Sub or a Function is not needed."],
  ["a commented macro", MACRO.replace(/^/gm, "'")],
  ["a macro of remarks", MACRO.replace(/^/gm, "Rem ")],
])("finds nothing in %s", (_, answer) => {
  expect(macrosIn(answer)).toEqual([]);
});

it("removes comments and long texts before the rubric reads the answer", () => {
  const rubricText = withoutCommentsAndTexts(
    `Sub A()\nx = "For Each ws In Worksheets: ws.Copy: Next" ' Interior.Color\ny = "Unpaid"\n'End(xlUp)\nEnd Sub`,
  );
  for (const word of ["For Each", "Interior", "End(xlUp)"]) expect(rubricText).not.toContain(word);
  expect(rubricText).toContain('"Unpaid"');
});

it.each([
  "'",
  '"',
  "Sub x(\n",
  "Sub a()\nEnd Sub\n",
  "Function f(",
  "```",
  "type t\n",
  "dim x\n",
  "End Sub ",
  "sub ",
  " ",
  "\n",
])("reads 20,000 characters of %j within the limits", (piece) => {
  expect(macrosIn(piece.repeat(20_000).slice(0, 20_000)).length).toBeLessThanOrEqual(40);
});
