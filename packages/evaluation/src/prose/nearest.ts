import { type Examples, product, type Row } from "./rows.ts";

/** How many of a label's rows a text is compared with: one alone may be like it by chance. */
const NEAREST = 3;

/** How like a row is to the nearest ones of each label, from 0 to 1. */
export function nearest(
  { rows, width }: Examples,
  labelled: readonly (readonly string[])[],
  labels: readonly string[],
): (row: Row) => number[] {
  const byLabel = labels.map((label) => rows.filter((_, at) => labelled[at]?.includes(label)));
  const dense = new Float32Array(width);
  return (row) => {
    row.columns.forEach((column, at) => {
      dense[column] = row.values[at] ?? 0;
    });
    const near = byLabel.map((own) => {
      const best = own
        .map((other) => product(other, dense))
        .sort((a, b) => b - a)
        .slice(0, NEAREST);
      return best.reduce((sum, likeness) => sum + likeness, 0) / NEAREST;
    });
    for (const column of row.columns) dense[column] = 0;
    return near;
  };
}
