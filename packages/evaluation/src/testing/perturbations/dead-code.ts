import { measuresIn } from "../../dax/find-measures.ts";
import { macrosIn } from "../../vba/find-modules.ts";
import type { Perturbation } from "./perturbation.ts";

const measureOf = (answer: string): string => measuresIn(answer).at(-1)?.expression ?? answer;
const tableIn = (measure: string): string => /('[^']+'|\b\w+)\[/.exec(measure)?.[1] ?? "{1}";

const daxPerturbation = (name: string, change: (measure: string) => string): Perturbation => ({
  name: `dax: ${name}`,
  kinds: ["dax"],
  make: (answer) => `Result = ${change(measureOf(answer))}`,
});

/** Measures that contain a right one without an effect on the result. */
const measures: readonly Perturbation[] = [
  daxPerturbation("a variable that is not returned", (measure) => `VAR x = ${measure}\nRETURN 0`),
  daxPerturbation(
    "a variable beside the one returned",
    (measure) => `VAR x = ${measure}\nVAR y = COUNTROWS(${tableIn(measure)})\nRETURN y`,
  ),
  daxPerturbation("in a branch that is false", (measure) => `IF(FALSE(), ${measure}, COUNTROWS(${tableIn(measure)}))`),
  daxPerturbation("in a branch of numbers that differ", (measure) => `IF(1 = 2, ${measure}, 0)`),
  daxPerturbation("times zero", (measure) => `0 * (${measure}) + COUNTROWS(${tableIn(measure)})`),
  daxPerturbation("not switched to", (measure) => `SWITCH(1, 1, COUNTROWS(${tableIn(measure)}), 2, ${measure})`),
  daxPerturbation("not switched to by TRUE", (measure) => `SWITCH(TRUE(), TRUE(), 0, 1 = 2, ${measure})`),
  daxPerturbation("behind COALESCE", (measure) => `COALESCE(COUNTROWS(${tableIn(measure)}), ${measure})`),
  daxPerturbation("after a value without an error", (measure) => `IFERROR(COUNTROWS(${tableIn(measure)}), ${measure})`),
  daxPerturbation("less itself", (measure) => `(${measure}) - (${measure})`),
  daxPerturbation(
    "compared with a huge number",
    (measure) => `IF((${measure}) = 9999999999, 1, COUNTROWS(${tableIn(measure)}))`,
  ),
  daxPerturbation(
    "in a filter that keeps all",
    (measure) =>
      `CALCULATE(COUNTROWS(${tableIn(measure)}), FILTER(ALL(${tableIn(measure)}), 1 = 1 || (${measure}) > 0))`,
  ),
  daxPerturbation("another measure of the answer", (measure) => `${measure}\n\nOther = COUNTROWS(${tableIn(measure)})`),
  {
    name: "dax: taken back",
    kinds: ["dax"],
    make: (answer) => `I would not do this, it would be wrong:\n\nResult = ${measureOf(answer)}`,
  },
];

/** Splits a macro into its first line, body and last line, and the rest of the program. */
function splitMacro(answer: string): { head: string; body: string; end: string; rest: string } {
  const { name = "", program = answer } = macrosIn(answer)[0] ?? {};
  const firstLine = new RegExp(`^[^\\n']*\\b(sub|function)\\s+${name}\\b[^\\n]*$`, "im").exec(program);
  const start = firstLine?.index ?? 0;
  const head = firstLine?.[0] ?? "Sub Main()";
  const lastLine = new RegExp(`^\\s*end ${firstLine?.[1] ?? "sub"}\\b`, "im").exec(program.slice(start));
  const bodyEnd = lastLine ? start + lastLine.index : program.length;
  return {
    head,
    body: program.slice(start + head.length + 1, bodyEnd),
    end: lastLine?.[0].trim() ?? "End Sub",
    rest: program.slice(0, start) + program.slice(bodyEnd + (lastLine?.[0].length ?? 0)),
  };
}

const vbaPerturbation = (name: string, change: (body: string, kind: string) => string): Perturbation => ({
  name: `vba: ${name}`,
  kinds: ["vba"],
  make: (answer) => {
    const { head, body, end, rest } = splitMacro(answer);
    return `${rest.trim()}\n\n${head}\n${change(body, end.slice(4))}\n${end}`.trim();
  },
});

/** Macros that contain the statements of a right one where they do not run. */
const macros: readonly Perturbation[] = [
  vbaPerturbation("after its exit", (body, kind) => `    MsgBox "Done"\n    Exit ${kind}\n${body}`),
  vbaPerturbation("if false", (body) => `    MsgBox "Done"\n    If False Then\n${body}\n    End If`),
  vbaPerturbation("if numbers differ", (body) => `    If 1 = 2 Then\n${body}\n    End If`),
  vbaPerturbation(
    "in the other branch",
    (body) => `    If True Then\n        MsgBox "Done"\n    Else\n${body}\n    End If`,
  ),
  vbaPerturbation("skipped by GoTo", (body) => `    GoTo Done\n${body}\nDone:\n    MsgBox "Done"`),
  vbaPerturbation(
    "in a loop that is not entered",
    (body) => `    Dim q As Long\n    For q = 2 To 1\n${body}\n    Next q`,
  ),
  vbaPerturbation("while false", (body) => `    Do While False\n${body}\n    Loop`),
  vbaPerturbation("in a case that never comes", (body) => `    Select Case 1\n        Case 2\n${body}\n    End Select`),
  vbaPerturbation(
    "after a return",
    (body, kind) => `    Dim done As Boolean\n    done = True\n    If done Then Exit ${kind}\n${body}`,
  ),
  vbaPerturbation("after End", (body) => `    MsgBox "Done"\n    End\n${body}`),
  {
    name: "vba: never called",
    kinds: ["vba"],
    make: (answer) => {
      const { head, body, end, rest } = splitMacro(answer);
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

/** Changes that put a right measure or macro where it does not run or does not affect the result. */
export const deadCodePerturbations: readonly Perturbation[] = [...measures, ...macros];
