// Grades right and wrong measures of the own set like the grader.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) =>
  measureOwnSet(root, { name: "DAX", file: "programs-dax.json", most: { right: 2, wrong: 1 } });
