import { mulberry32, shuffle } from "@dryrun/content/datasets/random";
import {
  choiceOf,
  type DrillQuestion,
  levelOfNext,
  pickAtLevel,
  pickOfFamily,
} from "@dryrun/content/interview/draw/drill";
import type { Drawn } from "@dryrun/content/interview/draw/pick";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { findQuizItem } from "@dryrun/content/quiz/load";
import type { QuizItem } from "@dryrun/content/quiz/quiz-item";
import type { Input } from "@dryrun/domain/contract/define";
import { TEST_QUESTIONS } from "@dryrun/domain/courses/limits";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import {
  DRILL_QUESTIONS,
  type DrillSource,
  type DrillTopic,
  isLevel,
  type Level,
} from "@dryrun/domain/interviews/drills/limits";
import { NOTHING_TO_REVIEW, NOTHING_WRONG, UNKNOWN_FAMILY } from "@dryrun/domain/interviews/messages";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { Db } from "../../../db/client.ts";
import type { GradedAnswer } from "../../../db/schema/quiz.ts";
import { invalidField, notFound } from "../../../errors/app-error.ts";
import { findSet } from "../../../records/course/sets.ts";
import { hasCourse } from "../../../records/purchases/courses.ts";
import { findRetiredIds } from "../../../records/questions/retired-questions.ts";
import { currentResult } from "../../../records/session-answers.ts";
import { findUser } from "../../../records/users.ts";
import { findDue } from "../reviews/reviews.ts";
import * as query from "./level-queries.ts";

type Asked = Input<typeof startDrill>["body"];

/** How a drill begins. */
export interface Beginning {
  topic: DrillTopic;
  family: string | null;
  source: DrillSource | null;
  sourceId: string | null;
  courseSet: string | null;
  lastSuccess: Level | null;
  /** The level for which a random first question was drawn. */
  firstLevel: Level | null;
  planned: number;
  /** The first question, or all of them. */
  questions: readonly DrillQuestion[];
  /** The answer that is to be corrected, with its result. */
  given?: query.AnswerOfInterview;
}

/** What a draw needs, with the families to draw from. */
export type Bank = Drawn & { questions: readonly InterviewQuestion[] };

const PLAIN = {
  ...{ family: null, source: null, sourceId: null, courseSet: null },
  ...{ firstLevel: null, planned: DRILL_QUESTIONS },
} as const;

/** @throws VALIDATION at the field that names what does not exist; NOT_FOUND for a quiz or an interview. */
export async function beginningOf(tx: Db, studentId: string, asked: Asked, bank: Bank, now: Date): Promise<Beginning> {
  if (asked.from === "course") return ofCourse(tx, studentId, asked.id ?? "", bank);
  if (asked.from === "reviews") return ofReviews(tx, studentId, now);
  if (asked.from === "result") return ofResult(tx, studentId, asked);
  if (asked.from === "quiz") return ofQuiz(tx, studentId, asked, bank);
  if (asked.family !== undefined) return ofFamily(tx, studentId, asked.family, bank);
  const topic = asked.topic as DrillTopic;
  const given = asked.level !== undefined && isLevel(asked.level) ? asked.level : undefined;
  const lastSuccess = given ?? (await query.findLastSuccess(tx, studentId, topic));
  const level = given ?? levelOfNext(lastSuccess, []);
  const question = pickAtLevel({ topic, level, asked: new Set() }, bank);
  if (!question) throw invalidField("topic", UNKNOWN_FAMILY);
  return { ...PLAIN, topic, lastSuccess, firstLevel: level, questions: [question] };
}

async function ofFamily(tx: Db, studentId: string, id: string, bank: Bank): Promise<Beginning> {
  const family = bank.questions.find((question) => question.id === id);
  if (!family) throw invalidField("family", UNKNOWN_FAMILY);
  const { topic } = family;
  const lastSuccess = await query.findLastSuccess(tx, studentId, topic);
  return { ...PLAIN, topic, family: id, lastSuccess, questions: [pickOfFamily(family, bank)] };
}

/** Begins with the answer to correct: the same question, with the person's text and its result. */
async function ofResult(tx: Db, studentId: string, { id, number }: Asked): Promise<Beginning> {
  const answers = await query.findGradedAnswers(tx, studentId, id ?? undefined);
  const byScore = answers.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const given = number === undefined ? byScore[0] : answers.find((answer) => answer.number === number);
  if (!given) throw notFound("This result");
  const { question, sessionId } = given;
  const lastSuccess = await query.findLastSuccess(tx, studentId, question.topic);
  const answer = { ...given, result: currentResult(given) };
  return {
    ...{ ...PLAIN, topic: question.topic, family: question.id, source: "result", sourceId: sessionId, lastSuccess },
    ...{ questions: [question], given: answer },
  };
}

/**
 * Begins with the easiest question of the topic that was answered wrongly and not yet repeated right; by default of the
 * weakest topic.
 */
async function ofQuiz(tx: Db, studentId: string, asked: Asked, bank: Bank): Promise<Beginning> {
  const paper = await query.findPaper(tx, studentId, asked.id ?? undefined);
  if (!paper) throw notFound("This quiz");
  const topic = asked.topic ?? weakestTopic(paper.answers ?? []);
  const label = topic && TOPIC_LABELS[topic];
  const missed = (paper.answers ?? []).filter((answer) => answer.topic === label && !answer.isCorrect);
  if (!topic || missed.length === 0) throw invalidField("topic", NOTHING_WRONG);
  const lastSuccess = await query.findLastSuccess(tx, studentId, topic);
  const known = await query.findRepeatedRight(tx, studentId, paper.id);
  const [item] = await itemsToRepeat(
    tx,
    missed.filter(({ questionId }) => !known.has(questionId)),
  );
  const level = levelOfNext(lastSuccess, []);
  const question = item ? choiceOf(item, topic, bank.seed) : pickAtLevel({ topic, level, asked: new Set() }, bank);
  if (!question) throw invalidField("topic", NOTHING_WRONG);
  return {
    ...PLAIN,
    topic,
    source: "quiz",
    sourceId: paper.id,
    lastSuccess,
    firstLevel: item ? null : level,
    questions: [question],
  };
}

/** Asks the exercises of a unit, without retired ones, or the questions of a try at its test. */
async function ofCourse(tx: Db, studentId: string, id: string, bank: Bank): Promise<Beginning> {
  const student = await findUser(tx, studentId);
  const set = student && (await hasCourse(tx, student)) ? findSet(id) : undefined;
  if (!set) throw notFound("This set");
  const stillAsked = (questions: readonly InterviewQuestion[]) =>
    questions.flatMap(({ id: one }) => bank.questions.find((question) => question.id === one) ?? []);
  const families = set.isTest
    ? familiesOfTry(stillAsked([...set.questions, ...set.retakes]), await query.findAskedInSet(tx, studentId, id), bank)
    : stillAsked(set.questions);
  const [first] = families;
  if (!first) throw notFound("This set");
  const questions = families.map((family) => pickOfFamily(family, bank));
  const plan = { source: "course", courseSet: id, lastSuccess: null, planned: questions.length } as const;
  return { ...PLAIN, ...plan, topic: first.topic, questions };
}

/**
 * Returns the families of a try at a test: the first of the pool, then those that were not asked for longest, the
 * easiest first. None of the last try, unless too few are left.
 *
 * @param asked The families of the former tries, the oldest first.
 */
function familiesOfTry(pool: readonly InterviewQuestion[], asked: readonly string[], { seed }: Bank) {
  if (asked.length === 0) return pool.slice(0, TEST_QUESTIONS);
  return shuffle(mulberry32(seed), pool)
    .sort((a, b) => asked.lastIndexOf(a.id) - asked.lastIndexOf(b.id))
    .slice(0, TEST_QUESTIONS)
    .sort((a, b) => a.level - b.level);
}

/** Returns the missed items that can be asked again: they need no sales workbook and are not retired. */
async function repeatable(db: Db, missed: readonly GradedAnswer[]): Promise<QuizItem[]> {
  const retired = await findRetiredIds(db);
  const items = missed.flatMap(({ questionId }) => findQuizItem(questionId) ?? []);
  return items.filter(({ id, dataset }) => !dataset && !retired.has(id));
}

/** Returns the missed items that can be asked again, the easiest first. */
async function itemsToRepeat(tx: Db, missed: readonly GradedAnswer[]): Promise<QuizItem[]> {
  const corrected = await query.withCorrectedItems(tx, await repeatable(tx, missed));
  return corrected.toSorted((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1));
}

/** Counts the mistakes of the last quiz that practice can repeat, and those that it has corrected. Null after a pass. */
export async function countQuizMistakes(db: Db, studentId: string) {
  const paper = await query.findPaper(db, studentId, undefined);
  if (!paper || paper.passed) return null;
  const items = await repeatable(
    db,
    (paper.answers ?? []).filter(({ isCorrect }) => !isCorrect),
  );
  const known = await query.findRepeatedRight(db, studentId, paper.id);
  return { wrong: items.length, corrected: items.filter(({ id }) => known.has(id)).length };
}

/** Asks the due questions of all topics, starting with those that have been due the longest. */
async function ofReviews(tx: Db, studentId: string, now: Date): Promise<Beginning> {
  const { due } = await findDue(tx, studentId, now);
  const questions = due.slice(0, DRILL_QUESTIONS).map(({ question }) => question);
  const [first] = questions;
  if (!first) throw invalidField("from", NOTHING_TO_REVIEW);
  return { ...PLAIN, topic: first.topic, source: "reviews", lastSuccess: null, planned: questions.length, questions };
}

/** Returns the topic with the lowest share of right answers; undefined if all are right. */
function weakestTopic(answers: readonly GradedAnswer[]): DrillTopic | undefined {
  const shares = INTERVIEW_TOPICS.flatMap((topic) => {
    const own = answers.filter((answer) => answer.topic === TOPIC_LABELS[topic]);
    const right = own.filter(({ isCorrect }) => isCorrect).length;
    return right === own.length ? [] : [{ topic, share: right / own.length }];
  });
  return shares.toSorted((a, b) => a.share - b.share)[0]?.topic;
}
