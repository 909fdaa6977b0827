import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import type { Grade } from "../result.ts";
import { gradeMacro } from "./grader.ts";

const questionNamed = (id: string) => {
  const question = findInterviewQuestion(id);
  const exec = question?.rubric.exec;
  if (!question || exec?.kind !== "vba") throw new Error(`${id} has no macro.`);
  return { question, exec, model: question.modelAnswer };
};

function gradeChanged(id: string, change: (modelAnswer: string) => string): Grade {
  const { question, exec, model: modelAnswer } = questionNamed(id);
  return gradeMacro(question, exec, change(modelAnswer));
}

const OVERDUE = "vba-highlight-overdue";

it.each([
  ["is right", OVERDUE, (modelAnswer: string) => modelAnswer, 10],
  [
    "says that it is done",
    OVERDUE,
    (modelAnswer: string) => modelAnswer.replace("    Next i\n", '    Next i\n    MsgBox "Done"\n'),
    10,
  ],
  [
    "uses a helper cell",
    OVERDUE,
    (modelAnswer: string) => modelAnswer.replace("    Next i\n", '    Next i\n    sheet.Range("Z1") = lastRow\n'),
    10,
  ],
  ["is wrong for today", OVERDUE, (modelAnswer: string) => modelAnswer.replace("< Date", "<= Date"), 5],
  [
    "is wrong without rows",
    "vba-consolidate-sheets",
    (modelAnswer: string) => modelAnswer.replace("If lastRow >= 2 Then", "If True Then"),
    6,
  ],
  [
    "misses a message",
    "vba-open-file-safely",
    (modelAnswer: string) => modelAnswer.replace(/ {8}MsgBox "The file was not found.*\n/, ""),
    5,
  ],
  [
    "misses the page set-up",
    "vba-invoice-as-pdf",
    (modelAnswer: string) => modelAnswer.replace(" .Zoom = False", ""),
    5,
  ],
  ["tests nothing but the status", OVERDUE, (modelAnswer: string) => modelAnswer.replace(/ And sheet.*< Date/, ""), 4],
])("gives a macro that %s its score", (_, id, change, score) => {
  expect(gradeChanged(id, change).score).toBe(score);
});

it.each([
  ["commented out", (modelAnswer: string) => modelAnswer.replace(/^/gm, "'")],
  ["in remarks", (modelAnswer: string) => modelAnswer.replace(/^/gm, "Rem ")],
  [
    "in a text",
    (modelAnswer: string) => `Sub A()\nx = "${modelAnswer.replace(/\s*\n\s*/g, " ").replaceAll('"', "")}"\nEnd Sub`,
  ],
])("gives a macro that is %s at most 3", (_, change) => {
  expect(gradeChanged(OVERDUE, change).score).toBeLessThanOrEqual(3);
});

it("flags an unsupported member instead of calling the macro wrong", () => {
  const grade = gradeChanged(OVERDUE, (modelAnswer) =>
    modelAnswer.replace("    Next i\n", "    Next i\n    sheet.PivotTables(1).RefreshTable\n"),
  );
  expect(grade.flags).toEqual(["engine_unsupported"]);
  expect(grade.score).toBeLessThanOrEqual(7);
});

it("shows the date and the sheet on which a macro is wrong", () => {
  const { counterexample } =
    gradeChanged(OVERDUE, (modelAnswer) => modelAnswer.replace("< Date", "<= Date")).evidence[0] ?? {};
  expect(counterexample?.tables).toMatchObject([
    { role: "given", name: "Invoices", headers: ["1", "2", "3", "4"] },
    { role: "given", columns: ["Now"] },
    { role: "expected", columns: ["Yellow rows"], rows: [["3"]] },
    { role: "found", rows: [["2, 3"]] },
  ]);
});
