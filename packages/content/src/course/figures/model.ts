import { escapeHtml } from "@dryrun/domain/html";
import { listOf } from "../blocks/block.ts";

interface DrawnTable {
  name: string;
  columns: string[];
}

const WIDTH = 340;
const BOX = 136;
const RIGHT = WIDTH - BOX;
const MIDDLE = WIDTH / 2;
const ROW = 20;
const GAP = 14;

const heightOf = ({ columns }: DrawnTable) => (columns.length + 1) * ROW + 9;

const heightOfAll = (tables: DrawnTable[]) => tables.reduce((sum, table) => sum + heightOf(table) + GAP, -GAP);

/** Stacks boxes around the middle of the drawing. */
function stack(tables: DrawnTable[], height: number) {
  let top = (height - heightOfAll(tables)) / 2;
  return tables.map((table) => {
    const box = { table, top, height: heightOf(table), middle: top + heightOf(table) / 2 };
    top += box.height + GAP;
    return box;
  });
}

type Box = ReturnType<typeof stack>[number];

function boxSvg({ table, top, height }: Box, left: number): string {
  const columns = table.columns.map(
    (column, index) => `<text x="${left + 8}" y="${top + (index + 2) * ROW}">${escapeHtml(column)}</text>`,
  );
  return `<rect x="${left + 0.5}" y="${top}" width="${BOX - 1}" height="${height}" rx="4"/><text class="name" x="${left + 8}" y="${top + ROW}">${escapeHtml(table.name)}</text>${columns.join("")}`;
}

/** Draws lines from every "one" side to every "many" side, with 1 and * over their ends. */
function linksSvg(one: Box[], many: Box[]): string {
  const middles = [...one, ...many].map(({ middle }) => middle);
  const starts = one.map(({ middle }) => `<path d="M${BOX} ${middle}H${MIDDLE}"/>`);
  const ends = many.map(({ middle }) => `<path d="M${MIDDLE} ${middle}H${RIGHT}"/>`);
  const ones = one.map(({ middle }) => `<text x="${BOX + 5}" y="${middle - 5}">1</text>`);
  const stars = many.map(({ middle }) => `<text x="${RIGHT - 12}" y="${middle - 2}">*</text>`);
  const spine = `<path d="M${MIDDLE} ${Math.min(...middles)}V${Math.max(...middles)}"/>`;
  return [spine, ...starts, ...ends, ...ones, ...stars].join("");
}

const spokenTable = ({ name, columns }: DrawnTable) => `${name} with ${columns.join(", ")}`;

/** Draws a model: tables with one row for each thing on the left, tables with many rows on the right. */
export function modelFigure(header: Record<string, unknown>): string {
  const one = listOf<DrawnTable>(header, "one");
  const many = listOf<DrawnTable>(header, "many");
  const height = Math.max(heightOfAll(one), heightOfAll(many)) + 2;
  const left = stack(one, height);
  const right = stack(many, height);
  const boxes = [...left.map((box) => boxSvg(box, 0)), ...right.map((box) => boxSvg(box, RIGHT))];
  const spoken = `One row for each: ${one.map(spokenTable).join("; ")}. Many rows: ${many.map(spokenTable).join("; ")}.`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(spoken)}">${linksSvg(left, right)}${boxes.join("")}</svg>`;
}
