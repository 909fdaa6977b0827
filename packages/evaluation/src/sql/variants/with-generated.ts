import type { VariantKind } from "@dryrun/content/interview/question";
import { type ForeignKey, foreignKeysOf } from "../foreign-keys.ts";
import type { DataSet } from "../judge.ts";
import { columnsOf } from "./columns.ts";
import { constraintsOf } from "./constraints.ts";
import { generateData, type Shape, type TableSource } from "./generate.ts";
import { literalsOf } from "./literals.ts";
import { randomChoices } from "./random.ts";

interface Plan extends Shape {
  kind: VariantKind;
  about: string;
}

const PLANS: Plan[] = [
  { kind: "general", about: "there are other rows", rowCount: 8, valueCount: 5, nullShare: 0, matchingShare: 0.75 },
  { kind: "general", about: "there are more rows", rowCount: 14, valueCount: 4, nullShare: 0, matchingShare: 0.85 },
  {
    kind: "boundary",
    about: "values are exactly at a limit or next to it",
    rowCount: 18,
    valueCount: 6,
    nullShare: 0,
    matchingShare: 0.4,
    isAtLimits: true,
  },
  {
    kind: "ties",
    about: "many rows have the same values",
    rowCount: 10,
    valueCount: 2,
    nullShare: 0,
    matchingShare: 0.9,
  },
  { kind: "duplicates", about: "rows repeat", rowCount: 12, valueCount: 3, nullShare: 0, matchingShare: 1 },
  { kind: "nulls", about: "values are missing", rowCount: 10, valueCount: 4, nullShare: 0.3, matchingShare: 0.8 },
];

export interface Generation {
  reference: string;
  /** The same seed gives the same data. */
  seed: string;
  /** If absent, they are derived from the data. */
  foreignKeys?: readonly ForeignKey[];
}

/** Adds generated data sets, with values that the reference compares, to the data sets of a question. */
export function withGenerated(sets: readonly DataSet[], { reference, seed, foreignKeys }: Generation): DataSet[] {
  const tables = sets[0]?.tables ?? [];
  const names = new Set(tables.flatMap(({ columns }) => columns.map((name) => name.toLowerCase())));
  const literals = literalsOf(reference, names);
  const sources: TableSource[] = tables.map((table) => ({
    table,
    columns: columnsOf(table, sets, literals),
    constraints: constraintsOf(table, sets),
  }));
  const keys = (foreignKeys ?? foreignKeysOf(tables)).filter((key) => sets.every((set) => key.holdsIn(set.tables)));
  const hasNulls = sources.some(({ columns }) => columns.some(({ isNullable }) => isNullable));
  const tablesThatMayBeEmpty = tables.flatMap((_, index) =>
    keys.some(({ parent }) => parent === index) ? [] : [index],
  );
  const emptyPlans = tablesThatMayBeEmpty.map((at): Plan => {
    const about = `the table ${tables[at]?.name} is empty`;
    return { kind: "empty", about, rowCount: 6, valueCount: 4, nullShare: 0, matchingShare: 0.8, emptyTable: at };
  });
  const plans = [...PLANS.filter(({ kind }) => kind !== "nulls" || hasNulls), ...(tables.length > 1 ? emptyPlans : [])];
  const generatedSets = plans.map((plan, index): DataSet => {
    const data = generateData(sources, keys, plan, randomChoices(`${seed}/${index}`));
    return { ...data, kind: plan.kind, about: plan.about, isGenerated: true };
  });
  return [...sets, ...generatedSets];
}
