import type { SheetExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import { type SheetResult, sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import type { CellValue } from "@dryrun/engines/workbook";
import type { Quote } from "../result.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { counterexampleOf, difference } from "./counterexample.ts";
import { readingsOf } from "./date-readings.ts";
import { isTooLenient, isTrusted, mayBeAsked } from "./ironcalc-limits.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same.ts";
import { worldFor } from "./world.ts";

/** Data on which formulas are compared with the reference. */
export interface DataSet {
  on: WrongOn;
  about: string;
  world: FormulaWorld;
  expected: CellValue[][];
}

type Opinion =
  | { is: "right"; isOtherCase?: boolean }
  | { is: "wrong"; set: DataSet; found: CellValue[][] }
  | { is: "broken"; problem: string }
  | { is: "unknown"; what: string; isLimit?: true };

const NOT_ASKED: Opinion = { is: "unknown", what: "the second engine was not asked" };
/** Excel itself takes them for the same. */
const OTHER_CASE = "capital or small letters";
const NO_AGREEMENT = "the two engines that run formulas disagree on it";

/** The visible sample first, then the hidden data sets. */
export const setsOf = ({ world, expected, variants }: SheetExec): DataSet[] => [
  { on: "sample", about: "it is run on the sample data", world, expected },
  ...variants.map(({ kind, ...variant }) => ({ on: kind, ...variant })),
];

/** What our engine shows for a formula. */
export const runOurs = (formula: string, world: FormulaWorld) => sheetEngine.run(formula, worldFor(formula, world));

function opinionOn(outcome: Outcome<SheetResult>, set: DataSet): Opinion {
  if ("unsupported" in outcome) return { is: "unknown", what: outcome.unsupported.what };
  if ("error" in outcome) {
    const { kind, message } = outcome.error;
    return kind === "limit"
      ? { is: "unknown", what: asClause(message), isLimit: true }
      : { is: "broken", problem: message };
  }
  const found = outcome.ok.rows;
  if (isSameResult(set.expected, found)) return { is: "right" };
  return isSameResult(set.expected, found, { anyCase: true })
    ? { is: "right", isOtherCase: true }
    : { is: "wrong", set, found };
}

const asClause = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1, message.endsWith(".") ? -1 : undefined);

/** What our engine shows, up to the first data set on which the formula is not right. */
function ours(formula: string, sets: readonly DataSet[]): Opinion {
  let isOtherCase = false;
  for (const set of sets) {
    const opinion = opinionOn(runOurs(formula, set.world), set);
    if (opinion.is !== "right") return opinion;
    isOtherCase ||= opinion.isOtherCase === true;
  }
  return { is: "right", isOtherCase };
}

/** What the second engine shows; an error in place of a value may be its own. */
async function second(runner: SheetRunner, formula: string, sets: readonly DataSet[]): Promise<Opinion> {
  if (!mayBeAsked(formula)) return NOT_ASKED;
  for (const set of sets) {
    const opinion = opinionOn(await runner.run(formula, worldFor(formula, set.world)), set);
    const isError =
      opinion.is === "wrong" && opinion.found.flat().some((cell) => typeof cell === "object" && cell !== null);
    if (isError) return { is: "unknown", what: "an error of the second engine" };
    if (opinion.is !== "right") return opinion;
  }
  return { is: "right" };
}

/**
 * Runs a formula on the sample and on the hidden data. It is right where our engine gives the right results and the second one
 * does not contradict with a result that is trusted; it is wrong, or does not run, where the second one does not find it right.
 */
export async function judge(
  runner: SheetRunner,
  exec: SheetExec,
  { quote, formula }: FoundFormula,
): Promise<RunVerdict> {
  const verdicts: RunVerdict[] = [];
  for (const reading of readingsOf(formula)) {
    const verdict = await judgeReading(runner, exec, reading, quote);
    if (verdict.is === "right") return verdict;
    verdicts.push(verdict);
  }
  return verdicts[0] ?? { is: "absent" };
}

async function judgeReading(runner: SheetRunner, exec: SheetExec, formula: string, quote: Quote): Promise<RunVerdict> {
  const sets = setsOf(exec);
  const opinion = ours(formula, sets);
  // What is too much for our engine may have no end in the other one.
  const other = "isLimit" in opinion ? NOT_ASKED : await second(runner, formula, sets);
  const isSecondRight = other.is === "right" && !isTooLenient(formula);
  const right = { is: "right", quote, sets: exec.variants.length } as const;
  const noAgreement: RunVerdict = { is: "unknown", quote, what: NO_AGREEMENT };
  switch (opinion.is) {
    case "right":
      if (other.is === "wrong" && isTrusted(formula)) return noAgreement;
      return opinion.isOtherCase ? { ...right, surplus: OTHER_CASE } : right;
    case "unknown":
      return isSecondRight ? right : { is: "unknown", quote, what: opinion.what };
    case "broken":
      return isSecondRight ? noAgreement : { is: "broken", quote, problem: opinion.problem };
    case "wrong":
      return isSecondRight ? noAgreement : wrong(exec, formula, quote, opinion);
  }
}

function wrong(
  exec: SheetExec,
  formula: string,
  quote: Quote,
  { set, found }: Extract<Opinion, { is: "wrong" }>,
): RunVerdict {
  const { on, about, world, expected } = set;
  return {
    is: "wrong",
    quote,
    on,
    because: `it goes wrong when ${about}: ${difference(expected, found)}`,
    counterexample: counterexampleOf({ exec, formula, about, world, expected, found }),
  };
}
