import { type Address, type Area, addressText, areaOf } from "../addresses.ts";
import { type Meter, ProgramError, UnsupportedError } from "../meter.ts";
import { placeOf } from "../place.ts";
import type { CellValue, Sheet, Workbook } from "../workbook.ts";
import { FUNCTIONS } from "./functions.ts";
import type { Interpreter } from "./interpreter.ts";
import { applyOperator } from "./operators.ts";
import { OTHER_FUNCTIONS } from "./other-functions.ts";
import type { Node, NodeOf } from "./syntax/ast.ts";
import { parseFormula } from "./syntax/parse.ts";
import { tableArea, usedArea } from "./tables.ts";
import {
  CALC,
  isLambda,
  isMatrix,
  isReference,
  type Lambda,
  type Matrix,
  numberOf,
  REF,
  type Reference,
  type Scalar,
  type Scope,
  simplify,
  VALUE,
  type Value,
} from "./values.ts";

export interface SheetData {
  workbook: Workbook;
  /** The sheet of the formula's cell. */
  sheet: string;
  address: string;
  /** Today's serial number, for TODAY. */
  today?: number;
}

const circular = (cell: string) =>
  new ProgramError("runtime", `The formula of ${cell} needs its own result (a circular reference).`);

/** Reads cells, and calculates their formulas once. */
export class Cells {
  readonly #sheets: Map<string, Sheet>;
  readonly #values = new Map<string, CellValue>();
  readonly #open = new Set<string>();
  readonly world: SheetData;
  readonly meter: Meter;

  constructor(data: SheetData, meter: Meter) {
    this.world = data;
    this.meter = meter;
    this.#sheets = new Map(data.workbook.sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  }

  sheet(name: string): Sheet | undefined {
    return this.#sheets.get(name.toLowerCase());
  }

  at(sheet: Sheet, address: Address): CellValue {
    const name = addressText(address);
    const content = sheet.cells[name] ?? null;
    if (name === this.world.address && sheet.name === this.world.sheet) throw circular(`${sheet.name}!${name}`);
    if (content === null || typeof content !== "object" || "error" in content) return content;
    const key = `${sheet.name}!${name}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#open.has(key)) throw circular(key);
    this.#open.add(key);
    const created = new Run(this, content.formula, { sheet: sheet.name, ...address }).value();
    const value = isMatrix(created) ? (created[0]?.[0] ?? null) : created;
    this.#open.delete(key);
    this.#values.set(key, value);
    return value;
  }
}

/** One formula in one cell. */
export class Run implements Interpreter {
  readonly #cells: Cells;
  readonly #program: string;
  readonly here: { sheet: string } & Address;
  readonly meter: Meter;
  readonly today: number | null;

  constructor(cells: Cells, program: string, here: { sheet: string } & Address) {
    this.#cells = cells;
    this.#program = program;
    this.here = here;
    this.meter = cells.meter;
    this.today = cells.world.today ?? null;
  }

  /** Returns the value; an empty cell gives 0, as in Excel. */
  value(): Scalar | Matrix {
    const value = this.read(this.evaluate(parseFormula(this.#program, this.meter), new Map()));
    return isMatrix(value) ? simplify(value.map((row) => row.map((cell) => cell ?? 0))) : (value ?? 0);
  }

  evaluate = (node: Node, scope: Scope): Value => {
    this.meter.step();
    return this.meter.nested(() => this.#valueOf(node, scope));
  };

  #valueOf(node: Node, scope: Scope): Value {
    switch (node.type) {
      case "constant":
        return node.value;
      case "area":
        return this.#areaOf(node);
      case "range":
        return this.#rangeOf(node, scope);
      case "name":
        return this.#named(node, scope);
      case "structured":
        return tableArea(node.part, this.#cells.world.workbook, this.here) ?? REF;
      case "array":
        return node.rows.map((row) => row.map((cell) => this.#single(this.evaluate(cell, scope))));
      case "sign":
        return node.operator === "+"
          ? this.read(this.evaluate(node.of, scope))
          : applyOperator("-", 0, this.read(this.evaluate(node.of, scope)), this.meter);
      case "percent":
        return applyOperator("/", this.read(this.evaluate(node.of, scope)), 100, this.meter);
      case "one":
        return this.#intersected(this.evaluate(node.of, scope));
      case "spill":
        return this.#spilled(this.evaluate(node.of, scope));
      case "binary":
        return applyOperator(
          node.operator,
          this.read(this.evaluate(node.left, scope)),
          this.read(this.evaluate(node.right, scope)),
          this.meter,
        );
      case "call":
        return this.#called(node, scope);
      case "apply":
        return this.#appliedTo(this.evaluate(node.of, scope), node, scope);
    }
  }

  read = (value: Value): Scalar | Matrix => {
    if (isLambda(value)) return CALC;
    if (!isReference(value)) return value;
    const sheet = this.#cells.sheet(value.sheet);
    if (!sheet) return REF;
    const { from, to } = value.whole ? usedArea(sheet, value.area) : value.area;
    const height = to.row - from.row + 1;
    const width = to.column - from.column + 1;
    this.meter.hold(height * width);
    this.meter.step(height * width);
    return simplify(
      Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (_, column) =>
          this.#cells.at(sheet, { row: from.row + row, column: from.column + column }),
        ),
      ),
    );
  };

  referenceIn = (text: string): Reference | null => {
    const [, quoted, plain, cells = ""] = /^(?:(?:'([^']+)'|([A-Za-z_][\w.]*))!)?([^!]+)$/.exec(text.trim()) ?? [];
    const area = areaOf(cells);
    const sheet = quoted ?? plain ?? this.here.sheet;
    return area && this.#cells.sheet(sheet) ? { sheet, area, whole: false } : null;
  };

  call = ({ parameters, body, scope }: Lambda, args: readonly Value[]): Value => {
    if (args.length > parameters.length) return VALUE;
    const boundArguments = parameters.map((name, index): [string, Value] => [name, args[index] ?? null]);
    const cellsOf = (value: Value) => (isMatrix(value) ? value.length * (value[0]?.length ?? 0) : 0);
    return this.meter.keeping(() => this.evaluate(body, new Map([...scope, ...boundArguments])), cellsOf);
  };

  #areaOf({ sheet, area, whole }: NodeOf<"area">): Value {
    const name = sheet ?? this.here.sheet;
    return this.#cells.sheet(name) ? { sheet: name, area, whole } : REF;
  }

  #rangeOf({ from, to }: NodeOf<"range">, scope: Scope): Value {
    const [one, other] = [this.evaluate(from, scope), this.evaluate(to, scope)];
    if (!isReference(one) || !isReference(other)) return REF;
    const rows = [one.area.from.row, one.area.to.row, other.area.from.row, other.area.to.row];
    const columns = [one.area.from.column, one.area.to.column, other.area.from.column, other.area.to.column];
    const area: Area = {
      from: { row: Math.min(...rows), column: Math.min(...columns) },
      to: { row: Math.max(...rows), column: Math.max(...columns) },
    };
    return { sheet: one.sheet, area, whole: one.whole || other.whole };
  }

  #named(node: NodeOf<"name">, scope: Scope): Value {
    const name = node.name.toUpperCase();
    const cached = scope.get(name);
    if (cached !== undefined) return cached;
    if (name === "TRUE" || name === "FALSE") return name === "TRUE";
    const { names = {}, sheets } = this.#cells.world.workbook;
    const defined = Object.entries(names).find(([one]) => one.toUpperCase() === name)?.[1];
    if (defined !== undefined) return this.referenceIn(defined.replaceAll("$", "")) ?? this.#constant(defined);
    const isTable = sheets.some(({ tables = [] }) => tables.some((table) => table.name.toUpperCase() === name));
    if (isTable)
      return tableArea({ table: node.name, items: [], columns: null }, this.#cells.world.workbook, this.here) ?? REF;
    if (FUNCTIONS.has(name)) throw new UnsupportedError(`${name} without brackets`, this.#placeOf(node));
    throw new ProgramError(
      "name",
      `Excel has no name ${node.name}. Is text missing its quotation marks?`,
      this.#placeOf(node),
    );
  }

  #constant(text: string): Scalar {
    const number = numberOf(text);
    return typeof number === "number" ? number : text;
  }

  #called(node: NodeOf<"call">, scope: Scope): Value {
    const { name, args } = node;
    const own = scope.get(name);
    if (own !== undefined) return this.#appliedTo(own, node, scope);
    const definition = FUNCTIONS.get(name);
    if (!definition && OTHER_FUNCTIONS.has(name))
      throw new UnsupportedError(`the function ${name}`, this.#placeOf(node));
    if (!definition) throw new ProgramError("name", `Excel has no function ${name}.`, this.#placeOf(node));
    if (args.length < definition.least || args.length > definition.most) {
      const few = args.length < definition.least;
      throw new ProgramError("syntax", `${name} has too ${few ? "few" : "many"} arguments.`, this.#placeOf(node));
    }
    if ("runLazily" in definition) return definition.runLazily(args, scope, this);
    return definition.run(
      args.map((arg) => (arg === null ? null : this.evaluate(arg, scope))),
      this,
    );
  }

  #appliedTo(value: Value, { args }: NodeOf<"apply"> | NodeOf<"call">, scope: Scope): Value {
    if (!isLambda(value)) return REF;
    return this.call(
      value,
      args.map((arg) => (arg === null ? null : this.evaluate(arg, scope))),
    );
  }

  /** Returns the cell in the row or the column of the formula, like Excel before it had arrays. */
  #intersected(value: Value): Scalar {
    if (!isReference(value)) return this.#single(value);
    const { from, to } = value.area;
    if (from.column === to.column && this.here.row >= from.row && this.here.row <= to.row)
      return this.#single({
        ...value,
        whole: false,
        area: { from: { ...from, row: this.here.row }, to: { ...to, row: this.here.row } },
      });
    if (from.row === to.row && this.here.column >= from.column && this.here.column <= to.column)
      return this.#single({
        ...value,
        whole: false,
        area: { from: { ...from, column: this.here.column }, to: { ...to, column: this.here.column } },
      });
    return from.row === to.row && from.column === to.column ? this.#single(value) : VALUE;
  }

  #single(value: Value): Scalar {
    const read = this.read(value);
    return isMatrix(read) ? (read[0]?.[0] ?? null) : read;
  }

  #spilled(value: Value): Value {
    if (!isReference(value)) return REF;
    const sheet = this.#cells.sheet(value.sheet);
    const content = sheet?.cells[addressText(value.area.from)];
    if (!sheet || content === null || typeof content !== "object" || !("formula" in content)) return REF;
    return new Run(this.#cells, content.formula, { sheet: sheet.name, ...value.area.from }).value();
  }

  #placeOf = ({ start, end }: Node) => placeOf(this.#program, start, end);
}
