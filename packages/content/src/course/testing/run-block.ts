import type { RunKind } from "@dryrun/domain/interviews/limits";
import type { RunCell, RunOutcome, RunTable } from "@dryrun/run-worker/protocol";
import type { Run } from "@dryrun/run-worker/run";
import { runFormula } from "@dryrun/run-worker/run-formula";
import { runMacro } from "@dryrun/run-worker/run-macro";
import { runMeasure } from "@dryrun/run-worker/run-measure";
import { runSqlWith } from "@dryrun/run-worker/run-sql";
import initSqlJs from "sql.js";
import { type Block, readBlock } from "../blocks/block.ts";
import { type WorldHeader, worldOf } from "../data/world.ts";

const sql = initSqlJs().then(({ Database }) => runSqlWith(() => new Database()));

/** The engines of the page, in this process. */
const RUNS: Readonly<Record<RunKind, Run>> = {
  sql: async (program, data) => (await sql)(program, data),
  sheet: runFormula,
  dax: runMeasure,
  vba: runMacro,
};

const escaped = (text: string) => text.replace(/[\\|*_`<>[\]~]/g, "\\$&");
const cellText = (cell: RunCell) => (cell === null ? "" : escaped(String(cell)));
const rowText = (cells: string[]) => `| ${cells.join(" | ")} |`;

/** Writes a table as Markdown; cells that a macro changed are bold. */
function tableText({ name, columns, headers, rows, marked, more }: RunTable): string {
  const hasHeaders = headers.length > 0;
  const isMarked = (row: number, column: number) => marked.some(([r, c]) => r === row && c === column);
  const heads = [...(hasHeaders ? [""] : []), ...columns.map(escaped)];
  const lines = rows.map((cells, row) => {
    const texts = cells.map((cell, column) => {
      const text = cellText(cell);
      return text !== "" && isMarked(row, column) ? `**${text}**` : text;
    });
    return rowText([...(hasHeaders ? [escaped(headers[row] ?? "")] : []), ...texts]);
  });
  return [
    ...(name === "" ? [] : [escaped(name), ""]),
    rowText(heads),
    rowText(heads.map(() => "---")),
    ...lines,
    ...(more > 0 ? ["", `and ${more} more rows`] : []),
  ].join("\n");
}

/** Writes a result as the Markdown of a `shown` block. */
function outcomeText(outcome: RunOutcome): string {
  if (outcome.is === "unsupported") throw new Error(`The engine does not support ${outcome.what}.`);
  if (outcome.is === "error") return `Error: ${escaped(outcome.message)}`;
  const notes = outcome.notes.map((note) => `- ${escaped(note)}`).join("\n");
  return [...outcome.tables.map(tableText), ...(notes === "" ? [] : [notes])].join("\n\n");
}

function programOf({ is, kind, header, program }: Block): { kind: RunKind; program: string; header: WorldHeader } {
  if (is === "run") return { kind: kind as RunKind, program: program.trim(), header };
  const { tables } = header as WorldHeader;
  return { kind: "sql", program: String(header.sql), header: tables ? { tables } : {} };
}

/** Runs a block; returns the Markdown of its result. */
export async function runBlock(block: Block): Promise<string> {
  const { kind, program, header } = programOf(block);
  return outcomeText(await RUNS[kind](program, worldOf(kind, header)));
}

const RUNNABLE =
  /^```(run [a-z]+|table|proof|figure (?:bar|line))\n([\s\S]*?)^```\n(?:\n?```shown\n([\s\S]*?)\n?```\n)?/gm;

/** A block that runs, where it is in its file, and the result written below it. */
export interface Runnable {
  from: number;
  to: number;
  source: string;
  block: Block;
  shown: string | null;
}

/** Finds the blocks of a file that run. */
export const runnablesOf = (text: string): Runnable[] =>
  [...text.matchAll(RUNNABLE)].map((found) => {
    const [whole, words = "", inner = "", shown] = found;
    const end = whole.indexOf("\n```\n", words.length + 3) + 5;
    return {
      from: found.index,
      to: found.index + whole.length,
      source: whole.slice(0, end),
      block: readBlock(words, inner),
      shown: shown ?? null,
    };
  });

/** Returns the file with the results of all its blocks. */
export async function filled(text: string): Promise<string> {
  let result = "";
  let at = 0;
  for (const { from, to, source, block } of runnablesOf(text)) {
    result += `${text.slice(at, from)}${source}\n\`\`\`shown\n${await runBlock(block)}\n\`\`\`\n`;
    at = to;
  }
  return result + text.slice(at);
}
