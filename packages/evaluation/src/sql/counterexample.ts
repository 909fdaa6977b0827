import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import type { SqlTable } from "@dryrun/engines/sql/data";
import { shownTable } from "../run/shown-table.ts";
import { alignResults, differenceTest } from "./align.ts";
import type { Difference } from "./judge.ts";

/** Shows the data, the expected and the found result, and marks the cells that differ. */
export function counterexampleOf(given: readonly SqlTable[], difference: Difference): Counterexample {
  const { set: dataSet, expected, found, isOrder } = difference;
  const alignment = alignResults(expected, found, isOrder);
  return {
    about: dataSet.about,
    tables: [
      ...given.map(({ name, columns, rows }) => shownTable({ role: "given", name, columns, rows })),
      shownTable({ role: "expected", ...expected, isMarked: differenceTest(expected, found, alignment, 0) }),
      shownTable({ role: "found", ...found, isMarked: differenceTest(expected, found, alignment, 1) }),
    ],
  };
}
