import { DEFAULT_LIMITS, type Engine } from "../engine.ts";
import { type Meter, ProgramError, runGuarded, UnsupportedError } from "../meter.ts";
import type { CellValue } from "../workbook.ts";
import type { CallArgument, VbaData, VbaResult } from "./data.ts";
import type { Formulas } from "./formulas.ts";
import { boxFrom, boxText } from "./model/box.ts";
import { cellValue } from "./model/cells.ts";
import { sheetNamed } from "./model/grid.ts";
import { Range } from "./model/range.ts";
import { rangeFrom } from "./model/reference.ts";
import { Session } from "./model/session.ts";
import { bookOf, workbookOf } from "./model/snapshot.ts";
import { Application } from "./objects/application.ts";
import { Workbook } from "./objects/workbook.ts";
import { Worksheet } from "./objects/worksheet.ts";
import { fillRange } from "./range/members.ts";
import { Ended, invoke, prepare } from "./run/execute.ts";
import { Machine } from "./run/machine.ts";
import { parseModule } from "./syntax/parser.ts";
import type { Expression, Module, Procedure } from "./syntax/tree.ts";
import { plainValue } from "./values/convert.ts";
import { VbaError } from "./values/errors.ts";
import { Slot } from "./values/ref.ts";
import { double, Fault, MISSING, NOTHING, Num, Obj, type Ref, type Value } from "./values/value.ts";

const OWN_PATH = "C:\\Data\\Book1.xlsm";

function sessionOf(data: VbaData, meter: Meter, formulas: Formulas | null): Session {
  const ownBook = bookOf(data.workbook, data.path ?? OWN_PATH, meter);
  const session: Session = new Session(data, meter, ownBook, formulas, {
    sheet: (grid) => new Worksheet(session, grid),
    book: (book) => new Workbook(session, book),
    application: () => application,
  });
  const application = new Application(session);
  ownBook.active = sheetNamed(ownBook, data.active ?? "") ?? ownBook.active;
  const selection = boxFrom(data.selection ?? "A1");
  if (selection) ownBook.active.selection = [selection];
  session.me = sheetNamed(ownBook, data.module ?? "") ?? null;
  return session;
}

/** The names of procedures that others call. */
function calledNames(module: Module): Set<string> {
  const names = new Set<string>();
  const text = (value: unknown, own: string): void => {
    if (Array.isArray(value)) for (const one of value) text(one, own);
    else if (typeof value === "object" && value !== null && !(value instanceof Num)) {
      const expression = value as Partial<Expression>;
      if (expression.is === "name" && expression.name !== undefined && expression.name !== own)
        names.add(expression.name);
      for (const one of Object.values(value)) text(one, own);
    }
  };
  for (const procedure of module.procedures.values()) text(procedure.steps, procedure.name);
  return names;
}

function entry(module: Module, data: VbaData): Procedure {
  const procedures = [...module.procedures.values()];
  if (data.call) {
    const wantedProcedure = module.procedures.get(data.call.procedure.toLowerCase());
    if (wantedProcedure) return wantedProcedure;
    throw new ProgramError("name", `There is no procedure ${data.call.procedure}.`);
  }
  const called = calledNames(module);
  const subs = procedures.filter(
    ({ kind, parameters }) => kind === "sub" && parameters.every(({ optional }) => optional),
  );
  const first = subs.find(({ name }) => !called.has(name)) ?? subs[0];
  if (!first)
    throw new ProgramError("syntax", "There is no macro to run: no Sub without arguments.", procedures[0]?.at);
  return first;
}

function argument(session: Session, given: CallArgument): Value {
  if (given === null) return undefined;
  if (typeof given === "number") return double(given);
  if (typeof given !== "object") return given;
  return "range" in given ? rangeFrom(session, session.sheet, given.range) : new Fault(given.error);
}

/** Returns the arguments of the first call, in the form of its parameters. */
function refsOf(machine: Machine, procedure: Procedure): Ref[] {
  const callArguments = machine.session.world.call?.arguments ?? [];
  return procedure.parameters.map((parameter, index) => {
    const value = callArguments[index];
    const slot = machine.variable({ ...parameter, dimensions: undefined }, []);
    const created = value === undefined ? MISSING : argument(machine.session, value);
    if (
      created instanceof Obj &&
      (parameter.type === "range" || parameter.type === "variant" || parameter.type === "object")
    )
      slot.put(created);
    else if (created !== MISSING) slot.assign(plainValue(created));
    else if (!parameter.optional)
      throw new ProgramError("runtime", `The argument ${parameter.name} is missing.`, parameter.at);
    return slot;
  });
}

/** Runs Worksheet_Change for changes of its own sheet, like Excel while EnableEvents is on. */
function listen(machine: Machine) {
  const { session, module } = machine;
  const handler = module.procedures.get("worksheet_change");
  if (!handler || !session.me) return;
  session.changed = (range, grid) => {
    if (grid !== session.me) return;
    session.eventRuns += 1;
    invoke(machine, handler, [new Slot("range", range, (value) => value)]);
  };
}

const CALCULATIONS: Record<number, VbaResult["application"]["calculation"]> = { [-4135]: "manual", 2: "semiautomatic" };

function cellResult(session: Session, given: Value): CellValue {
  const value =
    given instanceof Range ? cellValue(session, given.grid, given.first.top, given.first.left) : plainValue(given);
  if (value instanceof Num) return value.n;
  if (value instanceof Fault) return { error: value.error };
  if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") return value;
  return value === undefined || value === null ? 0 : { error: "#VALUE!" };
}

/** Calculates the formulas that the macro wrote, so that the result has their values; an unsupported one has none. */
function calculate(session: Session) {
  for (const grid of session.own.sheets)
    for (const [row, line] of grid.cells)
      for (const [column, cell] of line) {
        if (cell.content === null || typeof cell.content !== "object" || !("formula" in cell.content)) continue;
        try {
          cell.value = cellValue(session, grid, row, column);
        } catch (error) {
          if (!(error instanceof UnsupportedError)) throw error;
        }
      }
}

function resultOf(session: Session, returned: Value, isFunction: boolean): VbaResult {
  const { own, settings } = session;
  calculate(session);
  return {
    workbook: workbookOf(own),
    open: session.books.map(({ path }) => path),
    active: session.active.active.name,
    selection: session.active.active.selection.map((box) => boxText(box, "", "")).join(","),
    messages: session.messages,
    saved: session.saved,
    accesses: session.accesses,
    eventRuns: session.eventRuns,
    lines: [...session.lines],
    ...(isFunction && { returned: returned === NOTHING ? { error: "#VALUE!" } : cellResult(session, returned) }),
    application: {
      ...{
        screenUpdating: settings.screenUpdating,
        enableEvents: settings.enableEvents,
        displayAlerts: settings.displayAlerts,
      },
      calculation: CALCULATIONS[settings.calculation] ?? "automatic",
      statusBar: settings.statusBar,
    },
  };
}

function run(program: string, data: VbaData, meter: Meter, formulas: Formulas | null): VbaResult {
  fillRange();
  const module = parseModule(program, meter);
  const session = sessionOf(data, meter, formulas);
  const machine = new Machine(module, session);
  try {
    prepare(machine);
    const procedure = entry(module, data);
    const args = refsOf(machine, procedure);
    listen(machine);
    return resultOf(session, invoke(machine, procedure, args), procedure.kind === "function");
  } catch (error) {
    if (error instanceof Ended) return resultOf(session, undefined, false);
    if (!(error instanceof VbaError)) throw error;
    throw new ProgramError("runtime", `Run-time error '${error.number}': ${error.message}.`, error.at);
  }
}

/** Excel VBA: runs one module on given workbooks. Without formulas a macro that needs them ends with `NEEDS_FORMULAS`. */
export const createVbaEngine = (formulas: Formulas | null): Engine<VbaData, VbaResult> => ({
  run: (program, data, limits = DEFAULT_LIMITS) =>
    runGuarded(program, limits, (meter) => run(program, data, meter, formulas)),
});
