import { addressOf } from "@dryrun/engines/addresses";
import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { SheetWorld } from "@dryrun/engines/sheet/evaluate";
import type { CellContent, CellError, CellValue } from "@dryrun/engines/workbook";
import type { Model } from "@ironcalc/wasm";
import type { SheetRunner } from "./runner.ts";

/** The part of `@ironcalc/wasm` that is used, initialised. */
export interface Ironcalc {
  Model: new (name: string, locale: string, timezone: string, language: string) => Model;
}

const TYPE = { number: 1, text: 2, logical: 4, error: 16 } as const;
const ERRORS = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NUM!", "#N/A", "#SPILL!", "#CALC!"] as const;
/** Shows all digits of a number, whatever format the formula gave its cell. */
const ALL_DIGITS = "0.00000000000000E+00";
const MOST_CELLS = 10_000;

interface Place {
  sheet: number;
  row: number;
  column: number;
}

/** What a person would type to get this content. */
function inputOf(content: CellContent): string {
  if (content === null) return "";
  if (typeof content === "string") return `'${content}`;
  if (typeof content === "boolean") return content ? "TRUE" : "FALSE";
  if (typeof content === "number") return String(content);
  return "error" in content ? content.error : `=${content.formula.replace(/^\s*=/, "")}`;
}

function fill(model: Model, { workbook: { sheets, names = {} } }: SheetWorld): void {
  for (const [at, { name, cells }] of sheets.entries()) {
    if (at > 0) model.newSheet();
    model.renameSheet(at, name);
    for (const [address, content] of Object.entries(cells)) {
      const place = addressOf(address);
      if (place && content !== null) model.setUserInput(at, place.row, place.column, inputOf(content));
    }
  }
  for (const [name, meaning] of Object.entries(names)) model.newDefinedName(name, null, `=${meaning}`);
}

/** A cell's value; undefined for an error that is IronCalc's own, such as a function that it does not have. */
function valueAt(model: Model, { sheet, row, column }: Place): CellValue | undefined {
  const shown = model.getFormattedCellValue(sheet, row, column);
  switch (model.getCellType(sheet, row, column)) {
    case TYPE.number:
      return shown === "" ? null : Number(shown);
    case TYPE.logical:
      return shown === "TRUE";
    case TYPE.error:
      return ERRORS.some((error) => error === shown) ? { error: shown as CellError["error"] } : undefined;
    default:
      return shown;
  }
}

/** Width and height of what the formula fills. */
function sizeAt(model: Model, { sheet, row, column }: Place): [number, number] {
  const structure = model.getCellArrayStructure(sheet, row, column);
  return typeof structure === "object" && "DynamicAnchor" in structure ? structure.DynamicAnchor : [1, 1];
}

function resultOf(model: Model, formula: string, place: Place): Outcome<SheetResult> {
  const { sheet, row, column } = place;
  model.setUserInput(sheet, row, column, `=${formula.replace(/^\s*=/, "")}`);
  model.evaluate();
  const [width, height] = sizeAt(model, place);
  if (width * height > MOST_CELLS) return { unsupported: { what: "a result of that many cells" } };
  model.updateRangeStyle({ sheet, row, column, width, height }, "num_fmt", ALL_DIGITS);
  const rows = Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (_each, right) => valueAt(model, { sheet, row: row + down, column: column + right })),
  );
  if (rows.flat().includes(undefined)) return { unsupported: { what: "something in this formula" } };
  return { ok: { rows: rows as CellValue[][] } };
}

/**
 * Runs formulas on IronCalc. `load` gives an engine that is ready; it is called at the first run, and again after a run that
 * broke the engine.
 */
export function ironcalcRunner(load: () => Promise<Ironcalc>): SheetRunner {
  let engine: Promise<Ironcalc> | null = null;
  return {
    async run(formula, world) {
      engine ??= load();
      const { Model } = await engine;
      const address = addressOf(world.address) ?? { row: 1, column: 1 };
      const sheet = world.workbook.sheets.findIndex(({ name }) => name === world.sheet);
      try {
        const model = new Model("world", "en", "UTC", "en");
        model.pauseEvaluation();
        fill(model, world);
        const result = resultOf(model, formula, { sheet, ...address });
        model.free();
        return result;
      } catch {
        // After a crash its memory cannot be trusted.
        engine = null;
        return { unsupported: { what: "something in this formula" } };
      }
    },
  };
}
