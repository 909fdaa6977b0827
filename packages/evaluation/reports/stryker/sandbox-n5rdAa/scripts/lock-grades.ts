import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import initSqlJs from "sql.js";
import { createEvaluator } from "../src/evaluator.ts";
import { ironcalcInProcess } from "../src/testing/ironcalc.ts";
import { build } from "./models.ts";

// Compares the grades of some 600 fixed answers with grades.lock.json. With `--accept` it writes them and prints what moved.

const FILE = path.resolve(import.meta.dirname, "../../../grades.lock.json");
/** Exemplars of each question, spread over its scores. */
const OF_EACH = 3;

build();
const { Database } = await initSqlJs();
const engines = { sql: { sqlite: sqliteEngine(() => new Database()) }, sheet: ironcalcInProcess() };
const evaluator = createEvaluator(engines, { mayRepeatUs: true });

/** An answer keeps its key when another question changes, and gets a new one when its own text does. */
const keyOf = (question: string, text: string) =>
  `${question} ${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;

function answersTo({ rubric }: (typeof interviewQuestions)[number]): string[] {
  const texts = rubric.exemplars.toSorted((a, b) => a.score - b.score).map(({ text }) => text);
  return Array.from({ length: OF_EACH }, (_, at) => texts[Math.floor(((at + 0.5) * texts.length) / OF_EACH)] ?? "");
}

/** "7.5 met partial unmet | off_topic": the score, the verdict on each point, and the flags. */
async function grades(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const question of interviewQuestions)
    for (const text of answersTo(question)) {
      const { score, evidence, flags } = await evaluator.evaluate(question, text);
      const verdicts = evidence.map(({ verdict }) => verdict).join(" ");
      found.set(keyOf(question.id, text), [`${score} ${verdicts}`, ...flags].join(" | "));
    }
  return found;
}

const now = await grades();
const locked = new Map<string, string>(
  existsSync(FILE) ? Object.entries(JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>) : [],
);
const moved = [...now].filter(([key, grade]) => locked.get(key) !== grade);
const gone = [...locked.keys()].filter((key) => !now.has(key));
for (const [key, grade] of moved) console.log(`${key}: ${locked.get(key) ?? "new"} → ${grade}`);
for (const key of gone) console.log(`${key}: gone`);

const scoreOf = (grade: string) => Number.parseFloat(grade);
const moves = moved.flatMap(([key, grade]) => {
  const before = locked.get(key);
  return before === undefined ? [] : [Math.abs(scoreOf(grade) - scoreOf(before))];
});
const mean = moves.reduce((sum, by) => sum + by, 0) / Math.max(1, moves.length);
console.log(
  `${now.size} answers. Changed: ${moves.length}, by ${mean.toFixed(2)} points on average and ${Math.max(0, ...moves)} at most. New: ${moved.length - moves.length}. Gone: ${gone.length}.`,
);
if (process.argv.includes("--accept")) {
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(now), null, 1)}\n`);
} else if (moved.length + gone.length > 0) {
  console.error('If that is meant: raise MAJOR in packages/evaluation/src/version.ts, then "npm run grades:accept".');
  process.exit(1);
}
