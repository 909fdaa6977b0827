import type { ValueGroup } from "@dryrun/content/interview/question";
import type { AnswerPart } from "@dryrun/content/interview/training-data";
import { isLevel } from "@dryrun/domain/interviews/drills/limits";

/** A part of the draft. `line` is the line that it begins on, from 1. */
interface WithLine {
  line: number;
}

export interface DraftCriterion extends WithLine {
  id: string;
  weight: number;
  label: string;
  good: string;
  missing: string;
  /** Sentences of learners that meet it. */
  sentences: string[];
  /** Sentences that sound like it and do not meet it. */
  nearMisses: string[];
}

export interface DraftError extends WithLine {
  id: string;
  penalty: number;
  label: string;
  feedback: string;
  sentences: string[];
}

export interface DraftAnswer extends WithLine {
  score: number;
  why: string;
  parts: (AnswerPart & WithLine)[];
}

/** A question of prose as its author writes it: docs/grading.md, "Prose, in an hour". */
export interface Draft {
  id: string;
  difficulty: number;
  level: number;
  minutes: number;
  prompt: string;
  modelAnswer: string;
  misconceptions: string[];
  values: ValueGroup[];
  criteria: DraftCriterion[];
  errors: DraftError[];
  answers: DraftAnswer[];
}

export interface DraftFault {
  /** The line of the draft; 0 where something is missing. */
  line: number;
  fault: string;
}

/** The model of a question cannot be trained on fewer answers. */
export const LEAST_ANSWERS = 10;
const TOPICS = ["case", "behavioural"];
const MOST_LETTERS = { prompt: 1_500, modelAnswer: 3_000, sentence: 800 };
const MOST_POINTS = 10;
/** The score of an answer may differ this much from the points of its marks, because sentences do not decide everything. */
const MOST_SCORE_DIFFERENCE = 1.5;

/** Whether this is the id of a prose question: its topic, then words with hyphens. */
export const isDraftId = (id: string): boolean =>
  TOPICS.includes(id.split("-")[0] ?? "") && /^[a-z]+(?:-[a-z0-9]+)+$/.test(id);
/** Whether this may name a criterion or an error. */
export const isName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
/** Whether this is a score from 0 to 10 in steps of 0.5. */
export const isScore = (score: number): boolean => score >= 0 && score <= MOST_POINTS && Number.isInteger(score * 2);

type Rule = readonly [line: number, fault: string, holds: boolean];

/** Returns the faults of a draft, each with its line. */
export function draftFaults(draft: Draft, isTaken: (id: string) => boolean): DraftFault[] {
  const rules: Rule[] = [
    ...headRules(draft, isTaken),
    ...criterionRules(draft),
    ...draft.answers.flatMap((answer) => answerRules(answer, draft)),
  ];
  return rules.flatMap(([line, fault, holds]) => (holds ? [] : [{ line, fault }]));
}

function headRules(
  { id, difficulty, level, minutes, prompt, modelAnswer, answers }: Draft,
  isTaken: (id: string) => boolean,
) {
  const topics = TOPICS.map((topic) => `"${topic}-"`).join(" or ");
  return [
    [1, `The id must begin with ${topics}, then small letters, digits and hyphens: "${id}".`, isDraftId(id)],
    [1, `${id} is there already. Choose another id, or pass --replace.`, !isTaken(id)],
    [1, `The difficulty is 1, 2 or 3, not ${difficulty}.`, [1, 2, 3].includes(difficulty)],
    [1, `The level is 1 to 5, not ${level}.`, isLevel(level)],
    [1, `The minutes are 1 to 6, not ${minutes}.`, Number.isInteger(minutes) && minutes >= 1 && minutes <= 6],
    [0, "The prompt is missing: write it under ## Prompt.", prompt !== ""],
    [0, `The prompt has ${prompt.length} letters; ${MOST_LETTERS.prompt} is the most.`, isShort(prompt, "prompt")],
    [0, "The model answer is missing: write it under ## Model answer.", modelAnswer !== ""],
    [
      0,
      `The model answer has ${modelAnswer.length} letters; ${MOST_LETTERS.modelAnswer} is the most.`,
      isShort(modelAnswer, "modelAnswer"),
    ],
    [
      0,
      `There are ${answers.length} answers; ${LEAST_ANSWERS} are the fewest to learn from.`,
      answers.length >= LEAST_ANSWERS,
    ],
  ] satisfies Rule[];
}

const isShort = (text: string, kind: keyof typeof MOST_LETTERS) => text.length <= MOST_LETTERS[kind];

function criterionRules({ criteria, errors }: Draft): Rule[] {
  const sum = criteria.reduce((total, { weight }) => total + weight, 0);
  const usedNames = new Set<string>();
  const isNew = (id: string) => !usedNames.has(id) && usedNames.add(id).size > 0;
  return [
    [criteria[0]?.line ?? 0, `The weights of the criteria sum to ${sum}, not to ${MOST_POINTS}.`, sum === MOST_POINTS],
    ...[...criteria, ...errors].flatMap(({ id, line }): Rule[] => [
      [line, `"${id}" is named twice.`, isNew(id)],
      [line, `A name is small letters, digits and hyphens, not "${id}".`, isName(id)],
    ]),
    ...criteria.flatMap(({ id, line, weight, good, missing }): Rule[] => [
      [line, `The weight of ${id} is not above 0.`, weight > 0],
      [line, `Criterion ${id} needs a line "Good: …" that ends with a full stop.`, good.endsWith(".")],
      [line, `Criterion ${id} needs a line "Missing: …" that ends with a full stop.`, missing.endsWith(".")],
    ]),
    ...errors.flatMap(({ id, line, penalty, feedback }): Rule[] => [
      [line, `The penalty of ${id} is not above 0.`, penalty > 0],
      [line, `Error ${id} needs a line "Feedback: …" that ends with a full stop.`, feedback.endsWith(".")],
    ]),
    ...criteria.flatMap(({ line, sentences: says, nearMisses: wrong }) =>
      [...says, ...wrong].map((text): Rule => [line, tooLongFault(text), isShort(text, "sentence")]),
    ),
  ];
}

const tooLongFault = (text: string) =>
  `A sentence has ${text.length} letters; ${MOST_LETTERS.sentence} is the most: "${text.slice(0, 40)}…".`;

/** Returns the points that an answer earns by its marks. */
function pointsFromMarks({ parts }: DraftAnswer, { criteria, errors }: Draft): number {
  const isMarked = (mark: "meets" | "partly" | "errors", id: string) => parts.some((part) => part[mark]?.includes(id));
  const creditFor = (id: string) => (isMarked("meets", id) ? 1 : isMarked("partly", id) ? 0.5 : 0);
  const earned = criteria.reduce((sum, { id, weight }) => sum + weight * creditFor(id), 0);
  return Math.max(
    0,
    errors.reduce((sum, { id, penalty }) => sum - (isMarked("errors", id) ? penalty : 0), earned),
  );
}

function answerRules(answer: DraftAnswer, draft: Draft): Rule[] {
  const { line, score, why, parts } = answer;
  const { criteria, errors } = draft;
  const pointsOfMarks = pointsFromMarks(answer, draft);
  const criterionIds = new Set(criteria.map(({ id }) => id));
  const errorIds = new Set(errors.map(({ id }) => id));
  const unknownIds = (part: AnswerPart) => [
    ...[...(part.meets ?? []), ...(part.partly ?? []), ...(part.near ?? [])].filter((id) => !criterionIds.has(id)),
    ...(part.errors ?? []).filter((id) => !errorIds.has(id)),
  ];
  return [
    [line, `A score is 0 to 10 in halves, not ${score}.`, isScore(score)],
    [line, "Say after the score why: ## Answer 7.5: no advice.", why !== ""],
    [line, "The answer has no text.", parts.length > 0],
    [
      line,
      `The answer is given ${score}, but its marks add up to ${pointsOfMarks}.`,
      !isScore(score) || Math.abs(score - pointsOfMarks) <= MOST_SCORE_DIFFERENCE,
    ],
    ...parts.flatMap((part): Rule[] => [
      ...unknownIds(part).map((id): Rule => [part.line, `There is no criterion or error "${id}".`, false]),
      [part.line, tooLongFault(part.text), isShort(part.text, "sentence")],
    ]),
  ];
}
