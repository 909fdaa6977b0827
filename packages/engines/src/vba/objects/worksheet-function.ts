import { UnsupportedError } from "../../meter.ts";
import type { Interpreter } from "../../sheet/interpreter.ts";
import { isReference, type Matrix, type Reference, type Scalar, type Value as SheetValue } from "../../sheet/values.ts";
import { type Formulas, requireFormulas } from "../formulas.ts";
import { heightOf, intersection, isWholeColumns, isWholeRows, widthOf } from "../model/box.ts";
import { cellValue } from "../model/cells.ts";
import type { Grid } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import type { Session } from "../model/session.ts";
import { plainValue } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { fromSheet } from "../values/from-sheet.ts";
import type { Member } from "../values/value.ts";
import { Fault, type Members, MISSING, Num, Obj, type Value, VbaArray } from "../values/value.ts";

/** Cells that a macro passes to a function, by their sheet. */
type GridReference = Reference & { grid: Grid };

const referenceOf = ({ grid, first }: Range): GridReference => ({
  sheet: grid.name,
  area: { from: { row: first.top, column: first.left }, to: { row: first.bottom, column: first.right } },
  whole: isWholeColumns(first) || isWholeRows(first),
  grid,
});

/** Returns the cells of a reference; a whole column ends with the sheet's last content. */
function matrixOf(session: Session, { grid, area: { from, to } }: GridReference): Matrix {
  const used = grid.used();
  const [top, left] = [from.row, from.column];
  const whole = { top, left, bottom: to.row, right: to.column };
  const box =
    intersection(whole, { top, left, bottom: Math.max(top, used.bottom), right: Math.max(left, used.right) }) ?? whole;
  session.meter.step(heightOf(box) * widthOf(box));
  session.meter.hold(heightOf(box) * widthOf(box));
  session.meter.release(heightOf(box) * widthOf(box));
  return Array.from({ length: heightOf(box) }, (_, r) =>
    Array.from({ length: widthOf(box) }, (__, c) => cellValue(session, grid, box.top + r, box.left + c)),
  );
}

function scalarOf(value: Value): Scalar {
  if (value === undefined || value === null || value === MISSING) return null;
  if (value instanceof Num) return value.n;
  if (value instanceof Fault) return { error: value.error };
  return typeof value === "string" || typeof value === "boolean" ? value : fail(13);
}

function argumentOf(value: Value): SheetValue {
  if (value instanceof Range) return referenceOf(value);
  const plain = plainValue(value);
  if (!(plain instanceof VbaArray)) return scalarOf(plain);
  const [first = [0, -1], second] = plain.bounds;
  if (!second) return [plain.items.map(scalarOf)];
  const [rows, columns] = [first[1] - first[0] + 1, second[1] - second[0] + 1];
  return Array.from({ length: rows }, (_, r) => plain.items.slice(r * columns, (r + 1) * columns).map(scalarOf));
}

/** Functions that evaluate their own arguments and accept any values. */
const LAZY = new Set(["IFERROR", "IFNA", "XLOOKUP"]);

/** Calls a function of the sheet; an error is its result. */
function callSheet(session: Session, name: string, args: Value[]): Value {
  const { functions } = requireFormulas(session.formulas);
  const known = functions.get(name);
  if (!known || !("run" in known || LAZY.has(name))) throw new UnsupportedError(`WorksheetFunction.${name}`);
  while (args.at(-1) === MISSING) args.pop();
  if (args.length < known.least || args.length > known.most) return fail(450);
  const unknown = (): never => {
    throw new UnsupportedError(`WorksheetFunction.${name} with a reference`);
  };
  const read = (value: SheetValue) =>
    isReference(value) ? matrixOf(session, value as GridReference) : (value as Scalar | Matrix);
  const values = args.map(argumentOf);
  const interpreter: Interpreter = {
    meter: session.meter,
    here: { sheet: session.sheet.name, row: 1, column: 1 },
    today: session.world.now === undefined ? null : Math.floor(session.world.now),
    evaluate: "run" in known ? unknown : ({ start }) => values[start] ?? null,
    read,
    referenceIn: () => null,
    call: unknown,
  };
  const result =
    "run" in known
      ? known.run(values, interpreter)
      : known.runLazily(
          args.map((arg, index) => (arg === MISSING ? null : { type: "constant", value: 0, start: index, end: index })),
          new Map(),
          interpreter,
        );
  return fromSheet(read(result));
}

/** Makes a function a member of Application: an error is a value, which IsError recognises. */
export const sheetFunction = (name: string): Member<{ session: Session } & Obj> => ({
  params: "",
  rest: true,
  get: ({ session }, args) => callSheet(session, name, args),
});

const failing = (name: string): Member<WorksheetFunction> => ({
  params: "",
  rest: true,
  get: ({ session }, args) => {
    const result = callSheet(session, name, args);
    return result instanceof Fault
      ? fail(1004, `Unable to get the ${name} property of the WorksheetFunction class`)
      : result;
  },
});

/** The functions of the sheet: their errors are run-time error 1004. */
export class WorksheetFunction extends Obj {
  readonly type = "WorksheetFunction";
  readonly session: Session;
  readonly members: Members;
  constructor(session: Session) {
    super();
    this.session = session;
    this.members = membersOf(requireFormulas(session.formulas));
  }
}

const created = new WeakMap<Formulas, Members>();
/** Dots of sheet functions are underscores in VBA: STDEV.S is StDev_S. */
function membersOf(formulas: Formulas): Members {
  const names = [...formulas.functions.keys()];
  const member = (name: string) =>
    [name.toLowerCase().replaceAll(".", "_"), failing(name) as unknown as Member<never>] as const;
  const members = created.get(formulas) ?? new Map(names.map(member));
  created.set(formulas, members);
  return members;
}
