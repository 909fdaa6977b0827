import { listOf } from "../blocks/block.ts";
import { inlineHtml } from "../lesson/markdown.ts";

/** Draws steps that follow each other. */
export function flowFigure(header: Record<string, unknown>): string {
  const steps = listOf<string>(header, "steps").map((step) => `<li>${inlineHtml(String(step))}</li>`);
  return `<ol>${steps.join("")}</ol>`;
}
