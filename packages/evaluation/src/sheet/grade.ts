import type { InterviewQuestion, SheetExec } from "@dryrun/content/interview/question";
import { type Area, addressOf } from "@dryrun/engines/addresses";
import type { Outcome } from "@dryrun/engines/engine";
import { sheetOf } from "@dryrun/engines/grid";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { Span } from "../criteria/ways.ts";
import { linear } from "../linear.ts";
import type { Grade } from "../result.ts";
import {
  deadParts,
  mayContainRubricWords,
  NUMBER_REPLACEMENTS,
  type Part,
  shiftSpans,
  spansAround,
} from "../run/dead-parts.ts";
import { gradeRun } from "../run/grade-run.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { type FoundFormula, formulasIn } from "./answer/find-formulas.ts";
import { areasOf, isNodeType, nodesOf } from "./formula-tree.ts";
import { type DataSet, dataSetsOf, judgeFormula, runOurEngine } from "./judge.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same-result.ts";

function isEmptyArea({ sheets }: FormulaData, name: string, { from, to }: Area): boolean {
  const namedSheet = sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  return (
    namedSheet !== undefined &&
    Object.keys(sheetOf(namedSheet).cells).every((address) => {
      const position = addressOf(address);
      return (
        !position ||
        position.row < from.row ||
        position.row > to.row ||
        position.column < from.column ||
        position.column > to.column
      );
    })
  );
}

const normalize = (text: string): string => text.replaceAll("$", "").toLowerCase();

/**
 * Whether a formula reads cells that are empty in the question's data and that the answer fills itself, by another formula or by a table
 * that it describes.
 */
function usesHelperCells(
  workbook: FormulaData,
  answer: string,
  foundFormula: FoundFormula,
  hasOthers: boolean,
): boolean {
  const { quote, formula } = foundFormula;
  const otherText = normalize(answer.slice(0, quote.start) + answer.slice(quote.end));
  return areasOf(formula)
    .filter(({ sheet, area }) => isEmptyArea(workbook, sheet ?? workbook.sheet, area))
    .some(({ start, end }) => hasOthers || otherText.includes(normalize(formula.slice(start, end))));
}

const TEXT_REPLACEMENTS = ['"a"', '"b"'];

/** Returns the calls and operations within a formula with their replacements. */
const partsOfFormula = (formula: string): Part[] =>
  nodesOf(formula)
    .filter((part) => isNodeType(part, "call") || isNodeType(part, "binary") || isNodeType(part, "apply"))
    .map(({ start, end }) => ({ start, end, replacements: [NUMBER_REPLACEMENTS, TEXT_REPLACEMENTS] }));

/** Returns the texts of a formula that may contain words of the rubric. */
const textsOfFormula = (formula: string): Span[] =>
  nodesOf(formula).filter(
    (part) =>
      isNodeType(part, "constant") &&
      typeof part.value === "string" &&
      mayContainRubricWords(formula.slice(part.start, part.end)),
  );

const REACH = 60;
/** Words before or after a formula that reject it. */
const REJECTED_BEFORE = linear(
  String.raw`\b(?:not|never|avoid|instead of|rather than|unlike|don't use|wrong(?:ly)?|incorrect(?:ly)?|mistake)\b[^.\n;]*$`,
);
const REJECTED_AFTER = linear(
  String.raw`^[^.\n=;]{0,30}\b(?:(?:is|are|was|be|would be|looks|seems) (?:wrong|incorrect|not (?:right|correct)|misleading|a mistake)|(?:does not|doesn't|will not|won't|would not|cannot|can't) work|fails?|ignores?|treats?)\b`,
);

const normalizeFormula = (formula: string): string => formula.toLowerCase().replace(/[\s$=+']/g, "");

function isRejected(answer: string, { quote: { start, end } }: FoundFormula): boolean {
  const textBefore = answer.slice(Math.max(0, start - REACH), start);
  return REJECTED_BEFORE.test(textBefore) || REJECTED_AFTER.test(answer.slice(end, end + 2 * REACH));
}

/**
 * Returns the formulas that may be the answer, the last one first, because a correction follows its draft. Leaves out formulas that the
 * question names, parts of earlier formulas and rejected formulas, unless there are no others.
 */
export function candidateFormulas(answer: string, prompt: string): FoundFormula[] {
  const formulas = formulasIn(answer);
  const promptText = normalizeFormula(prompt);
  const earlierForms: string[] = [];
  const candidates = formulas.filter((candidate) => {
    const form = normalizeFormula(candidate.formula);
    const isExplanation = earlierForms.some((earlier) => earlier !== form && earlier.includes(form));
    earlierForms.push(form);
    return !isExplanation && !promptText.includes(form) && !isRejected(answer, candidate);
  });
  return (candidates.length > 0 ? candidates : formulas).toReversed();
}

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
