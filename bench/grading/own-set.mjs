// Measures how accurate the grader is on the own set of one kind: right answers with a score below 7, and wrong ones
// with 7 or more.
import { readFileSync } from "node:fs";
import path from "node:path";
import { createGrader } from "./evaluator.mjs";

const PASSED = 7;

/** Returns the two rows of a kind; `most` has the goals. */
export async function measureOwnSet(root, { name, file, most }) {
  const answers = JSON.parse(readFileSync(path.join(root, "packages/evaluation/golden", file), "utf8"));
  const grade = await createGrader();
  const count = { right: { all: 0, off: 0 }, wrong: { all: 0, off: 0 } };
  for (const { question, label, answer } of answers) {
    const { score } = await grade({ question, answer });
    count[label].all += 1;
    if ((label === "right") !== score >= PASSED) count[label].off += 1;
  }
  const row = (label, what) => ({
    what: `${name}: ${what} (own set)`,
    measured: `${count[label].off} of ${count[label].all}`,
    goal: `≤ ${most[label]}`,
    holds: count[label].off <= most[label],
  });
  return [row("right", `right answers under ${PASSED}`), row("wrong", `wrong answers with at least ${PASSED}`)];
}
