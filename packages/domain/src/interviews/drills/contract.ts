import { number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id, lenientText, noneIfEmpty } from "../../fields.ts";
import { answerText, ownGradedQuestion, questionAnswer } from "../contract.ts";
import * as calls from "./calls.ts";
import { DRILL_QUESTIONS, DRILL_TOPICS, EARLIER_KINDS, MAX_FAMILY } from "./limits.ts";
import { CHOOSE_TOPIC, TOPIC_OR_FAMILY } from "./messages.ts";

const topic = string()
  .trim()
  .lowercase()
  .transform(noneIfEmpty)
  .oneOf(DRILL_TOPICS, "Choose a topic from the list.")
  .test("topic-or-family", CHOOSE_TOPIC, (value, { parent }) => value !== undefined || parent.family !== undefined);

/** As in a graded question. */
const family = lenientText()
  .trim()
  .transform(noneIfEmpty)
  .max(MAX_FAMILY, `A family's name must be at most ${MAX_FAMILY} characters.`)
  .test("not-both", TOPIC_OR_FAMILY, (value, { parent }) => value === undefined || parent.topic === undefined);

const drillQuestion = questionAnswer.shape({
  answeredAt: nullableIsoDate(),
  /** Null until the question is answered and its answer is graded. */
  result: ownGradedQuestion.default(undefined).nullable().defined(),
});

/** The student's last result in the drill's family or topic, before the drill. */
const earlier = {
  kind: choice(EARLIER_KINDS),
  /** The id of the interview, the drill or the quiz. */
  id: text(),
  at: isoDate(),
  /** For a family the score of its question, for a topic the share of all points, 0 to 100. */
  percent: number().defined(),
  /** The family's question, criterion by criterion; empty for a topic. */
  rubric: list(object({ criterion: text(), points: number().defined(), maxPoints: number().defined() })),
};

const drillAnswer = object({
  _id: text(),
  topic: choice(DRILL_TOPICS),
  /** The family that the drill was started with. */
  family: nullableText(),
  startedAt: isoDate(),
  before: nullableObject(earlier),
  questions: list(drillQuestion),
});

/** Three questions of one topic, or of the topic of a family with a question of this family first. Costs no credit. */
export const startDrill = defineContract({
  ...calls.startDrill,
  body: object({ topic, family }),
  status: 201,
  response: drillAnswer,
  errors: ["TOO_MANY_REQUESTS", "INTERVIEW_RUNNING"],
});

/** Returns a drill, and grades answers whose grading was interrupted. */
export const drill = defineContract({
  ...calls.drill,
  params: object({ id: id() }),
  status: 200,
  response: drillAnswer,
  errors: ["NOT_FOUND"],
});

/** Grades the answer once. With `OVERLOADED` the answer is saved, and the drill has its result later. */
export const answerDrill = defineContract({
  ...calls.answerDrill,
  params: object({ id: id() }),
  body: object({
    number: number()
      .typeError("The question's number must be a whole number.")
      .integer("The question's number must be a whole number.")
      .min(1, "Questions are numbered from 1.")
      .max(DRILL_QUESTIONS, `Questions are numbered to ${DRILL_QUESTIONS}.`)
      .required("The question's number is required."),
    answer: answerText().strict().defined("The answer is required."),
  }),
  status: 200,
  response: ownGradedQuestion,
  errors: ["NOT_FOUND", "ALREADY_ANSWERED", "INTERVIEW_RUNNING", "OVERLOADED"],
});
