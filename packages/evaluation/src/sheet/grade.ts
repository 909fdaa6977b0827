import type { InterviewQuestion, SheetExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { meantFormulas } from "./answer/choose.ts";
import { usesOwnCells } from "./helper-cells.ts";
import { judge } from "./judge.ts";
import type { SheetRunner } from "./runner.ts";

/** Formulas of one answer that are run at most. */
const MOST_RUN = 4;

/** The verdict on the last formula that runs; where none does, on the last one. */
async function verdictOn(
  runner: SheetRunner,
  question: InterviewQuestion,
  exec: SheetExec,
  text: string,
): Promise<RunVerdict> {
  const formulas = meantFormulas(text, question.prompt).slice(0, MOST_RUN);
  let last: RunVerdict | null = null;
  for (const formula of formulas) {
    const verdict = await judge(runner, exec, formula);
    if (verdict.is === "wrong" && usesOwnCells(exec.world, text, formula, formulas.length > 1))
      return { is: "unknown", quote: verdict.quote, what: "it uses cells that the answer itself fills" };
    if (verdict.is !== "broken") return verdict;
    last ??= verdict;
  }
  return last ?? { is: "absent" };
}

/** Grades an answer by running its formula; `text` is the answer without spans that must not count. */
export async function gradeSheet(
  runner: SheetRunner,
  question: InterviewQuestion,
  exec: SheetExec,
  text: string,
): Promise<Grade> {
  return gradeRun(question, exec, text, await verdictOn(runner, question, exec, text));
}
