import type { LessonCheck, LessonPart } from "@dryrun/domain/courses/lessons/parts";
import { escapeHtml } from "@dryrun/domain/html";
import { RUN_KINDS, type RunKind } from "@dryrun/domain/interviews/limits";
import { columnLetters } from "@dryrun/engines/addresses";
import type { DaxValue } from "@dryrun/engines/dax/data";
import type { GridCell } from "@dryrun/engines/grid";
import type { Token, Tokens } from "marked";
import { type Block, LessonFault, listOf, readBlock, refuseOthers, textOf } from "../blocks/block.ts";
import { type SheetSource, sheetsOf } from "../data/sheets.ts";
import { type WorldHeader, worldOf } from "../data/world.ts";
import { flowFigure } from "../figures/flow.ts";
import { lineFigure } from "../figures/line.ts";
import { modelFigure } from "../figures/model.ts";
import { percent, pointsOf } from "../figures/numbers.ts";
import { splitFile } from "./front-matter.ts";
import { blockHtml, htmlOf, inlineHtml, tokensOf } from "./markdown.ts";
import { readingMinutes } from "./reading-time.ts";

const MOST_ROWS = 15;

function cellText(cell: GridCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return cell.toLocaleString("en-IN", { useGrouping: false, maximumFractionDigits: 10 });
  if (typeof cell !== "object") return String(cell);
  return "date" in cell ? cell.date : "formula" in cell ? cell.formula : cell.error;
}

/** Draws cells of a sheet as Excel shows them, with marked ones. */
function cellsFigure({ sheet, marked = [] }: Record<string, unknown>): string {
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

/** Draws bars in a table, so that a screen reader and a narrow screen read the same rows. */
function barFigure(_header: Record<string, unknown>, shown: string): string {
  const { points, columns } = pointsOf(shown);
  const most = Math.max(...points.map(({ value }) => value));
  const rows = points.map(
    ({ label, value, text }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td><svg aria-hidden="true" width="100%" height="14"><rect width="${percent(value, most)}%" height="14" rx="2"/></svg></td><td>${text}</td></tr>`,
  );
  const [first = "", second = ""] = columns.map(escapeHtml);
  return `<table><thead><tr><th scope="col">${first}</th><td></td><th scope="col">${second}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

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
function drawFigure({ kind, header }: Block, shown: string): string {
  const drawing = DRAWINGS.get(kind);
  if (!drawing) throw new LessonFault(`There is no figure "${kind}".`);
  refuseOthers(header, ["caption", ...drawing.keys]);
  const caption = inlineHtml(textOf(header, "caption"));
  return `<figure class="${kind}">${drawing.draw(header, shown)}<figcaption>${caption}</figcaption></figure>`;
}

const valueText = (value: DaxValue) => (typeof value === "object" && value !== null ? value.date : String(value));

function daxContext({ rows = [], columns = [], slicers = [], measures = {}, kind, table }: WorldHeader): string[] {
  const visual = [...rows, ...columns];
  return [
    ...(kind === "column" ? [`Calculated column of ${table}`] : []),
    ...(visual.length > 0 ? [`In a visual by ${visual.join(", ")}`] : []),
    ...slicers.map(({ column, values }) => `Filter: ${column} is ${values.map(valueText).join(" or ")}`),
    ...Object.entries(measures).map(([name, expression]) => `Measure: ${name} = ${expression}`),
  ];
}

/** Returns where a program runs, as lines above it on the page. */
function contextOf(kind: RunKind, header: WorldHeader): string[] {
  if (kind === "dax") return daxContext(header);
  if (kind !== "sheet") return [];
  const [first = ""] = Object.keys(header.sheets ?? {});
  return [`In cell ${header.at} of sheet ${header.sheet ?? first}`];
}

const optionOf = (option: Record<string, unknown>) => {
  refuseOthers(option, ["text", "right", "why"]);
  return {
    html: inlineHtml(textOf(option, "text")),
    isRight: option.right === true,
    why: inlineHtml(textOf(option, "why")),
  };
};

/** Reads a question with options; each option says why it is right or wrong. */
function readCheck({ header }: Block): LessonCheck {
  refuseOthers(header, ["ask", "options"]);
  const options = listOf<Record<string, unknown>>(header, "options").map(optionOf);
  if (options.length < 2 || options.filter(({ isRight }) => isRight).length !== 1)
    throw new LessonFault("A check needs at least two options, one of them right.");
  return { ask: inlineHtml(textOf(header, "ask")), options };
}

/** The content of a lesson's file. */
export interface ParsedLesson {
  title: string;
  /** What the reader can do afterwards, in one sentence. */
  goal: string;
  /** Whether anybody can read it. */
  isFree: boolean;
  minutes: number;
  parts: LessonPart[];
  /** The data of its programs as JSON texts; several programs can share one. */
  worlds: string[];
}

const TYPED = /^(run|table|figure|check|proof)( |$)/;
const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === "code";
const isSpace = (token: Token) => token.type === "space";
const isRunKind = (kind: string): kind is RunKind => RUN_KINDS.some((known) => known === kind);

/** Collects the parts of a lesson; text, tables and figures that follow each other are one part. */
class Parts {
  readonly list: LessonPart[] = [];
  readonly worlds: string[] = [];
  #html = "";

  write(html: string) {
    this.#html += html;
  }

  /** Ends the current text. */
  flush() {
    if (this.#html !== "") this.list.push({ html: this.#html, run: null, check: null });
    this.#html = "";
  }

  addRun({ kind, header, program }: Block, shown: string) {
    if (!isRunKind(kind)) throw new LessonFault(`Nothing runs "${kind}".`);
    const world = worldOf(kind, header);
    if (!this.worlds.includes(world)) this.worlds.push(world);
    this.flush();
    const run = {
      kind,
      program: program.trim(),
      context: contextOf(kind, header),
      world: this.worlds.indexOf(world),
    };
    this.list.push({ html: blockHtml(shown), run, check: null });
  }

  addCheck(block: Block) {
    this.flush();
    this.list.push({ html: "", run: null, check: readCheck(block) });
  }
}

function addBlock(parts: Parts, block: Block, shown: string | null) {
  const result = () => {
    if (shown === null) throw new LessonFault("A program has no shown result: npm run course:fill");
    return shown;
  };
  if (block.is === "run") return parts.addRun(block, result());
  if (block.is === "check") return parts.addCheck(block);
  if (block.is === "figure") return parts.write(drawFigure(block, shown ?? ""));
  refuseOthers(block.header, ["sql", "tables"]);
  textOf(block.header, "sql");
  // A proof is not shown. It computes numbers that the text uses.
  if (block.is === "table") parts.write(blockHtml(result()));
}

function readParts(body: string): Parts {
  const tokens = tokensOf(body).filter((token) => !isSpace(token));
  const parts = new Parts();
  for (const [index, token] of tokens.entries()) {
    const words = isCode(token) ? (token.lang ?? "") : "";
    if (words === "shown") continue;
    if (!isCode(token) || !TYPED.test(words)) {
      parts.write(htmlOf([token]));
      continue;
    }
    const next = tokens[index + 1];
    const shown = isCode(next) && next.lang === "shown" ? next.text : null;
    addBlock(parts, readBlock(words, token.text), shown);
  }
  parts.flush();
  return parts;
}

/** Reads a lesson. Throws a LessonFault that tells the author what to mend. */
export function parseLesson(text: string): ParsedLesson {
  const { values, body } = splitFile(text, ["title", "goal", "free"]);
  const { list: parts, worlds } = readParts(body);
  return {
    title: textOf(values, "title"),
    goal: textOf(values, "goal"),
    isFree: values.free === true,
    minutes: readingMinutes(parts),
    parts,
    worlds,
  };
}
