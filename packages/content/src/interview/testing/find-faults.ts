import { isLevel } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { hasWesternDigits } from "../../testing/western-digits.ts";
import type { Exec, InterviewQuestion, Rubric, SqlExec, Table } from "../question.ts";

const KINDS = { sql: "sql", sheet: "excel", dax: "power-bi", vba: "vba" } as const;
const LEAST_EXEMPLARS = 6;
const LEAST_VARIANTS = 4;
const LEAST_MUTANTS = 5;

/** A fault of a question, and the path of the field that has it, such as `rubric.points[2].weight`. */
export interface Fault {
  field: string;
  fault: string;
}

type Rule = readonly [field: string, fault: string, holds: boolean];

/** A rule for each item of a list; the fault names the first item that breaks it. */
function every<T>(field: string, items: readonly T[], fault: string, holds: (item: T) => boolean): Rule {
  const index = items.findIndex((item) => !holds(item));
  return [index < 0 ? field : `${field}[${index}]`, fault, index < 0];
}

/** Returns the faults of one question; it must have the form of `question-schema.ts`. The test of its grading is in another package. */
export function findFaults(question: InterviewQuestion): Fault[] {
  const { topic } = question;
  const { exec } = question.rubric;
  const rules: Rule[] = [
    ...textRules(question),
    ...rubricRules(question.rubric),
    ...exemplarRules(question.rubric),
    ...tableRules(question),
    [
      "rubric.exec",
      "the kind of program does not fit the topic",
      exec === undefined ? topic !== "sql" : KINDS[exec.kind] === topic,
    ],
    ...(exec ? programRules(exec) : []),
    ...(exec?.kind === "sql" ? queryRules(question, exec) : []),
  ];
  return rules.filter(([, , holds]) => !holds).map(([field, fault]) => ({ field, fault }));
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;
const isNew = (value: string, index: number, all: readonly string[]): boolean => all.indexOf(value) === index;

/** A rule for each text of a list: none may occur twice. */
function areDifferent(field: string, texts: readonly string[], fault: string): Rule {
  const index = texts.findIndex((text, at) => !isNew(text, at, texts));
  return [index < 0 ? field : `${field}[${index}]`, fault, index < 0];
}

function textRules({
  id,
  topic,
  type,
  version,
  difficulty,
  level,
  minutes,
  prompt,
  modelAnswer,
}: InterviewQuestion): Rule[] {
  return [
    ["type", "the type does not fit the topic", type === TOPIC_LABELS[topic]],
    ["id", "the id does not fit the topic", new RegExp(`^${topic}-[a-z0-9]+(-[a-z0-9]+)*$`).test(id)],
    ["version", "the version is no count", isCount(version)],
    ["difficulty", "the difficulty is not 1, 2 or 3", [1, 2, 3].includes(difficulty)],
    ["level", "the level is not 1 to 5", isLevel(level)],
    ["minutes", "the minutes are not 1 to 6", isCount(minutes) && minutes <= 6],
    ["prompt", "the question is too short", prompt.length > 40],
    ["prompt", "a number is grouped as 100,000", !hasWesternDigits(prompt)],
    ["modelAnswer", "the model answer is too short", modelAnswer.length > 20],
  ];
}

function rubricRules({ version, points, errors }: Rubric): Rule[] {
  const lists = [
    ["rubric.points", points],
    ["rubric.errors", errors],
  ] as const;
  const ids = [...points, ...errors].map(({ id }) => id);
  const partial = points.flatMap((point) => point.partial ?? []);
  return [
    ["rubric.version", "the rubric's version is no count", isCount(version)],
    ["rubric.points", "the weights do not sum to 10", points.reduce((sum, { weight }) => sum + weight, 0) === 10],
    every("rubric.points", points, "a weight or penalty is not above 0", ({ weight }) => weight > 0),
    every("rubric.errors", errors, "a weight or penalty is not above 0", ({ penalty }) => penalty > 0),
    ["rubric.points", "two points have one id", ids.every(isNew)],
    ...lists.map(([field, items]) =>
      every<(typeof items)[number]>(
        field,
        items,
        "a point cannot be met",
        ({ match }) => match.length > 0 && match.every(({ all }) => all.length > 0),
      ),
    ),
    every(
      "rubric.points",
      points,
      "feedback is no sentence",
      ({ feedbackHit, feedbackMiss }) => isSentence(feedbackHit) && isSentence(feedbackMiss),
    ),
    every("rubric.errors", errors, "feedback is no sentence", ({ feedback }) => isSentence(feedback)),
    ...lists.map(([field, items]) =>
      every<(typeof items)[number]>(field, items, "no sentence can meet a term", ({ match }) =>
        match.flatMap(({ all }) => all.flat()).every(isTerm),
      ),
    ),
    ["rubric.points", "no sentence can meet a term", partial.flatMap(({ all }) => all.flat()).every(isTerm)],
  ];
}

const isSentence = (text: string): boolean => /\S.*\.$/.test(text);

function isTerm(term: string): boolean {
  if (!term.startsWith("re:")) return /^[a-z0-9_']+\*?( [a-z0-9_']+\*?)*$/.test(term);
  try {
    return !new RegExp(term.slice(3), "i").test("");
  } catch {
    return false;
  }
}

const isHalf = (score: number): boolean => score >= 0 && score <= 10 && Number.isInteger(score * 2);

function exemplarRules({ exemplars }: Rubric): Rule[] {
  const field = "rubric.exemplars";
  const scores = exemplars.map(({ score }) => score);
  return [
    [field, "there are fewer than six exemplars", exemplars.length >= LEAST_EXEMPLARS],
    areDifferent(
      field,
      exemplars.map(({ text }) => text),
      "two exemplars are the same",
    ),
    every(field, exemplars, "an exemplar does not say why", ({ why }) => why.trim() !== ""),
    every(field, exemplars, "a score is not in halves from 0 to 10", ({ score }) => isHalf(score)),
    [field, "no exemplar is excellent", Math.max(...scores) >= 8],
    [field, "no exemplar is partly right", scores.some((score) => score >= 1 && score <= 7)],
    [field, "fewer than two exemplars earn nothing", scores.filter((score) => score === 0).length >= 2],
  ];
}

const shapeOf = (tables: readonly Table[]): string =>
  JSON.stringify(tables.map(({ name, columns }) => [name, columns]));

/** Whether values differ only by case. Engines disagree on whether "Pune" and "pune" are equal, so no data may depend on it. */
function differsByCaseOnly({ columns, rows }: Table): boolean {
  return columns.some((_, index) => {
    const texts = new Set(rows.map((row) => row[index]).filter((cell) => typeof cell === "string"));
    return new Set([...texts].map((text) => text.toLowerCase())).size < texts.size;
  });
}

function tableRules({ sampleData, rubric }: InterviewQuestion): Rule[] {
  const visible = sampleData?.tables ?? [];
  const variants = rubric.exec?.kind === "sql" ? rubric.exec.variants : [];
  const lists: [string, readonly Table[]][] = [
    ["sampleData.tables", visible],
    ...variants.map(({ tables }, index): [string, Table[]] => [`rubric.exec.variants[${index}].tables`, tables]),
  ];
  return [
    ...lists.flatMap(([field, tables]) => [
      every(field, tables, "a row does not fit its columns", ({ columns, rows }) =>
        rows.every((row) => row.length === columns.length),
      ),
      every(field, tables, "two values differ only by case", (table) => !differsByCaseOnly(table)),
    ]),
    every("sampleData.tables", visible, "a sample table is empty", ({ rows }) => rows.length > 0),
  ];
}

function programRules({ reference, variants, mutants }: Exec): Rule[] {
  const field = "rubric.exec.variants";
  return [
    [field, "there are fewer than four hidden data sets", variants.length >= LEAST_VARIANTS],
    ["rubric.exec.mutants", "there are fewer than five wrong programs", mutants.length >= LEAST_MUTANTS],
    areDifferent("rubric.exec.mutants", mutants, "a wrong program occurs twice"),
    ["rubric.exec.mutants", "a wrong program is the reference", !mutants.includes(reference)],
    every<{ about: string }>(field, variants, "what is special about hidden data is not said", ({ about }) =>
      /\S.*[^.\s]$/.test(about),
    ),
  ];
}

function queryRules({ sampleData }: InterviewQuestion, { expected, variants }: SqlExec): Rule[] {
  const field = "rubric.exec.variants";
  const shape = shapeOf(sampleData?.tables ?? []);
  const widths = [expected, ...variants.map((variant) => variant.expected)].flat().map((row) => row.length);
  return [
    [field, "they probe fewer than four kinds", new Set(variants.map(({ kind }) => kind)).size >= LEAST_VARIANTS],
    every(field, variants, "hidden tables differ from the visible ones", ({ tables }) => shapeOf(tables) === shape),
    ["rubric.exec.expected", "stored rows differ in width", new Set(widths).size === 1],
    ["rubric.exec.expected", "the sample has no rows to find", expected.length > 0],
    [field, "more than one hidden result is empty", variants.filter((v) => v.expected.length === 0).length <= 1],
  ];
}
