import { ProgramError, UnsupportedError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import { isTrue, toNumber, toText } from "../model/convert.ts";
import { columnOf, type ModelColumn, type ModelTable, sameName } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { CallNode, Node, Span } from "../syntax/node.ts";
import type { Environment, Run } from "./environment.ts";
import type { Table } from "./table.ts";

/** Makes a fault at the position of a node. */
export function faultAt({ source, start, end }: Span, kind: ProgramError["kind"], message: string): ProgramError {
  return new ProgramError(kind, message, placeOf(source, start, end));
}

/** Runs `convert`; a fault gets the position of the node. */
export function withSpan<T>(span: Span, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    if (error instanceof ProgramError && !error.at && error.kind !== "limit")
      throw faultAt(span, error.kind, error.message);
    throw error;
  }
}

export function tableNamed(run: Run, name: string): ModelTable | undefined {
  return run.model.tables.get(name.toLowerCase());
}

/** Returns the column of the model that a node names; null if it names none. */
export function findColumn(run: Run, node: Node): ModelColumn | null {
  if (node.kind !== "column" || node.table === undefined) return null;
  const table = tableNamed(run, node.table);
  if (!table) throw faultAt(node, "name", `There is no table ${node.table}.`);
  const column = columnOf(table, node.name);
  if (column) return column;
  if (run.measure(node.name)) return null;
  throw faultAt(node, "name", `The table ${table.name} has no column ${node.name}.`);
}

/** One call of a function. Its arguments are evaluated when the function requests them. */
export class Call {
  readonly run: Run;
  readonly node: CallNode;
  readonly environment: Environment;

  constructor(run: Run, node: CallNode, environment: Environment) {
    this.run = run;
    this.node = node;
    this.environment = environment;
  }

  get count(): number {
    return this.node.args.length;
  }

  /** Whether the argument is present, not left out between commas. */
  has(position: number): boolean {
    const node = this.node.args[position];
    return node !== undefined && node.kind !== "omitted";
  }

  arg(position: number): Node {
    const node = this.node.args[position];
    if (node && node.kind !== "omitted") return node;
    throw this.fault("type", `${this.node.name} needs more arguments.`);
  }

  /** Returns the positions of the arguments from `first` on. */
  positions(first = 0): number[] {
    return this.node.args.map((_, position) => position).slice(first);
  }

  value(position: number, environment = this.environment): Value {
    return this.run.value(this.arg(position), environment);
  }

  number(position: number): number {
    return withSpan(this.arg(position), () => toNumber(this.value(position)));
  }

  /** Returns the number without its fraction, or the default if the argument is left out. */
  whole(position: number, otherwise?: number): number {
    return otherwise !== undefined && !this.has(position) ? otherwise : Math.trunc(this.number(position));
  }

  text(position: number): string {
    return toText(this.value(position));
  }

  condition(position: number, environment = this.environment): boolean {
    return withSpan(this.arg(position), () => isTrue(this.value(position, environment)));
  }

  table(position: number, environment = this.environment): Table {
    return this.run.table(this.arg(position), environment);
  }

  /** Returns the value of the argument for each row of a table, in the row context of that row. */
  perRow(table: Table, position: number): Value[] {
    this.run.meter.step(table.rows.length);
    return table.rows.map((_, row) => this.value(position, this.environment.withRow(table, row)));
  }

  column(position: number): ModelColumn {
    const node = this.arg(position);
    const column = findColumn(this.run, node) ?? this.#bareColumn(node);
    if (!column) throw faultAt(node, "type", `${this.node.name} needs a column here, such as Table[Column].`);
    return column;
  }

  /** `[Column]` without its table, when exactly one table has it and no measure has that name. */
  #bareColumn(node: Node): ModelColumn | null {
    if (node.kind !== "column" || this.run.measure(node.name)) return null;
    const columns = [...this.run.model.tables.values()].flatMap((table) => columnOf(table, node.name) ?? []);
    return columns.length === 1 ? (columns[0] ?? null) : null;
  }

  /** Returns the table of the model that an argument names; null for anything else. */
  modelTable(position: number): ModelTable | null {
    const node = this.arg(position);
    if (node.kind !== "name" || this.environment.variable(node.name)) return null;
    const table = tableNamed(this.run, node.name);
    if (!table) throw faultAt(node, "name", `There is no table ${node.name}.`);
    return table;
  }

  /** Returns a word such as DESC or MONTH, in upper case. */
  word(position: number): string {
    const node = this.arg(position);
    if (node.kind === "name" || (node.kind === "call" && node.args.length === 0)) return node.name.toUpperCase();
    return this.text(position).toUpperCase();
  }

  isWord(position: number, word: string): boolean {
    const node = this.node.args[position];
    return node?.kind === "name" && sameName(node.name, word);
  }

  fault(kind: ProgramError["kind"], message: string): ProgramError {
    return faultAt(this.node, kind, message);
  }

  unsupported(what: string): UnsupportedError {
    const { source, start, end } = this.node;
    return new UnsupportedError(what, placeOf(source, start, end));
  }
}

/** A function of DAX. One that returns a table has `table`, one that returns a value has `value`. */
export interface DaxFunction {
  /** The minimum and the maximum number of arguments. */
  arity: readonly [number, number];
  value?(call: Call): Value;
  table?(call: Call): Table;
  /** Whether each argument is evaluated at most once in the row context of the call, as in text and number functions. */
  plain?: true;
}

export type Functions = Readonly<Record<string, DaxFunction>>;

export const MANY = 255;
