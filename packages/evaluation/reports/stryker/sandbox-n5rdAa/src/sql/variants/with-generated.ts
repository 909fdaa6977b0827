import type { VariantKind } from "@dryrun/content/interview/question";
import { type ForeignKey, foreignKeysOf } from "../foreign-keys.ts";
import type { DataSet } from "../judge.ts";
import { columnsOf } from "./columns.ts";
import { constraintsOf } from "./constraints.ts";
import { generated, type Shape, type Source } from "./generate.ts";
import { literalsOf } from "./literals.ts";
import { choicesOf } from "./random.ts";

interface Plan extends Shape {
  kind: VariantKind;
  about: string;
}

const PLANS: Plan[] = [
  { kind: "general", about: "there are other rows", rows: 8, values: 5, nulls: 0, meeting: 0.75 },
  { kind: "general", about: "there are more rows", rows: 14, values: 4, nulls: 0, meeting: 0.85 },
  {
    kind: "boundary",
    about: "values are exactly at a limit or next to it",
    rows: 18,
    values: 6,
    nulls: 0,
    meeting: 0.4,
    isAtLimits: true,
  },
  { kind: "ties", about: "many rows have the same values", rows: 10, values: 2, nulls: 0, meeting: 0.9 },
  { kind: "duplicates", about: "rows repeat", rows: 12, values: 3, nulls: 0, meeting: 1 },
  { kind: "nulls", about: "values are missing", rows: 10, values: 4, nulls: 0.3, meeting: 0.8 },
];

export interface Generation {
  reference: string;
  /** The same seed gives the same data. */
  seed: string;
  /** Where they are known; otherwise they are read from the data. */
  foreignKeys?: readonly ForeignKey[];
}

/** The data sets of a question, and generated ones that are aware of what its reference compares. */
export function withGenerated(sets: readonly DataSet[], { reference, seed, foreignKeys }: Generation): DataSet[] {
  const tables = sets[0]?.tables ?? [];
  const names = new Set(tables.flatMap(({ columns }) => columns.map((name) => name.toLowerCase())));
  const literals = literalsOf(reference, names);
  const sources: Source[] = tables.map((table) => ({
    table,
    columns: columnsOf(table, sets, literals),
    constraints: constraintsOf(table, sets),
  }));
  const keys = (foreignKeys ?? foreignKeysOf(tables)).filter((key) => sets.every((set) => key.holdsIn(set.tables)));
  const hasNulls = sources.some(({ columns }) => columns.some(({ isNullable }) => isNullable));
  const mayBeEmpty = tables.flatMap((_, at) => (keys.some(({ parent }) => parent === at) ? [] : [at]));
  const empty = mayBeEmpty.map((at): Plan => {
    const about = `the table ${tables[at]?.name} is empty`;
    return { kind: "empty", about, rows: 6, values: 4, nulls: 0, meeting: 0.8, empty: at };
  });
  const plans = [...PLANS.filter(({ kind }) => kind !== "nulls" || hasNulls), ...(tables.length > 1 ? empty : [])];
  const made = plans.map((plan, at): DataSet => {
    const world = generated(sources, keys, plan, choicesOf(`${seed}/${at}`));
    return { ...world, kind: plan.kind, about: plan.about, isGenerated: true };
  });
  return [...sets, ...made];
}
