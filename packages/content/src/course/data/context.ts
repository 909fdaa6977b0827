import type { RunKind } from "@dryrun/domain/interviews/limits";
import type { DaxValue } from "@dryrun/engines/dax/data";
import type { WorldHeader } from "./world.ts";

const valueText = (value: DaxValue) => (typeof value === "object" && value !== null ? value.date : String(value));

function daxContext({ rows = [], columns = [], slicers = [], measures = {}, kind, table }: WorldHeader): string[] {
  const visual = [...rows, ...columns];
  return [
    ...(kind === "column" ? [`Calculated column of ${table}`] : []),
    ...(visual.length > 0 ? [`In a visual by ${visual.join(", ")}`] : []),
    ...slicers.map(({ column, values }) => `Filter: ${column} is ${values.map(valueText).join(" or ")}`),
    ...Object.entries(measures).map(([name, expression]) => `Measure: ${name} = ${expression}`),
  ];
}

/** Returns where a program runs, as lines above it on the page. */
export function contextOf(kind: RunKind, header: WorldHeader): string[] {
  if (kind === "dax") return daxContext(header);
  if (kind !== "sheet") return [];
  const [first = ""] = Object.keys(header.sheets ?? {});
  return [`In cell ${header.at} of sheet ${header.sheet ?? first}`];
}
