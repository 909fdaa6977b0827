import { type Area, addressOf } from "@dryrun/engines/addresses";
import { sheetOf } from "@dryrun/engines/grid";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { areasOf } from "./formula-tree.ts";

function isEmpty({ sheets }: FormulaWorld, name: string, { from, to }: Area): boolean {
  const found = sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  return (
    found !== undefined &&
    Object.keys(sheetOf(found).cells).every((address) => {
      const at = addressOf(address);
      return !at || at.row < from.row || at.row > to.row || at.column < from.column || at.column > to.column;
    })
  );
}

const plain = (text: string): string => text.replaceAll("$", "").toLowerCase();

/**
 * Whether a formula reads cells that are empty in the question's data and that the answer fills itself: by another formula, or by
 * a table that it describes.
 */
export function usesOwnCells(world: FormulaWorld, answer: string, found: FoundFormula, hasOthers: boolean): boolean {
  const { quote, formula } = found;
  const words = plain(answer.slice(0, quote.start) + answer.slice(quote.end));
  return areasOf(formula)
    .filter(({ sheet, area }) => isEmpty(world, sheet ?? world.sheet, area))
    .some(({ start, end }) => hasOthers || words.includes(plain(formula.slice(start, end))));
}
