import { escapeHtml } from "@dryrun/domain/html";
import { percent, pointsOf } from "./numbers.ts";

/** Draws bars in a table, so that a screen reader and a narrow screen read the same rows. */
export function barFigure(_header: Record<string, unknown>, shown: string): string {
  const { points, columns } = pointsOf(shown);
  const most = Math.max(...points.map(({ value }) => value));
  const rows = points.map(
    ({ label, value, text }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td><svg aria-hidden="true" width="100%" height="14"><rect width="${percent(value, most)}%" height="14" rx="2"/></svg></td><td>${text}</td></tr>`,
  );
  const [first = "", second = ""] = columns.map(escapeHtml);
  return `<table><thead><tr><th scope="col">${first}</th><td></td><th scope="col">${second}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
