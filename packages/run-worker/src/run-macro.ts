import { addressOf } from "@dryrun/engines/addresses";
import type { Outcome } from "@dryrun/engines/engine";
import { createVbaEngine } from "@dryrun/engines/vba/create-engine";
import type { VbaData, VbaResult, VbaSheet } from "@dryrun/engines/vba/data";
import { datesIn } from "@dryrun/engines/vba/dates-in";
import { NEEDS_FORMULAS } from "@dryrun/engines/vba/formulas";
import { type MacroData, vbaDataOf } from "@dryrun/engines/vba/macro-data";
import type { CellContent, CellValue } from "@dryrun/engines/workbook";
import { words } from "./messages.en-in.ts";
import type { RunTable } from "./protocol.ts";
import type { Run } from "./run.ts";
import { sheetTable, shownOutcome, shownTable } from "./tables.ts";

const contentText = (content: CellContent | undefined): CellValue =>
  typeof content === "object" && content !== null && "formula" in content ? content.formula : (content ?? null);

/** Returns the used cells of a sheet after the run, with changed ones marked. */
function changedTable(
  after: VbaSheet,
  before: VbaSheet | undefined,
  dates: ReadonlyMap<number, string>,
): RunTable | null {
  const addresses = [...new Set([...Object.keys(after.cells), ...Object.keys(before?.cells ?? {})])];
  const places = addresses.flatMap((address) => addressOf(address) ?? []);
  const height = Math.max(0, ...places.map(({ row }) => row));
  const width = Math.max(0, ...places.map(({ column }) => column));
  const rows: CellValue[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => null));
  const marked: [number, number][] = [];
  for (const address of addresses) {
    const at = addressOf(address);
    if (!at) continue;
    const value = contentText(after.cells[address]);
    const row = rows[at.row - 1];
    if (row) row[at.column - 1] = value;
    const isFormatted = JSON.stringify(after.formats?.[address]) !== JSON.stringify(before?.formats?.[address]);
    if (isFormatted || JSON.stringify(value) !== JSON.stringify(contentText(before?.cells[address])))
      marked.push([at.row - 1, at.column - 1]);
  }
  if (before && marked.length === 0) return null;
  const shown = rows.map((row) => row.map((value) => (typeof value === "number" && dates.get(value)) || value));
  return sheetTable(after.name, { row: 1, column: 1 }, shown, marked);
}

function notesOf({ messages, saved }: VbaResult): string[] {
  return [
    ...messages.map(({ kind, text }) => (kind === "debug" ? words.debug(text) : words.message(text))),
    ...saved.map(({ kind, path }) =>
      kind === "print" ? words.printed : kind === "export" ? words.exported(path) : words.saved(path),
    ),
  ];
}

const engine = createVbaEngine(null);

/** Loads the formula engine only on demand: it is as large as the macro engine, and most macros need no formulas. */
async function outcomeOf(program: string, data: VbaData): Promise<Outcome<VbaResult>> {
  const outcome = engine.run(program, data);
  if (!("unsupported" in outcome) || outcome.unsupported.what !== NEEDS_FORMULAS) return outcome;
  const { vbaEngine } = await import("@dryrun/engines/vba/engine");
  return vbaEngine.run(program, data);
}

/** Runs a macro; returns the changed sheets and the macro's messages. */
export const runMacro: Run = async (program, text) => {
  const input = JSON.parse(text) as MacroData;
  const data = vbaDataOf(input);
  const dates = datesIn(input);
  const before = data.workbook.sheets;
  return shownOutcome(await outcomeOf(program, data), (result) => {
    const changed = result.workbook.sheets.flatMap(
      (sheet) =>
        changedTable(
          sheet,
          before.find(({ name }) => name === sheet.name),
          dates,
        ) ?? [],
    );
    const returned =
      result.returned === undefined
        ? []
        : [shownTable({ name: "", columns: [words.returned], headers: [], rows: [[result.returned]] })];
    return { tables: [...returned, ...changed], notes: notesOf(result) };
  });
};
