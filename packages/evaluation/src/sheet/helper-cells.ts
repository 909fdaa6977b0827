import { type Area, addressOf } from "@dryrun/engines/addresses";
import { sheetOf } from "@dryrun/engines/grid";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { FoundFormula } from "./answer/find-formulas.ts";
import { areasOf } from "./formula-tree.ts";

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
export function usesHelperCells(
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
