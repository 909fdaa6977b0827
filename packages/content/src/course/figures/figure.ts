import { type Block, LessonFault, refuseOthers, textOf } from "../blocks/block.ts";
import { inlineHtml } from "../lesson/markdown.ts";
import { barFigure } from "./bar.ts";
import { cellsFigure } from "./cells.ts";
import { flowFigure } from "./flow.ts";
import { lineFigure } from "./line.ts";
import { modelFigure } from "./model.ts";

/** The header and the shown rows of a figure; returns its HTML. Throws a LessonFault. */
type Draw = (header: Record<string, unknown>, shown: string) => string;

const DRAWINGS: ReadonlyMap<string, { draw: Draw; keys: readonly string[] }> = new Map([
  ["bar", { draw: barFigure, keys: ["sql", "tables"] }],
  ["line", { draw: lineFigure, keys: ["sql", "tables"] }],
  ["flow", { draw: flowFigure, keys: ["steps"] }],
  ["model", { draw: modelFigure, keys: ["one", "many"] }],
  ["cells", { draw: cellsFigure, keys: ["sheet", "marked"] }],
]);

/** Draws a figure with its caption. */
export function drawFigure({ kind, header }: Block, shown: string): string {
  const drawing = DRAWINGS.get(kind);
  if (!drawing) throw new LessonFault(`There is no figure "${kind}".`);
  refuseOthers(header, ["caption", ...drawing.keys]);
  const caption = inlineHtml(textOf(header, "caption"));
  return `<figure class="${kind}">${drawing.draw(header, shown)}<figcaption>${caption}</figcaption></figure>`;
}
