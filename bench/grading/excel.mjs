// Grades right and wrong formulas of the own set like the grader.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) =>
  measureOwnSet(root, { name: "Excel", file: "programs-excel.json", most: { right: 2, wrong: 1 } });
