import { escapeHtml } from "@dryrun/domain/html";
import { listOf } from "../blocks/block.ts";

interface DrawnTable {
  name: string;
  columns: string[];
}

const WIDTH = 340;
const BOX = 136;
const RIGHT = WIDTH - BOX;
const ROW = 20;
const GAP = 14;

const heightOf = ({ columns }: DrawnTable) => (columns.length + 1) * ROW + 9;

/** Stacks boxes from the top; returns them with their tops, and the height of all. */
function stack(tables: DrawnTable[]) {
  let top = 1;
  const boxes = tables.map((table) => {
    const box = { table, top, height: heightOf(table) };
    top += box.height + GAP;
    return box;
  });
  return { boxes, height: top - GAP + 1 };
}

type Box = ReturnType<typeof stack>["boxes"][number];

function boxSvg({ table, top, height }: Box, left: number): string {
  const columns = table.columns.map(
    (column, index) => `<text x="${left + 8}" y="${top + (index + 2) * ROW}">${escapeHtml(column)}</text>`,
  );
  return `<rect x="${left + 0.5}" y="${top}" width="${BOX - 1}" height="${height}" rx="4"/><text class="name" x="${left + 8}" y="${top + ROW}">${escapeHtml(table.name)}</text>${columns.join("")}`;
}

/** A line from the "one" side to the "many" side, with 1 and * at its ends. */
function linkSvg(one: Box, many: Box): string {
  const from = one.top + one.height / 2;
  const to = Math.min(Math.max(from, many.top + 10), many.top + many.height - 10);
  return `<path d="M${BOX} ${from}L${RIGHT} ${to}"/><text x="${BOX + 5}" y="${from - 4}">1</text><text x="${RIGHT - 12}" y="${to - 4}">*</text>`;
}

const spokenTable = ({ name, columns }: DrawnTable) => `${name} with ${columns.join(", ")}`;

/** Draws a model: tables with one row for each thing on the left, tables with many rows on the right. */
export function modelFigure(header: Record<string, unknown>): string {
  const one = listOf<DrawnTable>(header, "one");
  const many = listOf<DrawnTable>(header, "many");
  const left = stack(one);
  const right = stack(many);
  const height = Math.max(left.height, right.height);
  const links = right.boxes.flatMap((to) => left.boxes.map((from) => linkSvg(from, to)));
  const boxes = [...left.boxes.map((box) => boxSvg(box, 0)), ...right.boxes.map((box) => boxSvg(box, RIGHT))];
  const spoken = `One row for each: ${one.map(spokenTable).join("; ")}. Many rows: ${many.map(spokenTable).join("; ")}.`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(spoken)}">${links.join("")}${boxes.join("")}</svg>`;
}
