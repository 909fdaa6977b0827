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

function graded(id: string, change: (model: string) => string): Grade {
  const { question, exec, model } = questionNamed(id);
  return gradeMacro(question, exec, change(model));
}

const OVERDUE = "vba-highlight-overdue";

it.each([
  ["is right", OVERDUE, (model: string) => model, 10],
  [
    "says that it is done",
    OVERDUE,
    (model: string) => model.replace("    Next i\n", '    Next i\n    MsgBox "Done"\n'),
    10,
  ],
  [
    "uses a helper cell",
    OVERDUE,
    (model: string) => model.replace("    Next i\n", '    Next i\n    sheet.Range("Z1") = lastRow\n'),
    10,
  ],
  ["is wrong for today", OVERDUE, (model: string) => model.replace("< Date", "<= Date"), 5],
  [
    "is wrong without rows",
    "vba-consolidate-sheets",
    (model: string) => model.replace("If lastRow >= 2 Then", "If True Then"),
    6,
  ],
  [
    "misses a message",
    "vba-open-file-safely",
    (model: string) => model.replace(/ {8}MsgBox "The file was not found.*\n/, ""),
    5,
  ],
  ["misses the page set-up", "vba-invoice-as-pdf", (model: string) => model.replace(" .Zoom = False", ""), 5],
  ["tests nothing but the status", OVERDUE, (model: string) => model.replace(/ And sheet.*< Date/, ""), 4],
])("gives a macro that %s its score", (_, id, change, score) => {
  expect(graded(id, change).score).toBe(score);
});

it.each([
  ["commented out", (model: string) => model.replace(/^/gm, "'")],
  ["in remarks", (model: string) => model.replace(/^/gm, "Rem ")],
  ["in a text", (model: string) => `Sub A()\nx = "${model.replace(/\s*\n\s*/g, " ").replaceAll('"', "")}"\nEnd Sub`],
])("gives a macro that is %s at most 3", (_, change) => {
  expect(graded(OVERDUE, change).score).toBeLessThanOrEqual(3);
});

it("says that it does not know a member, and not that the macro fails", () => {
  const grade = graded(OVERDUE, (model) =>
    model.replace("    Next i\n", "    Next i\n    sheet.PivotTables(1).RefreshTable\n"),
  );
  expect(grade.flags).toEqual(["engine_unsupported"]);
  expect(grade.score).toBeLessThanOrEqual(7);
});

it("shows the day and the sheet of a macro that goes wrong", () => {
  const { counterexample } = graded(OVERDUE, (model) => model.replace("< Date", "<= Date")).evidence[0] ?? {};
  expect(counterexample?.tables).toMatchObject([
    { role: "given", name: "Invoices", headers: ["1", "2", "3", "4"] },
    { role: "given", columns: ["Now"] },
    { role: "expected", columns: ["Yellow rows"], rows: [["3"]] },
    { role: "found", rows: [["2, 3"]] },
  ]);
});
