// Right and wrong formulas of the own set, run as the grader runs them.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) =>
  measureOwnSet(root, { name: "Excel", file: "excel.json", most: { right: 2, wrong: 1 } });
