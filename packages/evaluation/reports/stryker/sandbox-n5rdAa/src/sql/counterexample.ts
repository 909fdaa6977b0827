import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import type { SqlTable } from "@dryrun/engines/sql/world";
import { shownTable } from "../run/shown-table.ts";
import { aligned, isDifferent } from "./align.ts";
import type { Difference } from "./judge.ts";

/** The tables of the data, what a right query gives on it and what this one gives, with what differs marked. */
export function counterexampleOf(given: readonly SqlTable[], difference: Difference): Counterexample {
  const { set, expected, found, isOrder } = difference;
  const pairs = aligned(expected, found, isOrder);
  return {
    about: set.about,
    tables: [
      ...given.map(({ name, columns, rows }) => shownTable({ role: "given", name, columns, rows })),
      shownTable({ role: "expected", ...expected, isMarked: isDifferent(expected, found, pairs, 0) }),
      shownTable({ role: "found", ...found, isMarked: isDifferent(expected, found, pairs, 1) }),
    ],
  };
}
