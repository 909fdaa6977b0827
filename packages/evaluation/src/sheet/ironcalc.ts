import { addressOf } from "@dryrun/engines/addresses";
import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { SheetData } from "@dryrun/engines/sheet/evaluate";
import type { CellContent, CellError, CellValue } from "@dryrun/engines/workbook";
import type { Model } from "@ironcalc/wasm";
import type { SheetRunner } from "./runner.ts";

/** The used part of `@ironcalc/wasm`, initialised. */
export interface Ironcalc {
  Model: new (name: string, locale: string, timezone: string, language: string) => Model;
}

const CELL_TYPE = { number: 1, text: 2, logical: 4, error: 16 } as const;
const EXCEL_ERRORS = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NUM!", "#N/A", "#SPILL!", "#CALC!"] as const;
/** Shows all digits of a number, whatever format the formula gave its cell. */
const ALL_DIGITS = "0.00000000000000E+00";
const MOST_RESULT_CELLS = 10_000;

interface Place {
  sheet: number;
  row: number;
  column: number;
}

/** Returns what a person would type to get this content. */
function typedInput(content: CellContent): string {
  if (content === null) return "";
  if (typeof content === "string") return `'${content}`;
  if (typeof content === "boolean") return content ? "TRUE" : "FALSE";
  if (typeof content === "number") return String(content);
  return "error" in content ? content.error : `=${content.formula.replace(/^\s*=/, "")}`;
}

function fillModel(model: Model, { workbook: { sheets, names = {} } }: SheetData): void {
  for (const [at, { name, cells }] of sheets.entries()) {
    if (at > 0) model.newSheet();
    model.renameSheet(at, name);
    for (const [address, content] of Object.entries(cells)) {
      const place = addressOf(address);
      if (place && content !== null) model.setUserInput(at, place.row, place.column, typedInput(content));
    }
  }
  for (const [name, meaning] of Object.entries(names)) model.newDefinedName(name, null, `=${meaning}`);
}

/** Returns a cell's value; undefined for an error that Excel does not have, such as for an unsupported function. */
function valueAt(model: Model, { sheet, row, column }: Place): CellValue | undefined {
  const shown = model.getFormattedCellValue(sheet, row, column);
  switch (model.getCellType(sheet, row, column)) {
    case CELL_TYPE.number:
      return shown === "" ? null : Number(shown);
    case CELL_TYPE.logical:
      return shown === "TRUE";
    case CELL_TYPE.error:
      return EXCEL_ERRORS.some((error) => error === shown) ? { error: shown as CellError["error"] } : undefined;
    default:
      return shown;
  }
}

/** Returns the width and height of the cells that the formula fills. */
function sizeAt(model: Model, { sheet, row, column }: Place): [number, number] {
  const structure = model.getCellArrayStructure(sheet, row, column);
  return typeof structure === "object" && "DynamicAnchor" in structure ? structure.DynamicAnchor : [1, 1];
}

function resultOf(model: Model, formula: string, place: Place): Outcome<SheetResult> {
  const { sheet, row, column } = place;
  model.setUserInput(sheet, row, column, `=${formula.replace(/^\s*=/, "")}`);
  model.evaluate();
  const [width, height] = sizeAt(model, place);
  if (width * height > MOST_RESULT_CELLS) return { unsupported: { what: "a result of that many cells" } };
  model.updateRangeStyle({ sheet, row, column, width, height }, "num_fmt", ALL_DIGITS);
  const rows = Array.from({ length: height }, (_, rowOffset) =>
    Array.from({ length: width }, (_, columnOffset) =>
      valueAt(model, { sheet, row: row + rowOffset, column: column + columnOffset }),
    ),
  );
  if (rows.flat().includes(undefined)) return { unsupported: { what: "something in this formula" } };
  return { ok: { rows: rows as CellValue[][] } };
}

/**
 * Creates a runner for formulas on IronCalc. `load` returns an initialised engine. It is called for the first run, and again after a run that
 * crashed the engine.
 */
export function ironcalcRunner(load: () => Promise<Ironcalc>): SheetRunner {
  let engine: Promise<Ironcalc> | null = null;
  return {
    async run(formula, input) {
      engine ??= load();
      const { Model } = await engine;
      const address = addressOf(input.address) ?? { row: 1, column: 1 };
      const sheet = input.workbook.sheets.findIndex(({ name }) => name === input.sheet);
      try {
        const model = new Model("world", "en", "UTC", "en");
        model.pauseEvaluation();
        fillModel(model, input);
        const result = resultOf(model, formula, { sheet, ...address });
        model.free();
        return result;
      } catch {
        // The engine's memory may be corrupt after a crash.
        engine = null;
        return { unsupported: { what: "something in this formula" } };
      }
    },
  };
}
