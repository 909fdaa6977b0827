import type { SheetExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import { type SheetResult, sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { CellValue } from "@dryrun/engines/workbook";
import type { Quote } from "../result.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { counterexampleOf, describeDifference } from "./counterexample.ts";
import { canRunOnIroncalc, isTooLenient, isTrusted } from "./ironcalc-limits.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same-result.ts";
import { workbookFor } from "./workbook-for.ts";

const DATE_TEXT = /"((?:[<>=]{1,2})?)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})"/g;
const MONTHS = 12;
const twoDigits = (part: string): string => part.padStart(2, "0");

/** Replaces the dates in a formula by ISO texts; null if a month would be above 12. */
function withIsoDates(formula: string, isDayFirst: boolean): string | null {
  let isPossible = true;
  const converted = formula.replace(DATE_TEXT, (_, operator: string, first: string, second: string, year: string) => {
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    isPossible &&= Number(month) <= MONTHS;
    return `"${operator}${year}-${twoDigits(month)}-${twoDigits(day)}"`;
  });
  return isPossible ? converted : null;
}

/** Returns the meanings of a formula with dates such as "01/04/2025": with the day first, as in India, and with the month first. */
function dateReadingsOf(formula: string): string[] {
  const readings = [withIsoDates(formula, true), withIsoDates(formula, false)].filter((reading) => reading !== null);
  return readings.length > 0 ? [...new Set(readings)] : [formula];
}

/** Data on which formulas are compared with the reference. */
export interface DataSet {
  on: WrongOn;
  about: string;
  /** The workbook, and the cell of the formula. */
  world: FormulaData;
  expected: CellValue[][];
}

type EngineVerdict =
  | { is: "right"; isOtherCase?: boolean }
  | { is: "wrong"; set: DataSet; found: CellValue[][] }
  | { is: "broken"; problem: string }
  | { is: "unknown"; what: string; isLimit?: true };

const SECOND_NOT_RUN: EngineVerdict = { is: "unknown", what: "the second engine was not asked" };
/** Excel ignores case when it compares texts, so this costs only one point. */
const CASE_SURPLUS = "capital or small letters";
const NO_AGREEMENT = "the two engines that run formulas disagree on it";

/** Returns the visible sample, then the hidden data sets. */
export const dataSetsOf = ({ world: data, expected, variants }: SheetExec): DataSet[] => [
  { on: "sample", about: "it is run on the sample data", world: data, expected },
  ...variants.map(({ kind, ...variant }) => ({ on: kind, ...variant })),
];

/** Runs a formula on our engine. */
export const runOurEngine = (formula: string, workbook: FormulaData) =>
  sheetEngine.run(formula, workbookFor(formula, workbook));

function engineVerdictOn(outcome: Outcome<SheetResult>, dataSet: DataSet): EngineVerdict {
  if ("unsupported" in outcome) return { is: "unknown", what: outcome.unsupported.what };
  if ("error" in outcome) {
    const { kind, message } = outcome.error;
    return kind === "limit"
      ? { is: "unknown", what: asClause(message), isLimit: true }
      : { is: "broken", problem: message };
  }
  const found = outcome.ok.rows;
  if (isSameResult(dataSet.expected, found)) return { is: "right" };
  return isSameResult(dataSet.expected, found, { anyCase: true })
    ? { is: "right", isOtherCase: true }
    : { is: "wrong", set: dataSet, found };
}

const asClause = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1, message.endsWith(".") ? -1 : undefined);

/** Runs a formula on our engine up to the first data set on which it is not right. */
function ourVerdict(formula: string, dataSets: readonly DataSet[]): EngineVerdict {
  let isOtherCase = false;
  for (const dataSet of dataSets) {
    const verdict = engineVerdictOn(runOurEngine(formula, dataSet.world), dataSet);
    if (verdict.is !== "right") return verdict;
    isOtherCase ||= verdict.isOtherCase === true;
  }
  return { is: "right", isOtherCase };
}

/** Runs a formula on the second engine. An error instead of a value counts as unknown, because the engine may cause it. */
async function secondVerdict(
  runner: SheetRunner,
  formula: string,
  dataSets: readonly DataSet[],
): Promise<EngineVerdict> {
  if (!canRunOnIroncalc(formula)) return SECOND_NOT_RUN;
  for (const dataSet of dataSets) {
    const verdict = engineVerdictOn(await runner.run(formula, workbookFor(formula, dataSet.world)), dataSet);
    const isError =
      verdict.is === "wrong" && verdict.found.flat().some((cell) => typeof cell === "object" && cell !== null);
    if (isError) return { is: "unknown", what: "an error of the second engine" };
    if (verdict.is !== "right") return verdict;
  }
  return { is: "right" };
}

/**
 * Runs a formula on the sample and on the hidden data. It is right if our engine returns the right results and no trusted result of the second
 * engine contradicts. It is wrong or broken only if the second engine does not find it right either.
 */
export async function judgeFormula(
  runner: SheetRunner,
  exec: SheetExec,
  { quote, formula }: FoundFormula,
): Promise<RunVerdict> {
  const verdicts: RunVerdict[] = [];
  for (const reading of dateReadingsOf(formula)) {
    const verdict = await judgeReading(runner, exec, reading, quote);
    if (verdict.is === "right") return verdict;
    verdicts.push(verdict);
  }
  return verdicts[0] ?? { is: "absent" };
}

async function judgeReading(runner: SheetRunner, exec: SheetExec, formula: string, quote: Quote): Promise<RunVerdict> {
  const dataSets = dataSetsOf(exec);
  const ourResult = ourVerdict(formula, dataSets);
  // A formula that exceeds our engine's limits may run forever on the other one.
  const secondResult = "isLimit" in ourResult ? SECOND_NOT_RUN : await secondVerdict(runner, formula, dataSets);
  const isSecondRight = secondResult.is === "right" && !isTooLenient(formula);
  const rightVerdict = { is: "right", quote, sets: exec.variants.length } as const;
  const noAgreement: RunVerdict = { is: "unknown", quote, what: NO_AGREEMENT };
  switch (ourResult.is) {
    case "right":
      if (secondResult.is === "wrong" && isTrusted(formula)) return noAgreement;
      return ourResult.isOtherCase ? { ...rightVerdict, surplus: CASE_SURPLUS } : rightVerdict;
    case "unknown":
      return isSecondRight ? rightVerdict : { is: "unknown", quote, what: ourResult.what };
    case "broken":
      return isSecondRight ? noAgreement : { is: "broken", quote, problem: ourResult.problem };
    case "wrong":
      return isSecondRight ? noAgreement : wrongVerdict(exec, formula, quote, ourResult);
  }
}

function wrongVerdict(
  exec: SheetExec,
  formula: string,
  quote: Quote,
  { set, found }: Extract<EngineVerdict, { is: "wrong" }>,
): RunVerdict {
  const { on, about, world: workbook, expected } = set;
  return {
    is: "wrong",
    quote,
    on,
    because: `it goes wrong when ${about}: ${describeDifference(expected, found)}`,
    counterexample: counterexampleOf({ exec, formula, about, world: workbook, expected, found }),
  };
}
