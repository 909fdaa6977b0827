import { escapeHtml } from "@dryrun/domain/html";
import { pointsOf } from "./numbers.ts";

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 8;
const TOP = 22;
const BOTTOM = 146;
/** Labels below the line; more would overlap on a phone. */
const LABELS = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a line over equal steps, from zero; its first, highest and last points have their numbers. */
export function lineFigure(_header: Record<string, unknown>, shown: string): string {
  const { points, columns } = pointsOf(shown);
  const most = Math.max(...points.map(({ value }) => value));
  const x = (index: number) => round(LEFT + (index * (WIDTH - 2 * LEFT)) / (points.length - 1));
  const y = (value: number) => round(BOTTOM - (value / (most || 1)) * (BOTTOM - TOP));
  const path = points.map(({ value }, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(value)}`).join("");
  const last = points.length - 1;
  const anchor = (index: number) => (index === 0 ? "start" : index === last ? "end" : "middle");
  const named = new Set([0, last, points.findIndex(({ value }) => value === most)]);
  const every = Math.ceil(points.length / LABELS);
  const marks = points.flatMap(({ value, text }, index) =>
    named.has(index)
      ? `<circle cx="${x(index)}" cy="${y(value)}" r="3"/><text x="${x(index)}" y="${y(value) - 7}" text-anchor="${anchor(index)}">${text}</text>`
      : [],
  );
  const labels = points.flatMap(({ label }, index) =>
    (index % every === 0 && index + every <= last) || index === last
      ? `<text x="${x(index)}" y="${HEIGHT - 6}" text-anchor="${anchor(index)}">${escapeHtml(label)}</text>`
      : [],
  );
  const spoken = points.map(({ label, text }) => `${label}: ${text}`).join("; ");
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${columns[1]}. ${spoken}`)}"><path class="axis" d="M${LEFT} ${BOTTOM}H${WIDTH - LEFT}"/><path class="line" d="${path}"/>${marks.join("")}${labels.join("")}</svg>`;
}
