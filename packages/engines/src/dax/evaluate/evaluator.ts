import { type Meter, UnsupportedError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import { Call, type DaxFunction, type Functions, faultAt, withSpan } from "../context/call.ts";
import type { Environment, Run, Variable } from "../context/environment.ts";
import type { Table } from "../context/table.ts";
import { COLUMN_AGGREGATES } from "../functions/aggregate/columns.ts";
import { COUNTS } from "../functions/aggregate/counts.ts";
import { ITERATORS } from "../functions/aggregate/iterators.ts";
import { RANKS } from "../functions/aggregate/rank.ts";
import { FILTERS } from "../functions/filters/filters.ts";
import { TABLES } from "../functions/tables/tables.ts";
import { TIME } from "../functions/time/time.ts";
import { VALUES } from "../functions/values/values.ts";
import { isTrue } from "../model/convert.ts";
import { momentOf } from "../model/dates.ts";
import type { Model } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import { columnValue } from "./columns.ts";
import { invert, negate, operate } from "./operators.ts";
import { isIn, namedTable, rowsTable, singleValue } from "./tables.ts";

const AGGREGATES: Functions = { ...COLUMN_AGGREGATES, ...COUNTS, ...ITERATORS, ...RANKS };

const ALL: ReadonlyMap<string, DaxFunction> = new Map(
  Object.entries({ ...VALUES, ...AGGREGATES, ...TABLES, ...FILTERS, ...TIME }),
);

/** The function with this name in upper case. */
const functionNamed = (name: string): DaxFunction | undefined => ALL.get(name);

/** All functions, for the list in README.md. */
export const FUNCTION_NAMES: readonly string[] = [...ALL.keys()].sort();

/** TRUE and FALSE are written with and without brackets. */
const CONSTANTS = new Map(Object.entries({ TRUE: true, FALSE: false }));

/** Evaluates expressions. A table is released once the value that needs it is computed. */
export class Evaluator implements Run {
  readonly meter: Meter;
  readonly model: Model;
  readonly #measures: ReadonlyMap<string, () => Node>;
  #held = 0;

  constructor(meter: Meter, model: Model, measures: ReadonlyMap<string, () => Node>) {
    this.meter = meter;
    this.model = model;
    this.#measures = measures;
  }

  measure(name: string): Node | undefined {
    return this.#measures.get(name.toLowerCase())?.();
  }

  value(node: Node, environment: Environment): Value {
    this.meter.step();
    const outer = this.#held;
    const value = this.meter.nested(() => this.#value(node, environment));
    this.meter.release(this.#held - outer);
    this.#held = outer;
    return typeof value === "string" ? this.meter.text(value) : value;
  }

  table(node: Node, environment: Environment): Table {
    this.meter.step();
    const table = this.meter.nested(() => this.#table(node, environment));
    this.meter.hold(table.rows.length);
    this.#held += table.rows.length;
    return table;
  }

  isTable(node: Node, environment: Environment): boolean {
    if (node.kind === "rows") return true;
    if (node.kind === "name")
      return environment.variable(node.name)?.isTable ?? !CONSTANTS.has(node.name.toUpperCase());
    if (node.kind === "call") return functionNamed(node.name)?.table !== undefined && !functionNamed(node.name)?.value;
    return node.kind === "block" && this.isTable(node.body, this.#declared(node, environment));
  }

  isPlain({ name }: CallNode): boolean {
    return functionNamed(name)?.plain === true;
  }

  #value(node: Node, environment: Environment): Value {
    switch (node.kind) {
      case "literal":
        return typeof node.value === "object" ? momentOf(node.value.date) : node.value;
      case "column":
        return columnValue(this, node, environment);
      case "name":
        return this.#nameAsValue(node, environment);
      case "call":
        return this.#call(node, environment);
      case "unary":
        return this.#unary(node, environment);
      case "binary":
        return this.#binary(node, environment);
      case "in":
        return isIn(this, node, environment);
      case "block":
        return this.value(node.body, this.#declared(node, environment));
      case "rows":
        return singleValue(this.table(node, environment), node);
      case "tuple":
      case "omitted":
        throw faultAt(node, "type", "A single value is expected here.");
    }
  }

  #nameAsValue(node: Node & { kind: "name" }, environment: Environment): Value {
    const variable = environment.variable(node.name);
    if (variable) return variable.value();
    const name = node.name.toUpperCase();
    const constant = !node.quoted && CONSTANTS.get(name);
    return constant ?? singleValue(namedTable(this, node, environment), node);
  }

  #table(node: Node, environment: Environment): Table {
    if (node.kind === "name") return environment.variable(node.name)?.table() ?? namedTable(this, node, environment);
    if (node.kind === "rows") return rowsTable(this, node, environment);
    if (node.kind === "block") return this.table(node.body, this.#declared(node, environment));
    const call = node.kind === "call" ? this.#checked(node, environment) : null;
    if (call?.definition.table) return call.definition.table(call.call);
    throw faultAt(node, "type", "A table is expected here.");
  }

  #checked(node: CallNode, environment: Environment) {
    const definition = functionNamed(node.name);
    if (!definition) throw new UnsupportedError(node.name, placeOf(node.source, node.start, node.end));
    const [least, most] = definition.arity;
    const { length } = node.args;
    if (length < least) throw faultAt(node, "type", `${node.name} needs at least ${least} arguments.`);
    if (length > most) throw faultAt(node, "type", `${node.name} takes at most ${most} arguments.`);
    return { definition, call: new Call(this, node, environment) };
  }

  #call(node: CallNode, environment: Environment): Value {
    const { definition, call } = this.#checked(node, environment);
    if (definition.value) return withSpan(node, () => definition.value?.(call) ?? null);
    return singleValue(this.table(node, environment), node);
  }

  #unary({ operator, operand }: Node & { kind: "unary" }, environment: Environment): Value {
    const value = this.value(operand, environment);
    if (operator === "+") return value;
    return withSpan(operand, () => (operator === "NOT" ? invert(value) : negate(value)));
  }

  #binary(node: Node & { kind: "binary" }, environment: Environment): Value {
    const { operator, left, right } = node;
    const first = this.value(left, environment);
    if (operator === "&&" || operator === "||") {
      const known = withSpan(left, () => isTrue(first));
      if (known === (operator === "||")) return known;
      return withSpan(right, () => isTrue(this.value(right, environment)));
    }
    const second = this.value(right, environment);
    return withSpan(node, () => operate(operator, first, second));
  }

  #declared({ declarations }: Node & { kind: "block" }, environment: Environment): Environment {
    let inner = environment;
    for (const { name, value } of declarations) inner = inner.withVariable(name, this.#variable(value, inner));
    return inner;
  }

  #variable(node: Node, environment: Environment): Variable {
    const isTable = this.isTable(node, environment);
    let value: Value | undefined;
    let table: Table | undefined;
    return {
      isTable,
      value: () => {
        if (value === undefined)
          value = isTable ? singleValue(this.table(node, environment), node) : this.value(node, environment);
        return value;
      },
      table: () => {
        if (!isTable) throw faultAt(node, "type", "A table is expected, but the variable is a value.");
        table ??= this.table(node, environment);
        return table;
      },
    };
  }
}
