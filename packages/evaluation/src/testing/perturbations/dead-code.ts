import { measuresIn } from "../../dax/find-measures.ts";
import { macrosIn } from "../../vba/find-modules.ts";
import type { Perturbation } from "./perturbation.ts";

const measureOf = (answer: string): string => measuresIn(answer).at(-1)?.expression ?? answer;
const tableIn = (measure: string): string => /('[^']+'|\b\w+)\[/.exec(measure)?.[1] ?? "{1}";

const dax = (name: string, change: (measure: string) => string): Perturbation => ({
  name: `dax: ${name}`,
  kinds: ["dax"],
  make: (answer) => `Result = ${change(measureOf(answer))}`,
});

/** Measures with a right one whose value never reaches the result. */
const measures: readonly Perturbation[] = [
  dax("a variable that is not returned", (m) => `VAR x = ${m}\nRETURN 0`),
  dax("a variable beside the one returned", (m) => `VAR x = ${m}\nVAR y = COUNTROWS(${tableIn(m)})\nRETURN y`),
  dax("in a branch that is false", (m) => `IF(FALSE(), ${m}, COUNTROWS(${tableIn(m)}))`),
  dax("in a branch of numbers that differ", (m) => `IF(1 = 2, ${m}, 0)`),
  dax("times zero", (m) => `0 * (${m}) + COUNTROWS(${tableIn(m)})`),
  dax("not switched to", (m) => `SWITCH(1, 1, COUNTROWS(${tableIn(m)}), 2, ${m})`),
  dax("not switched to by TRUE", (m) => `SWITCH(TRUE(), TRUE(), 0, 1 = 2, ${m})`),
  dax("behind COALESCE", (m) => `COALESCE(COUNTROWS(${tableIn(m)}), ${m})`),
  dax("after a value without an error", (m) => `IFERROR(COUNTROWS(${tableIn(m)}), ${m})`),
  dax("less itself", (m) => `(${m}) - (${m})`),
  dax("compared with a huge number", (m) => `IF((${m}) = 9999999999, 1, COUNTROWS(${tableIn(m)}))`),
  dax(
    "in a filter that keeps all",
    (m) => `CALCULATE(COUNTROWS(${tableIn(m)}), FILTER(ALL(${tableIn(m)}), 1 = 1 || (${m}) > 0))`,
  ),
  dax("another measure of the answer", (m) => `${m}\n\nOther = COUNTROWS(${tableIn(m)})`),
  {
    name: "dax: taken back",
    kinds: ["dax"],
    make: (a) => `I would not do this, it would be wrong:\n\nResult = ${measureOf(a)}`,
  },
];

/** A macro as its first line, its body and its last line. */
function partsOf(answer: string): { head: string; body: string; end: string; rest: string } {
  const { name = "", program = answer } = macrosIn(answer)[0] ?? {};
  const found = new RegExp(`^[^\\n']*\\b(sub|function)\\s+${name}\\b[^\\n]*$`, "im").exec(program);
  const start = found?.index ?? 0;
  const head = found?.[0] ?? "Sub Main()";
  const last = new RegExp(`^\\s*end ${found?.[1] ?? "sub"}\\b`, "im").exec(program.slice(start));
  const to = last ? start + last.index : program.length;
  return {
    head,
    body: program.slice(start + head.length + 1, to),
    end: last?.[0].trim() ?? "End Sub",
    rest: program.slice(0, start) + program.slice(to + (last?.[0].length ?? 0)),
  };
}

const vba = (name: string, change: (body: string, kind: string) => string): Perturbation => ({
  name: `vba: ${name}`,
  kinds: ["vba"],
  make: (answer) => {
    const { head, body, end, rest } = partsOf(answer);
    return `${rest.trim()}\n\n${head}\n${change(body, end.slice(4))}\n${end}`.trim();
  },
});

/** Macros with a right one whose statements do not run. */
const macros: readonly Perturbation[] = [
  vba("after its exit", (b, kind) => `    MsgBox "Done"\n    Exit ${kind}\n${b}`),
  vba("if false", (b) => `    MsgBox "Done"\n    If False Then\n${b}\n    End If`),
  vba("if numbers differ", (b) => `    If 1 = 2 Then\n${b}\n    End If`),
  vba("in the other branch", (b) => `    If True Then\n        MsgBox "Done"\n    Else\n${b}\n    End If`),
  vba("skipped by GoTo", (b) => `    GoTo Done\n${b}\nDone:\n    MsgBox "Done"`),
  vba("in a loop that is not entered", (b) => `    Dim q As Long\n    For q = 2 To 1\n${b}\n    Next q`),
  vba("while false", (b) => `    Do While False\n${b}\n    Loop`),
  vba("in a case that never comes", (b) => `    Select Case 1\n        Case 2\n${b}\n    End Select`),
  vba("after a return", (b, kind) => `    Dim done As Boolean\n    done = True\n    If done Then Exit ${kind}\n${b}`),
  vba("after End", (b) => `    MsgBox "Done"\n    End\n${b}`),
  {
    name: "vba: never called",
    kinds: ["vba"],
    make: (answer) => {
      const { head, body, end, rest } = partsOf(answer);
      const helper = end.slice(4);
      return `${rest.trim()}\n\nPrivate ${helper} Unused(a, b)\n${body}\n${end}\n\n${head}\n    MsgBox "Done"\n${end}`.trim();
    },
  },
  {
    name: "vba: taken back",
    kinds: ["vba"],
    make: (answer) =>
      `This macro would be wrong and I would not do this:\n\n${macrosIn(answer)[0]?.program ?? answer}\n\nIt is wrong.`,
  },
];

/** Measures and macros with a right one in a place where it does not run or does not reach the result. */
export const deadCodePerturbations: readonly Perturbation[] = [...measures, ...macros];
