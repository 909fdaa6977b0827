import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { formatJson, parseJsonFile } from "@dryrun/content/format-json";
import { variationsOf, withSeed } from "@dryrun/content/interview/family";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { findFileFaults } from "@dryrun/content/interview/question-file";
import { findFaults } from "@dryrun/content/interview/testing/find-faults";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import initSqlJs from "sql.js";
import { draftFaults } from "../src/authoring/prose/draft.ts";
import { questionFromDraft } from "../src/authoring/prose/from-draft.ts";
import { readDraft } from "../src/authoring/prose/read-draft.ts";
import { reportOn } from "../src/authoring/prose/report.ts";
import { skeletonOf } from "../src/authoring/skeleton.ts";
import { variationFaults } from "../src/authoring/variation-faults.ts";
import { withFreshResults } from "../src/run/fresh-results.ts";
import { ironcalcInProcess } from "../src/testing/ironcalc.ts";
import { askDraft } from "./ask-draft.ts";
import { buildModels } from "./models.ts";
import { BANK, readTrainingData, writeProse } from "./prose-files.ts";

// The command line for authors of interview questions: docs/grading.md, "To write a question".

const HELP = `content new <id>             writes a form to fill in; the id begins with its topic: ${INTERVIEW_TOPICS.join(", ")}
content new prose [--from draft.md [--replace]]  asks for a question of prose, or reads its draft; writes it and reports on it
content report <id>          says how well each criterion of a question of prose is found, and what to add
content fill <id>            stores what the reference gives on each data set, and prints it: check it by hand
content show <id> [--seed n] prints the question of a seed with its model answer
content check <id>... [--seeds n]  says what is wrong; grades every exemplar and wrong program for the first n variations (3)`;

const { Database } = await initSqlJs();
const sqlite = sqliteEngine(() => new Database());

const topicFromId = (id: string) =>
  INTERVIEW_TOPICS.find((topic) => id.startsWith(`${topic}-`)) ?? fail(`${id} begins with no topic.`);
const questionFile = (id: string) => path.join(bank, "questions", topicFromId(id), `${id}.json`);

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readQuestionFile(id: string): string {
  if (!existsSync(questionFile(id))) fail(`There is no ${questionFile(id)}.`);
  return readFileSync(questionFile(id), "utf8");
}

const loadQuestion = (id: string) => parseJsonFile(questionFile(id), readQuestionFile(id)) as InterviewQuestion;
const faultsOfFile = (id: string) => findFileFaults(questionFile(id), readQuestionFile(id));

function saveQuestion(question: InterviewQuestion) {
  mkdirSync(path.dirname(questionFile(question.id)), { recursive: true });
  writeFileSync(questionFile(question.id), formatJson(question));
  console.log(questionFile(question.id));
}

function createForm(id: string) {
  if (existsSync(questionFile(id))) fail(`${id} is there already.`);
  saveQuestion(skeletonOf(id, topicFromId(id)));
}

async function createProse(from: string | undefined, mayReplace: boolean) {
  const file = from ?? "draft.md";
  if (!from) {
    if (!process.stdin.isTTY) fail("Nobody is there to be asked: pass --from draft.md.");
    await askDraft(file).catch((error: Error) => fail(error.message));
  }
  if (!existsSync(file)) fail(`There is no ${file}.`);
  const { draft, faults } = readDraft(readFileSync(file, "utf8"));
  const isTaken = (id: string) =>
    !mayReplace && INTERVIEW_TOPICS.some((topic) => id.startsWith(`${topic}-`)) && existsSync(questionFile(id));
  const allFaults = [...faults, ...draftFaults(draft, isTaken)];
  if (allFaults.length > 0) fail(allFaults.map(({ line, fault }) => `${file}:${line}: ${fault}`).join("\n"));
  const { question, data } = questionFromDraft(draft);
  for (const writtenFile of writeProse(bank, question, data)) console.log(writtenFile);
  printReport(question.id);
}

function printReport(id: string) {
  const question = loadQuestion(id);
  console.log(reportOn(question, readTrainingData(bank, question)));
  for (const fault of faultsOfFile(question.id)) console.log(`To mend: ${fault}`);
}

/** Returns the question with the results of its reference program stored as the expected ones. */
function withExpectedRows(question: InterviewQuestion): InterviewQuestion {
  const { exec } = question.rubric;
  if (exec?.kind !== "sql") return withFreshResults(question);
  const runReference = (database: Parameters<typeof sqlite.run>[1]) => {
    const outcome = sqlite.run(exec.reference, database);
    return "ok" in outcome ? outcome.ok.rows : fail(`The reference does not run: ${JSON.stringify(outcome)}`);
  };
  const variants = exec.variants.map((variant) => ({ ...variant, expected: runReference(variant) }));
  const expected = runReference({ tables: question.sampleData?.tables ?? [] });
  return { ...question, rubric: { ...question.rubric, exec: { ...exec, expected, variants } } };
}

function fillExpected(id: string) {
  const question = withExpectedRows(loadQuestion(id));
  const { exec } = question.rubric;
  if (!exec) fail(`${id} asks for no program.`);
  console.log(`sample: ${JSON.stringify(exec.expected)}`);
  for (const { about, expected } of exec.variants) console.log(`${about}: ${JSON.stringify(expected)}`);
  saveQuestion(question);
}

function printQuestion(id: string, seed: number) {
  const question = withSeed(loadQuestion(id), seed);
  console.log(`${question.prompt}\n`);
  for (const { name, columns, rows } of question.sampleData?.tables ?? []) {
    console.log(`${name}: ${columns.join(" | ")}`);
    for (const row of rows) console.log(`  ${row.map((cell) => cell ?? "NULL").join(" | ")}`);
  }
  console.log(`\n${question.modelAnswer}\n\n${seed} of ${variationsOf(question)} variations`);
}

async function checkQuestions(ids: string[], seeds: number) {
  buildModels();
  const engines = { sql: { sqlite }, sheet: ironcalcInProcess() };
  let count = 0;
  for (const id of ids) {
    const faults = faultsOfFile(id);
    const question = faults.length === 0 ? loadQuestion(id) : undefined;
    for (let seed = 0; question && seed < Math.min(seeds, variationsOf(question)); seed += 1) {
      const variationProblems = await variationFaults(question, seed, engines);
      faults.push(
        ...findFaults(withSeed(question, seed)).map(({ field, fault }) => `seed ${seed}: ${field}: ${fault}`),
      );
      faults.push(...variationProblems.map((fault) => `seed ${seed}: ${fault}`));
    }
    count += faults.length;
    console.log(`${id}: ${faults.length === 0 ? "no fault" : ""}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  process.exitCode = count > 0 ? 1 : 0;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "0" },
    seeds: { type: "string", default: "3" },
    from: { type: "string" },
    replace: { type: "boolean", default: false },
    bank: { type: "string", default: BANK },
  },
});
const { bank } = values;
const [command, ...ids] = positionals;
const [id] = ids;
if (!id) fail(HELP);
else if (command === "new" && id === "prose") await createProse(values.from, values.replace);
else if (command === "new") createForm(id);
else if (command === "report") printReport(id);
else if (command === "fill") fillExpected(id);
else if (command === "show") printQuestion(id, Number(values.seed));
else if (command === "check") await checkQuestions(ids, Number(values.seeds));
else fail(HELP);
