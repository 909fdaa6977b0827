import type { FormulaWorld, SheetExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import { type SheetResult, sheetEngine } from "@dryrun/engines/sheet/engine";
import type { CellValue } from "@dryrun/engines/workbook";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { counterexampleOf, difference } from "./counterexample.ts";
import { partsOf } from "./formula-tree.ts";
import { isTooLenient, isTrusted } from "./ironcalc-limits.ts";
import type { SheetRunner } from "./runner.ts";
import { isSameResult } from "./same.ts";
import { worldFor } from "./world.ts";

interface DataSet {
  on: WrongOn;
  about: string;
  world: FormulaWorld;
  expected: CellValue[][];
}

type Opinion =
  | { is: "right" }
  | { is: "wrong"; set: DataSet; found: CellValue[][] }
  | { is: "broken"; problem: string }
  | { is: "unknown"; what: string };

const NO_AGREEMENT = "the two engines that run formulas do not agree on it";

/** The visible sample first, then the hidden data sets. */
export const setsOf = ({ world, expected, variants }: SheetExec): DataSet[] => [
  { on: "sample", about: "it is run on the sample data", world, expected },
  ...variants.map(({ kind, ...variant }) => ({ on: kind, ...variant })),
];

const runOurs = (formula: string, world: FormulaWorld) => sheetEngine.run(formula, worldFor(formula, world));

function opinionOn(outcome: Outcome<SheetResult>, set: DataSet): Opinion {
  if ("unsupported" in outcome) return { is: "unknown", what: outcome.unsupported.what };
  if ("error" in outcome) {
    const { kind, message } = outcome.error;
    return kind === "limit" ? { is: "unknown", what: asClause(message) } : { is: "broken", problem: message };
  }
  const found = outcome.ok.rows;
  return isSameResult(set.expected, found) ? { is: "right" } : { is: "wrong", set, found };
}

const asClause = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.+$/, "");

/** What our engine shows, up to the first data set on which the formula is not right. */
function ours(formula: string, sets: readonly DataSet[]): Opinion {
  for (const set of sets) {
    const opinion = opinionOn(runOurs(formula, set.world), set);
    if (opinion.is !== "right") return opinion;
  }
  return { is: "right" };
}

/**
 * What the second engine shows; an error in place of a value may be its own. It has no limits, so it gets nothing that our parser
 * refuses, such as thousands of functions in each other.
 */
async function second(runner: SheetRunner, formula: string, sets: readonly DataSet[]): Promise<Opinion> {
  if (partsOf(formula).length === 0) return { is: "unknown", what: "a formula that cannot be parsed" };
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
  const sets = setsOf(exec);
  const opinion = ours(formula, sets);
  const other = await second(runner, formula, sets);
  const isSecondRight = other.is === "right" && !isTooLenient(formula);
  if (opinion.is === "right")
    return other.is === "wrong" && isTrusted(formula)
      ? { is: "unknown", quote, what: NO_AGREEMENT }
      : { is: "right", quote, sets: exec.variants.length };
  if (opinion.is === "unknown")
    return isSecondRight
      ? { is: "right", quote, sets: exec.variants.length }
      : { is: "unknown", quote, what: opinion.what };
  if (isSecondRight) return { is: "unknown", quote, what: NO_AGREEMENT };
  if (opinion.is === "broken") return { is: "broken", quote, problem: opinion.problem };
  const { on, about, world, expected } = opinion.set;
  const shown = counterexampleOf({ exec, formula, about, world, expected, found: opinion.found });
  return {
    is: "wrong",
    quote,
    on,
    because: `it goes wrong when ${about}: ${difference(expected, opinion.found)}`,
    counterexample: shown,
  };
}
