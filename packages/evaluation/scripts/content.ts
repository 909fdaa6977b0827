import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { variationsOf, withSeed } from "@dryrun/content/interview/family";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { findFaults } from "@dryrun/content/interview/testing/find-faults";
import { valueFaults } from "@dryrun/content/interview/testing/value-faults";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import initSqlJs from "sql.js";
import { skeletonOf } from "../src/authoring/skeleton.ts";
import { variationFaults } from "../src/authoring/variation-faults.ts";
import { withFreshResults } from "../src/run/fresh-results.ts";
import { ironcalcInProcess } from "../src/testing/ironcalc.ts";
import { build } from "./build-models.ts";

// For the person who writes interview questions: docs/grading.md, "To add an interview question".

const BANK = path.resolve(import.meta.dirname, "../../content/interview/questions");
const HELP = `content new <id>             writes a form to fill in; the id begins with its topic: ${INTERVIEW_TOPICS.join(", ")}
content fill <id>            stores what the reference gives on each data set, and prints it: check it by hand
content show <id> [--seed n] prints the question of a seed with its model answer
content check <id>... [--seeds n]  says what is wrong; grades every exemplar and wrong program for the first n variations (3)`;

const { Database } = await initSqlJs();
const sqlite = sqliteEngine(() => new Database());

const topicOf = (id: string) =>
  INTERVIEW_TOPICS.find((topic) => id.startsWith(`${topic}-`)) ?? fail(`${id} begins with no topic.`);
const fileOf = (id: string) => path.join(BANK, topicOf(id), `${id}.json`);

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function load(id: string): InterviewQuestion {
  if (!existsSync(fileOf(id))) fail(`There is no ${fileOf(id)}.`);
  return JSON.parse(readFileSync(fileOf(id), "utf8")) as InterviewQuestion;
}

function save(question: InterviewQuestion) {
  mkdirSync(path.dirname(fileOf(question.id)), { recursive: true });
  writeFileSync(fileOf(question.id), `${JSON.stringify(question, null, 2)}\n`);
  console.log(fileOf(question.id));
}

function create(id: string) {
  if (existsSync(fileOf(id))) fail(`${id} is there already.`);
  save(skeletonOf(id, topicOf(id)));
}

/** Rows of the reference for SQL; the other kinds as they are made for grading. */
function filled(question: InterviewQuestion): InterviewQuestion {
  const { exec } = question.rubric;
  if (exec?.kind !== "sql") return withFreshResults(question);
  const rowsOf = (world: Parameters<typeof sqlite.run>[1]) => {
    const outcome = sqlite.run(exec.reference, world);
    return "ok" in outcome ? outcome.ok.rows : fail(`The reference does not run: ${JSON.stringify(outcome)}`);
  };
  const variants = exec.variants.map((one) => ({ ...one, expected: rowsOf(one) }));
  const expected = rowsOf({ tables: question.sampleData?.tables ?? [] });
  return { ...question, rubric: { ...question.rubric, exec: { ...exec, expected, variants } } };
}

function fill(id: string) {
  const question = filled(load(id));
  const { exec } = question.rubric;
  if (!exec) fail(`${id} asks for no program.`);
  console.log(`sample: ${JSON.stringify(exec.expected)}`);
  for (const { about, expected } of exec.variants) console.log(`${about}: ${JSON.stringify(expected)}`);
  save(question);
}

function show(id: string, seed: number) {
  const question = withSeed(load(id), seed);
  console.log(`${question.prompt}\n`);
  for (const { name, columns, rows } of question.sampleData?.tables ?? []) {
    console.log(`${name}: ${columns.join(" | ")}`);
    for (const row of rows) console.log(`  ${row.map((cell) => cell ?? "NULL").join(" | ")}`);
  }
  console.log(`\n${question.modelAnswer}\n\n${seed} of ${variationsOf(question)} variations`);
}

async function check(ids: string[], seeds: number) {
  build();
  const engines = { sql: { sqlite }, sheet: ironcalcInProcess() };
  let count = 0;
  for (const id of ids) {
    const question = load(id);
    const faults = [...findFaults(question), ...valueFaults(question)];
    for (let seed = 0; seed < Math.min(seeds, variationsOf(question)); seed += 1) {
      const found = await variationFaults(question, seed, engines);
      faults.push(...findFaults(withSeed(question, seed)).map((fault) => `seed ${seed}: ${fault}`));
      faults.push(...found.map((fault) => `seed ${seed}: ${fault}`));
    }
    count += faults.length;
    console.log(`${id}: ${faults.length === 0 ? "no fault" : ""}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  process.exitCode = count > 0 ? 1 : 0;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "0" }, seeds: { type: "string", default: "3" } },
});
const [command, ...ids] = positionals;
const [id] = ids;
if (!id) fail(HELP);
else if (command === "new") create(id);
else if (command === "fill") fill(id);
else if (command === "show") show(id, Number(values.seed));
else if (command === "check") await check(ids, Number(values.seeds));
else fail(HELP);
