import { Call } from "../../context/call.ts";
import type { Filter } from "../../context/filter.ts";
import type { FilterContext } from "../../context/filter-context.ts";
import { filterOf } from "../../context/table.ts";
import type { Direction } from "../../model/links.ts";
import type { Relationship } from "../../model/model.ts";
import type { Node } from "../../syntax/node.ts";
import { columnsExcept, columnsOf, targetOf } from "./columns-of.ts";
import { filterOfCondition } from "./predicate.ts";

/** The effect of one argument of CALCULATE on the filter context. */
type Change = (context: FilterContext) => FilterContext;

/** The effects of the arguments: relationships and removals come before filters. */
export interface Changes {
  before: Change[];
  /** Filters that replace those of their columns. */
  filters: Filter[];
  /** Filters of KEEPFILTERS, which are combined with the others. */
  kept: Filter[];
}

function relationshipOf(call: Call): Relationship {
  const [one, other] = [call.column(0), call.column(1)];
  const relationship = call.run.model.relationships.find(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
  if (!relationship) throw call.fault("name", `${call.node.name} needs two columns that a relationship joins.`);
  return relationship;
}

const DIRECTIONS = new Map(Object.entries<Direction>({ NONE: "none", ONEWAY: "single", BOTH: "both" }));

function crossFilter(call: Call): Change {
  const relationship = relationshipOf(call);
  const direction = DIRECTIONS.get(call.word(2));
  if (!direction) throw call.unsupported(`CROSSFILTER with ${call.word(2)}`);
  return (context) => context.withLinks(context.links.changed(relationship, direction, false));
}

function useRelationship(call: Call): Change {
  const relationship = relationshipOf(call);
  return (context) => {
    const direction = context.links.direction(relationship) ?? (relationship.both ? "both" : "single");
    return context.withLinks(context.links.changed(relationship, direction, true));
  };
}

const removal = (call: Call): Change => {
  if (call.count === 0) return (context) => context.without(context.filters.flatMap(({ columns }) => columns));
  const columns = columnsOf(call, targetOf(call));
  return (context) => context.without(columns);
};

const selection = (call: Call): Change => {
  const columns = call.count === 0 ? undefined : columnsOf(call, targetOf(call));
  return (context) => context.restored(columns);
};

const except = (call: Call): Change => {
  const columns = columnsExcept(call);
  return (context) => context.without(columns);
};

const MODIFIERS = new Map(
  Object.entries<(call: Call) => Change>({
    ALL: removal,
    ALLNOBLANKROW: removal,
    REMOVEFILTERS: removal,
    ALLSELECTED: selection,
    ALLEXCEPT: except,
    USERELATIONSHIP: useRelationship,
    CROSSFILTER: crossFilter,
  }),
);

function filterAt(call: Call, node: Node): Filter | null {
  const { run, environment } = call;
  return run.isTable(node, environment)
    ? filterOf(run.table(node, environment), environment.filter)
    : filterOfCondition(call, node);
}

/** Adds the effect of an argument; all filters are evaluated in the context outside of CALCULATE. */
export function addChange(call: Call, node: Node, changes: Changes): void {
  if (node.kind === "call") {
    const inner = new Call(call.run, node, call.environment);
    const modifier = MODIFIERS.get(node.name);
    if (modifier) {
      changes.before.push(modifier(inner));
      return;
    }
    if (node.name === "KEEPFILTERS") {
      const filter = filterAt(call, inner.arg(0));
      if (filter) changes.kept.push(filter);
      return;
    }
  }
  const filter = filterAt(call, node);
  if (filter) changes.filters.push(filter);
}
