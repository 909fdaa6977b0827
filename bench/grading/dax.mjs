// Right and wrong measures of the own set, run as the grader runs them.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) => measureOwnSet(root, { name: "DAX", file: "dax.json", most: { right: 2, wrong: 1 } });
