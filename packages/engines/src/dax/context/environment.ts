import type { Meter } from "../../meter.ts";
import type { Links } from "../model/links.ts";
import type { Model } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import type { Filter } from "./filter.ts";
import type { FilterContext } from "./filter-context.ts";
import { filterOf, pickRows, type Table } from "./table.ts";

/** One row context: the current row of an iterator's table. */
export interface Frame {
  table: Table;
  position: number;
  outer: Frame | null;
}

/** A variable: its expression in the environment of its declaration, evaluated at its first use. */
export interface Variable {
  readonly isTable: boolean;
  value(): Value;
  table(): Table;
}

/** The part of the evaluator that functions use. */
export interface Run {
  readonly meter: Meter;
  readonly model: Model;
  value(node: Node, environment: Environment): Value;
  table(node: Node, environment: Environment): Table;
  /** Whether the node returns a table. */
  isTable(node: Node, environment: Environment): boolean;
  /** Whether a call evaluates each argument once, in the row context of the call. */
  isPlain(call: CallNode): boolean;
  /** The expression of a measure, by its name in any case. */
  measure(name: string): Node | undefined;
}

interface Parts {
  filter: FilterContext;
  frame: Frame | null;
  variables: ReadonlyMap<string, Variable>;
  /** The rows of the group, for CURRENTGROUP. */
  group: Table | null;
}

/** The environment of an evaluation: filter context, row contexts and variables. */
export class Environment {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  static root(filter: FilterContext): Environment {
    return new Environment({ filter, frame: null, variables: new Map(), group: null });
  }

  get filter(): FilterContext {
    return this.#parts.filter;
  }

  get frame(): Frame | null {
    return this.#parts.frame;
  }

  get group(): Table | null {
    return this.#parts.group;
  }

  variable(name: string): Variable | undefined {
    return this.#parts.variables.get(name.toLowerCase());
  }

  withVariable(name: string, variable: Variable): Environment {
    return new Environment({
      ...this.#parts,
      variables: new Map([...this.#parts.variables, [name.toLowerCase(), variable]]),
    });
  }

  withRow(table: Table, position: number): Environment {
    return new Environment({ ...this.#parts, frame: { table, position, outer: this.frame } });
  }

  withFilter(filter: FilterContext): Environment {
    return new Environment({ ...this.#parts, filter });
  }

  withGroup(group: Table): Environment {
    return new Environment({ ...this.#parts, group });
  }

  /** Returns the environment without row contexts and variables, in which the expression of a measure starts. */
  forMeasure(): Environment {
    return Environment.root(this.filter);
  }

  /** Turns every row context into filters, the outer first, so that an inner row replaces it. */
  transitioned(): Environment {
    if (!this.frame) return this;
    let filter = this.filter;
    for (const frame of outerFirst(this.frame)) filter = transition(filter, frame);
    return new Environment({ ...this.#parts, filter, frame: null });
  }
}

function outerFirst(innermost: Frame): Frame[] {
  const frames: Frame[] = [];
  for (let frame: Frame | null = innermost; frame; frame = frame.outer) frames.unshift(frame);
  return frames;
}

/** Caches the filters of whole tables, which an iterator needs again for each row. */
const visitedFilters = new WeakMap<Table, { filter: Filter | null; links: Links }>();

function visitedFilter(table: Table, context: FilterContext): Filter | null {
  const knownVisitedFilter = visitedFilters.get(table);
  if (knownVisitedFilter && knownVisitedFilter.links === context.links) return knownVisitedFilter.filter;
  const filter = filterOf(table, context);
  visitedFilters.set(table, { filter, links: context.links });
  return filter;
}

/** Turns the row into a filter; ALLSELECTED returns to the rows that the iterator visits. */
function transition(before: FilterContext, { table, position }: Frame): FilterContext {
  const row = filterOf(pickRows(table, [position]), before);
  const visited = visitedFilter(table, before);
  if (!row || !visited) return before;
  return before.replaced(row).withSelected(before.selected.replaced(visited));
}
