import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import initSqlJs from "sql.js";
import { createEvaluator } from "../src/evaluator.ts";
import { ironcalcInProcess } from "../src/testing/ironcalc.ts";
import { buildModels } from "./models.ts";

// Compares the grades of some 600 fixed answers with grades.lock.json and prints the changed ones. `--accept` writes the new grades.

const FILE = path.resolve(import.meta.dirname, "../../../grades.lock.json");
/** This many exemplars of each question are graded, spread over the scores. */
const ANSWERS_PER_QUESTION = 3;

buildModels();
const { Database } = await initSqlJs();
const engines = { sql: { sqlite: sqliteEngine(() => new Database()) }, sheet: ironcalcInProcess() };
const evaluator = createEvaluator(engines, { mayRepeatUs: true });

/** Returns the key of an answer in the lock file. It changes only when the answer's text changes. */
const answerKey = (question: string, text: string) =>
  `${question} ${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;

function sampleAnswers({ rubric }: (typeof interviewQuestions)[number]): string[] {
  const texts = rubric.exemplars.toSorted((a, b) => a.score - b.score).map(({ text }) => text);
  return Array.from(
    { length: ANSWERS_PER_QUESTION },
    (_, index) => texts[Math.floor(((index + 0.5) * texts.length) / ANSWERS_PER_QUESTION)] ?? "",
  );
}

/** Returns by answer key e.g. "7.5 met partial unmet | off_topic": the score, the verdict on each point, and the flags. */
async function gradeSamples(): Promise<Map<string, string>> {
  const gradesByKey = new Map<string, string>();
  for (const question of interviewQuestions)
    for (const text of sampleAnswers(question)) {
      const { score, evidence, flags } = await evaluator.evaluate(question, text);
      const verdicts = evidence.map(({ verdict }) => verdict).join(" ");
      gradesByKey.set(answerKey(question.id, text), [`${score} ${verdicts}`, ...flags].join(" | "));
    }
  return gradesByKey;
}

const currentGrades = await gradeSamples();
const lockedGrades = new Map<string, string>(
  existsSync(FILE) ? Object.entries(JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>) : [],
);
const changedGrades = [...currentGrades].filter(([key, grade]) => lockedGrades.get(key) !== grade);
const removedKeys = [...lockedGrades.keys()].filter((key) => !currentGrades.has(key));
for (const [key, grade] of changedGrades) console.log(`${key}: ${lockedGrades.get(key) ?? "new"} → ${grade}`);
for (const key of removedKeys) console.log(`${key}: gone`);

const scoreOf = (grade: string) => Number.parseFloat(grade);
const scoreChanges = changedGrades.flatMap(([key, grade]) => {
  const previousGrade = lockedGrades.get(key);
  return previousGrade === undefined ? [] : [Math.abs(scoreOf(grade) - scoreOf(previousGrade))];
});
const meanChange = scoreChanges.reduce((sum, change) => sum + change, 0) / Math.max(1, scoreChanges.length);
console.log(
  `${currentGrades.size} answers. Changed: ${scoreChanges.length}, by ${meanChange.toFixed(2)} points on average and ${Math.max(0, ...scoreChanges)} at most. New: ${changedGrades.length - scoreChanges.length}. Gone: ${removedKeys.length}.`,
);
if (process.argv.includes("--accept")) {
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(currentGrades), null, 1)}\n`);
} else if (changedGrades.length + removedKeys.length > 0) {
  console.error(
    'If that is meant: raise MAJOR in packages/evaluation/src/version.ts, then "npm run grades:accept" in packages/evaluation.',
  );
  process.exit(1);
}
