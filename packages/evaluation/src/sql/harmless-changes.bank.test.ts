import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { sqlTokens } from "@dryrun/engines/sql/tokens";
import { SEED } from "@dryrun/engines/testing/seed";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { dataSetsOf } from "./data-sets.ts";
import { preparedTask, sqlVerdict } from "./verdict.ts";

const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  if (exec?.kind !== "sql") return [];
  const task = { reference: exec.reference, ordered: exec.ordered, sets: dataSetsOf(question, exec).slice(0, 6) };
  return [{ id: question.id, task, queries: [exec.reference, ...exec.mutants.slice(0, 2)] }];
});

const BLANKS = [" ", "\n", "\t", "  \n ", " /* a note; SELECT 1 */ ", " -- it's the next part\n"];
const CASES = [(text: string) => text, (text: string) => text.toLowerCase(), (text: string) => text.toUpperCase()];
/** Texts before and after a query. */
const WRAPPINGS: [string, string][] = [
  ["", ""],
  ["", ";"],
  ["```sql\n", "\n```"],
  ["I don't need a join here:\n", "\nThis gives all the rows."],
  ["SELECT city FROM nowhere;\nCorrected:\n", ";"],
];

/** Changes the case of a query's words and the blanks and comments between them. */
function varyBlanksAndCase(query: string, choices: readonly number[]): string {
  return sqlTokens(query)
    .map(({ kind, text }, index) => {
      const choice = choices[index % choices.length] ?? 0;
      const change = kind === "word" ? CASES[choice % CASES.length] : undefined;
      return `${change ? change(text) : text}${BLANKS[choice % BLANKS.length]}`;
    })
    .join("");
}

const verdictOf = async (task: (typeof questions)[number]["task"], answer: string) => {
  const verdict = await sqlVerdict({ sqlite }, () => preparedTask({ sqlite }, task), answer);
  return verdict.is === "wrong" ? `${verdict.is} ${verdict.on}` : verdict.is;
};

describe.each(sampleOf(questions, () => "sql"))("$id", ({ task, queries }) => {
  it("has the same verdict with other blanks, comments, case and surrounding words", async () => {
    const choices = fc.array(fc.nat(17), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...queries),
        choices,
        fc.constantFrom(...WRAPPINGS),
        async (query, picks, wrapping) => {
          const changed = `${wrapping[0]}${varyBlanksAndCase(query, picks)}${wrapping[1]}`;
          expect(await verdictOf(task, changed)).toBe(await verdictOf(task, query));
        },
      ),
      { numRuns: 6, seed: SEED },
    );
  });

  it("has the same verdict with other aliases of tables", async () => {
    for (const query of queries) {
      const renamed = query
        .replace(/\b([a-z])\./g, "$1_other.")
        .replace(/\b(FROM|JOIN) (\w+) ([a-z])\b/g, "$1 $2 AS $3_other");
      expect(await verdictOf(task, renamed)).toBe(await verdictOf(task, query));
    }
  });

  it("is no longer right without a condition", async () => {
    const at = task.reference.lastIndexOf(" AND ");
    const end = /^ AND [\w.]+ (?:[<>=!]+|>=) (?:'[^']*'|\d+)/.exec(task.reference.slice(at))?.[0];
    if (at === -1 || !end) return;
    const shorterQuery = task.reference.slice(0, at) + task.reference.slice(at + end.length);
    expect(await verdictOf(task, task.reference)).toBe("right");
    expect(await verdictOf(task, shorterQuery)).not.toBe("right");
  });
});
