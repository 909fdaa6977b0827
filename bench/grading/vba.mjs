// Right and wrong macros of the own set, run as the grader runs them.
import { measureOwnSet } from "./own-set.mjs";

export const measure = (root) => measureOwnSet(root, { name: "VBA", file: "vba.json", most: { right: 1, wrong: 1 } });
