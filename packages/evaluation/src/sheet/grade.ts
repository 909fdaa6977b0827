import type { InterviewQuestion, SheetExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { Span } from "../criteria/ways.ts";
import type { Grade } from "../result.ts";
import { around, deadParts, movedBy } from "../run/dead-parts.ts";
import { gradeRun } from "../run/grade-run.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { meantFormulas } from "./answer/choose.ts";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { partsOfFormula, textsOfFormula } from "./answer/parts.ts";
import { usesOwnCells } from "./helper-cells.ts";
import { type DataSet, judge, runOurs, setsOf } from "./judge.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same.ts";

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
    if (verdict.is === "wrong") return { ...verdict, dead: deadIn(exec, text, formula) };
    if (verdict.is !== "broken") return verdict;
    last ??= { ...verdict, dead: around([formula.quote], text) };
  }
  return last ?? { is: "absent" };
}

const showsError = (outcome: Outcome<SheetResult>): boolean =>
  !("ok" in outcome) || outcome.ok.rows.flat().some((cell) => typeof cell === "object" && cell !== null);

/** What is shown; the same in each of several cells is as good as in one. */
function shownBy(outcome: Outcome<SheetResult>): unknown {
  if (!("ok" in outcome)) return outcome;
  const { rows } = outcome.ok;
  const [first] = rows.flat();
  const isOne = rows.flat().every((cell) => JSON.stringify(cell) === JSON.stringify(first));
  return isOne ? first : rows;
}

const showsExpected = (outcome: Outcome<SheetResult>, { expected }: DataSet): boolean =>
  "ok" in outcome && isSameResult(expected, outcome.ok.rows);

/** What does not reach the value of a formula: parts of it, long texts, and what is around it. */
function deadIn(exec: SheetExec, answer: string, { formula, quote }: FoundFormula): Span[] {
  const sets = setsOf(exec);
  const isAlways = (program: string, is: (outcome: Outcome<SheetResult>, set: DataSet) => boolean) =>
    sets.every((set) => is(runOurs(program, set.world), set));
  const all = partsOfFormula(formula);
  // Where all is an error, nothing changes it: only a part that is right alone is surely thrown away.
  const parts = isAlways(formula, showsError)
    ? all.filter(({ start, end }) => isAlways(`=${formula.slice(start, end)}`, showsExpected))
    : deadParts(formula, all, sets, (changed, { world }) => shownBy(runOurs(changed, world)));
  return [...movedBy([...parts, ...textsOfFormula(formula)], quote.start), ...around([quote], answer)];
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
