import { escapeHtml } from "@dryrun/domain/html";
import { columnLetters } from "@dryrun/engines/addresses";
import type { GridCell } from "@dryrun/engines/grid";
import { LessonFault } from "../blocks/block.ts";
import { type SheetSource, sheetsOf } from "../data/sheets.ts";

const MOST_ROWS = 15;

function cellText(cell: GridCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return cell.toLocaleString("en-IN", { useGrouping: false, maximumFractionDigits: 10 });
  if (typeof cell !== "object") return String(cell);
  return "date" in cell ? cell.date : "formula" in cell ? cell.formula : cell.error;
}

/** Draws cells of a sheet as Excel shows them, with marked ones. */
export function cellsFigure({ sheet, marked = [] }: Record<string, unknown>): string {
  const [{ rows = [] } = {}] = sheetsOf({ Sheet: sheet as SheetSource });
  if (rows.length > MOST_ROWS + 1) throw new LessonFault(`A figure shows at most ${MOST_ROWS} rows.`);
  const width = Math.max(...rows.map((row) => row.length));
  const letters = Array.from({ length: width }, (_, column) => columnLetters(column + 1));
  const isMarked = (address: string) => Array.isArray(marked) && marked.includes(address);
  const lines = rows.map((row, index) => {
    const cells = letters.map((letter, column) => {
      const text = escapeHtml(cellText(row[column]));
      return isMarked(`${letter}${index + 1}`) ? `<td><mark>${text}</mark></td>` : `<td>${text}</td>`;
    });
    return `<tr><th scope="row">${index + 1}</th>${cells.join("")}</tr>`;
  });
  const heads = letters.map((letter) => `<th scope="col">${letter}</th>`).join("");
  return `<div class="wide" role="group" tabindex="0"><table><thead><tr><td></td>${heads}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`;
}
