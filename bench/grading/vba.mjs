// Grades right and wrong macros of the own set like the grader.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) =>
  measureOwnSet(root, { name: "VBA", file: "programs-vba.json", most: { right: 1, wrong: 1 } });
