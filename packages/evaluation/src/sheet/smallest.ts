import type { FormulaWorld, SheetExec } from "@dryrun/content/interview/question";
import { addressOf } from "@dryrun/engines/addresses";
import type { GridSheet } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { CellValue } from "@dryrun/engines/workbook";
import { isSameResult } from "./same.ts";
import { worldFor } from "./world.ts";

interface Reduced {
  world: FormulaWorld;
  expected: CellValue[][];
  found: CellValue[][];
}
interface Difference extends Reduced {
  exec: SheetExec;
  formula: string;
}

/** Runs for one counter-example; a formula that needs many steps is tried less often. */
const MOST_RUNS = 60;
const LIMITS = { text: 20_000, steps: 200_000, cells: 100_000, depth: 200, characters: 20_000 };
/** Row 1 has the headings, and cells beside the data that the question names. */
const FIRST_ROW = 2;

function resultOf(formula: string, world: FormulaWorld): CellValue[][] | null {
  const outcome = sheetEngine.run(formula, worldFor(formula, world), LIMITS);
  return "ok" in outcome ? outcome.ok.rows : null;
}

function rowsOf({ rows = [], cells = {} }: GridSheet): number[] {
  const single = Object.keys(cells).flatMap((address) => addressOf(address)?.row ?? []);
  return [...new Set([...rows.map((_, at) => at + 1), ...single])].filter((row) => row >= FIRST_ROW);
}

/** The sheet with one row empty; the other rows stay where they are. */
function withoutRow({ rows = [], cells = {}, ...sheet }: GridSheet, row: number): GridSheet {
  return {
    ...sheet,
    rows: rows.map((line, at) => (at + 1 === row ? [] : line)),
    cells: Object.fromEntries(Object.entries(cells).filter(([address]) => addressOf(address)?.row !== row)),
  };
}

/** Errors and values are different faults: the smaller data must show the same one. */
const kindOf = (rows: readonly CellValue[][]): string =>
  rows.flat().some((cell) => typeof cell === "object" && cell !== null) ? "error" : "value";

/** The world without rows that do not matter: the right result stays, and this formula's is still another one. */
export function smallestWorld({ exec, formula, ...difference }: Difference): Reduced {
  let smallest: Reduced = difference;
  let runs = 0;
  for (const [at, { name }] of difference.world.sheets.entries()) {
    const sheet = difference.world.sheets[at];
    if (!sheet) continue;
    for (const row of rowsOf(sheet)) {
      if (++runs > MOST_RUNS) return smallest;
      const sheets = smallest.world.sheets.map((one) => (one.name === name ? withoutRow(one, row) : one));
      const world = { ...smallest.world, sheets };
      const expected = resultOf(exec.reference, world);
      const found = resultOf(formula, world);
      if (!expected || !found || !isSameResult(difference.expected, expected)) continue;
      if (isSameResult(expected, found) || kindOf(found) !== kindOf(difference.found)) continue;
      smallest = { world, expected, found };
    }
  }
  return smallest;
}
