import type { ValueGroup } from "@dryrun/content/interview/question";
import type { AnswerPart } from "@dryrun/content/interview/training-data";

/** Something in the draft, with the line that it begins on. */
interface At {
  line: number;
}

export interface DraftCriterion extends At {
  id: string;
  weight: number;
  label: string;
  good: string;
  missing: string;
  /** How learners say it. */
  says: string[];
  /** What sounds like it and does not meet it. */
  wrong: string[];
}

export interface DraftError extends At {
  id: string;
  penalty: number;
  label: string;
  feedback: string;
  says: string[];
}

export interface DraftAnswer extends At {
  score: number;
  why: string;
  parts: (AnswerPart & At)[];
}

/** A question of prose as its author writes it: docs/grading.md, "Prose, in an hour". */
export interface Draft {
  id: string;
  difficulty: number;
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

/** A question cannot be learned from fewer answers. */
export const LEAST_ANSWERS = 10;
const TOPICS = ["case", "behavioural"];
const MOST_LETTERS = { prompt: 1_500, modelAnswer: 3_000, sentence: 800 };
const MOST_POINTS = 10;
/** A score may be this far from what the marks add up to: whole answers are more or less than their sentences. */
const FROM_MARKS = 1.5;

/** The id of a question of prose: its topic, then words with hyphens. */
export const isDraftId = (id: string): boolean =>
  TOPICS.includes(id.split("-")[0] ?? "") && /^[a-z]+(?:-[a-z0-9]+)+$/.test(id);
/** The name of a criterion or an error. */
export const isName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
/** 0 to 10 in halves. */
export const isScore = (score: number): boolean => score >= 0 && score <= MOST_POINTS && Number.isInteger(score * 2);

type Rule = readonly [line: number, fault: string, holds: boolean];

/** What is wrong with a draft, each fault at its line. */
export function draftFaults(draft: Draft, isTaken: (id: string) => boolean): DraftFault[] {
  const rules: Rule[] = [
    ...ofHead(draft, isTaken),
    ...ofCriteria(draft),
    ...draft.answers.flatMap((answer) => ofAnswer(answer, draft)),
  ];
  return rules.flatMap(([line, fault, holds]) => (holds ? [] : [{ line, fault }]));
}

function ofHead({ id, difficulty, minutes, prompt, modelAnswer, answers }: Draft, isTaken: (id: string) => boolean) {
  const topics = TOPICS.map((topic) => `"${topic}-"`).join(" or ");
  return [
    [1, `The id must begin with ${topics}, then small letters, digits and hyphens: "${id}".`, isDraftId(id)],
    [1, `${id} is there already. Choose another id, or pass --replace.`, !isTaken(id)],
    [1, `The difficulty is 1, 2 or 3, not ${difficulty}.`, [1, 2, 3].includes(difficulty)],
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

function ofCriteria({ criteria, errors }: Draft): Rule[] {
  const sum = criteria.reduce((total, { weight }) => total + weight, 0);
  const seen = new Set<string>();
  const isNew = (id: string) => !seen.has(id) && seen.add(id).size > 0;
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
    ...criteria.flatMap(({ line, says, wrong }) =>
      [...says, ...wrong].map((text): Rule => [line, tooLong(text), isShort(text, "sentence")]),
    ),
  ];
}

const tooLong = (text: string) =>
  `A sentence has ${text.length} letters; ${MOST_LETTERS.sentence} is the most: "${text.slice(0, 40)}…".`;

/** What the marks of an answer add up to, in points. */
function pointsOf({ parts }: DraftAnswer, { criteria, errors }: Draft): number {
  const has = (list: "meets" | "partly" | "errors", id: string) => parts.some((part) => part[list]?.includes(id));
  const credit = (id: string) => (has("meets", id) ? 1 : has("partly", id) ? 0.5 : 0);
  const earned = criteria.reduce((sum, { id, weight }) => sum + weight * credit(id), 0);
  return Math.max(
    0,
    errors.reduce((sum, { id, penalty }) => sum - (has("errors", id) ? penalty : 0), earned),
  );
}

function ofAnswer(answer: DraftAnswer, draft: Draft): Rule[] {
  const { line, score, why, parts } = answer;
  const { criteria, errors } = draft;
  const marked = pointsOf(answer, draft);
  const known = new Set(criteria.map(({ id }) => id));
  const wrong = new Set(errors.map(({ id }) => id));
  const unknown = (part: AnswerPart) => [
    ...[...(part.meets ?? []), ...(part.partly ?? []), ...(part.near ?? [])].filter((id) => !known.has(id)),
    ...(part.errors ?? []).filter((id) => !wrong.has(id)),
  ];
  return [
    [line, `A score is 0 to 10 in halves, not ${score}.`, isScore(score)],
    [line, "Say after the score why: ## Answer 7.5: no advice.", why !== ""],
    [line, "The answer has no text.", parts.length > 0],
    [
      line,
      `The answer is given ${score}, but its marks add up to ${marked}.`,
      !isScore(score) || Math.abs(score - marked) <= FROM_MARKS,
    ],
    ...parts.flatMap((part): Rule[] => [
      ...unknown(part).map((id): Rule => [part.line, `There is no criterion or error "${id}".`, false]),
      [part.line, tooLong(part.text), isShort(part.text, "sentence")],
    ]),
  ];
}
