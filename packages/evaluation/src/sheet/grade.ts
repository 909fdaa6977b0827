import type { InterviewQuestion, SheetExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { Span } from "../criteria/ways.ts";
import type { Grade } from "../result.ts";
import { deadParts, shiftSpans, spansAround } from "../run/dead-parts.ts";
import { gradeRun } from "../run/grade-run.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { candidateFormulas } from "./answer/choose.ts";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { partsOfFormula, textsOfFormula } from "./answer/parts.ts";
import { usesHelperCells } from "./helper-cells.ts";
import { type DataSet, dataSetsOf, judgeFormula, runOurEngine } from "./judge.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same-result.ts";

/** At most this many formulas of one answer are run. */
const MOST_RUN = 4;

/** Returns the verdict on the last formula that runs, or on the last one if none runs. */
async function verdictOn(
  runner: SheetRunner,
  question: InterviewQuestion,
  exec: SheetExec,
  text: string,
): Promise<RunVerdict> {
  const formulas = candidateFormulas(text, question.prompt).slice(0, MOST_RUN);
  let brokenVerdict: RunVerdict | null = null;
  for (const formula of formulas) {
    const verdict = await judgeFormula(runner, exec, formula);
    if (verdict.is === "wrong" && usesHelperCells(exec.world, text, formula, formulas.length > 1))
      return { is: "unknown", quote: verdict.quote, what: "it uses cells that the answer itself fills" };
    if (verdict.is === "wrong") return { ...verdict, dead: deadSpans(exec, text, formula) };
    if (verdict.is !== "broken") return verdict;
    brokenVerdict ??= { ...verdict, dead: spansAround([formula.quote], text) };
  }
  return brokenVerdict ?? { is: "absent" };
}

const showsError = (outcome: Outcome<SheetResult>): boolean =>
  !("ok" in outcome) || outcome.ok.rows.flat().some((cell) => typeof cell === "object" && cell !== null);

/** Returns the shown cells. The same value in several cells counts as one cell. */
function shownResult(outcome: Outcome<SheetResult>): unknown {
  if (!("ok" in outcome)) return outcome;
  const { rows } = outcome.ok;
  const [firstCell] = rows.flat();
  const isUniform = rows.flat().every((cell) => JSON.stringify(cell) === JSON.stringify(firstCell));
  return isUniform ? firstCell : rows;
}

const showsExpected = (outcome: Outcome<SheetResult>, { expected }: DataSet): boolean =>
  "ok" in outcome && isSameResult(expected, outcome.ok.rows);

/** Finds spans that do not affect the value of a formula: parts of it, long texts, and the text around it. */
function deadSpans(exec: SheetExec, answer: string, { formula, quote }: FoundFormula): Span[] {
  const dataSets = dataSetsOf(exec);
  const holdsOnAllData = (program: string, test: (outcome: Outcome<SheetResult>, dataSet: DataSet) => boolean) =>
    dataSets.every((dataSet) => test(runOurEngine(program, dataSet.world), dataSet));
  const allParts = partsOfFormula(formula);
  // If the result is always an error, no replacement changes it. Then only a part that is right by itself is certainly unused.
  const parts = holdsOnAllData(formula, showsError)
    ? allParts.filter(({ start, end }) => holdsOnAllData(`=${formula.slice(start, end)}`, showsExpected))
    : deadParts(formula, allParts, dataSets, (changed, { world: workbook }) =>
        shownResult(runOurEngine(changed, workbook)),
      );
  return [...shiftSpans([...parts, ...textsOfFormula(formula)], quote.start), ...spansAround([quote], answer)];
}

/** Grades an answer by running its formula. `text` is the answer, with spaces in place of spans that must not count. */
export async function gradeSheet(
  runner: SheetRunner,
  question: InterviewQuestion,
  exec: SheetExec,
  text: string,
): Promise<Grade> {
  return gradeRun(question, exec, text, await verdictOn(runner, question, exec, text));
}
