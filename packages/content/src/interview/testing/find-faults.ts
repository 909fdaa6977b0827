import { isLevel } from "@dryrun/domain/interviews/drills/levels";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { hasWesternDigits } from "../../testing/western-digits.ts";
import type { Exec, InterviewQuestion, Rubric, SqlExec, Table } from "../question.ts";

const KINDS = { sql: "sql", sheet: "excel", dax: "power-bi", vba: "vba" } as const;
const LEAST_EXEMPLARS = 6;
const LEAST_VARIANTS = 4;
const LEAST_MUTANTS = 5;

type Rule = readonly [fault: string, holds: boolean];

/** Returns the faults of one question as sentences. The test of its grading is in another package. */
export function findFaults(question: InterviewQuestion): string[] {
  const { topic } = question;
  const { exec } = question.rubric;
  const rules: Rule[] = [
    ...ofText(question),
    ...ofRubric(question.rubric),
    ...ofExemplars(question.rubric),
    ...ofTables(question),
    ["the kind of program does not fit the topic", exec === undefined ? topic !== "sql" : KINDS[exec.kind] === topic],
    ...(exec ? ofPrograms(exec) : []),
    ...(exec?.kind === "sql" ? ofQueries(question, exec) : []),
  ];
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;
const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length;

function ofText({
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
    ["the type does not fit the topic", type === TOPIC_LABELS[topic]],
    ["the id does not fit the topic", new RegExp(`^${topic}-[a-z0-9]+(-[a-z0-9]+)*$`).test(id)],
    ["the version is no count", isCount(version)],
    ["the difficulty is not 1, 2 or 3", [1, 2, 3].includes(difficulty)],
    ["the level is not 1 to 5", isLevel(level)],
    ["the minutes are not 1 to 6", isCount(minutes) && minutes <= 6],
    ["the question is too short", prompt.length > 40],
    ["a number is grouped as 100,000", !hasWesternDigits(prompt)],
    ["the model answer is too short", modelAnswer.length > 20],
  ];
}

function ofRubric({ version, points, errors }: Rubric): Rule[] {
  const items = [...points, ...errors];
  const terms = items.flatMap(({ match }) => match).concat(points.flatMap(({ partial }) => partial ?? []));
  const feedback = [
    ...points.flatMap((point) => [point.feedbackHit, point.feedbackMiss]),
    ...errors.map((e) => e.feedback),
  ];
  return [
    ["the rubric's version is no count", isCount(version)],
    ["the weights do not sum to 10", points.reduce((sum, { weight }) => sum + weight, 0) === 10],
    ["a weight or penalty is not above 0", points.every((p) => p.weight > 0) && errors.every((e) => e.penalty > 0)],
    ["two points have one id", areDifferent(items.map(({ id }) => id))],
    ["a point cannot be met", items.every(({ match }) => match.length > 0 && match.every(({ all }) => all.length > 0))],
    ["feedback is no sentence", feedback.every((text) => /\S.*\.$/.test(text))],
    ["no sentence can meet a term", terms.flatMap(({ all }) => all.flat()).every(isTerm)],
  ];
}

function isTerm(term: string): boolean {
  if (!term.startsWith("re:")) return /^[a-z0-9_']+\*?( [a-z0-9_']+\*?)*$/.test(term);
  try {
    return !new RegExp(term.slice(3), "i").test("");
  } catch {
    return false;
  }
}

function ofExemplars({ exemplars }: Rubric): Rule[] {
  const scores = exemplars.map(({ score }) => score);
  return [
    ["there are fewer than six exemplars", exemplars.length >= LEAST_EXEMPLARS],
    ["two exemplars are the same", areDifferent(exemplars.map(({ text }) => text))],
    ["an exemplar does not say why", exemplars.every(({ why }) => why.trim() !== "")],
    ["a score is not in halves from 0 to 10", scores.every((s) => s >= 0 && s <= 10 && Number.isInteger(s * 2))],
    ["no exemplar is excellent", Math.max(...scores) >= 8],
    ["no exemplar is partly right", scores.some((score) => score >= 1 && score <= 7)],
    ["fewer than two exemplars earn nothing", scores.filter((score) => score === 0).length >= 2],
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

function ofTables({ sampleData, rubric }: InterviewQuestion): Rule[] {
  const shown = sampleData?.tables ?? [];
  const hidden = rubric.exec?.kind === "sql" ? rubric.exec.variants.flatMap(({ tables }) => tables) : [];
  const all = [...shown, ...hidden];
  return [
    [
      "a row does not fit its columns",
      all.every(({ columns, rows }) => rows.every((r) => r.length === columns.length)),
    ],
    ["a sample table is empty", shown.every(({ rows }) => rows.length > 0)],
    ["two values differ only by case", !all.some(differsByCaseOnly)],
  ];
}

function ofPrograms({ reference, variants, mutants }: Exec): Rule[] {
  return [
    ["there are fewer than four hidden data sets", variants.length >= LEAST_VARIANTS],
    ["there are fewer than five wrong programs", mutants.length >= LEAST_MUTANTS],
    ["a wrong program occurs twice", areDifferent([reference, ...mutants])],
    ["what is special about hidden data is not said", variants.every(({ about }) => /\S.*[^.\s]$/.test(about))],
  ];
}

function ofQueries({ sampleData }: InterviewQuestion, { expected, variants }: SqlExec): Rule[] {
  const shape = shapeOf(sampleData?.tables ?? []);
  const widths = [expected, ...variants.map((variant) => variant.expected)].flat().map((row) => row.length);
  return [
    ["they probe fewer than four kinds", new Set(variants.map(({ kind }) => kind)).size >= LEAST_VARIANTS],
    ["hidden tables differ from the visible ones", variants.every(({ tables }) => shapeOf(tables) === shape)],
    ["stored rows differ in width", new Set(widths).size === 1],
    ["the sample has no rows to find", expected.length > 0],
    ["more than one hidden result is empty", variants.filter((v) => v.expected.length === 0).length <= 1],
  ];
}
