import { FULL_SCORE, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { PASS_FROM, STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { topicToPractise } from "@dryrun/domain/interviews/practice/topic-to-practise";
import { CODE_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import { topicOf } from "../../../../shared/practise/topic-of.ts";
import type { GradedQuestion, Result } from "../../result.ts";
import { type Loss, pointsByTopic, type TopicPoints } from "../points.ts";

export interface Fix {
  topic: TopicPoints;
  /** Another topic that lost as many points. */
  equal: string | undefined;
  /** The costliest mistake of the topic's weakest question. */
  loss: Loss | undefined;
  /** The topic's questions below `RIGHT_FROM`, and the interview's score if all of them reached `target`. */
  below: number[];
  /** Full marks if only these lead to a pass, otherwise `RIGHT_FROM`. */
  target: number;
  scoreThen: number;
}

export interface Praise {
  number: number;
  /** The type of its question. */
  type: string;
  score: number;
  /** Why it is good. */
  why: string;
  quote: string;
}

export interface ResultStory {
  /** Null if no topic is stronger than the others, or none is strong. */
  strongest: TopicPoints | null;
  fix: Fix | null;
  /** Points lost in all answers. */
  lost: number;
  praise: Praise[];
}

function fixOf(questions: readonly GradedQuestion[], topics: readonly TopicPoints[]): Fix | null {
  const topic = topicToPractise(topics);
  if (!topic) return null;
  const assessed = assessedOf(questions);
  const below = assessed
    .filter(({ type, score }) => type === topic.topic && score < RIGHT_FROM)
    .map(({ number }) => number);
  const scoreWith = (target: number) =>
    Math.floor(assessed.reduce((sum, { number, score }) => sum + (below.includes(number) ? target : score), 0));
  const needsFull = scoreWith(RIGHT_FROM) < PASS_FROM && scoreWith(FULL_SCORE) >= PASS_FROM;
  const target = needsFull ? FULL_SCORE : RIGHT_FROM;
  return {
    topic,
    equal: topics.find((one) => one !== topic && one.lost === topic.lost)?.topic,
    loss: topic.losses.find(({ number }) => number === topic.weakest.number),
    below,
    target,
    scoreThen: scoreWith(target),
  };
}

const MOST_PRAISE = 2;
const lengthOf = ({ evidence }: GradedQuestion["rubric"][number]) => evidence?.text.trim().length ?? 0;

/** Returns met criteria with evidence from the answer, one per question, best questions first; among equal scores, the longest line. */
function praiseOf(questions: readonly GradedQuestion[]): Praise[] {
  return questions
    .flatMap(({ number, type, score, rubric }) => {
      const [best] = rubric
        .filter(({ verdict, evidence, maxPoints }) => verdict === "met" && evidence?.text.trim() && maxPoints > 0)
        .sort((a, b) => b.points - a.points || lengthOf(b) - lengthOf(a));
      if (!best?.evidence) return [];
      return [{ number, type, score, why: best.note || `${best.criterion}.`, quote: best.evidence.text.trim() }];
    })
    .toSorted((a, b) => b.score - a.score || b.quote.length - a.quote.length)
    .slice(0, MOST_PRAISE);
}

/** Whether a type is answered in code; the others are answered in prose. */
export const isCode = (type: string): boolean => CODE_TOPICS.some((topic) => TOPIC_LABELS[topic] === type);

/** Summarises the result: the strongest topic, the one thing to fix, and what to praise. */
export function storyOf(questions: readonly GradedQuestion[]): ResultStory {
  const topics = pointsByTopic(questions);
  // As in the overall feedback: of equal topics the one with more questions.
  const [best] = [...topics].sort((a, b) => b.average - a.average || b.of - a.of);
  const isEven = topics.every(({ average }) => average === best?.average);
  return {
    strongest: best && !isEven && best.average * 10 >= STRONG_FROM ? best : null,
    fix: fixOf(questions, topics),
    lost: topics.reduce((sum, topic) => sum + topic.lost, 0),
    praise: praiseOf(questions),
  };
}

/** Whether practice has made the answer right. */
export const isCorrected = (corrected: Result["corrected"], number: number): boolean =>
  corrected.some((one) => one.number === number && one.score >= RIGHT_FROM);

/**
 * Returns the answer to correct in practice: that with the costliest mistake, then the other wrong ones, the worst first.
 * Undefined if nothing is left.
 */
export function fixOfResult({
  sessionId,
  questions,
  corrected,
}: Pick<Result, "sessionId" | "questions" | "corrected">) {
  const weakest = storyOf(questions).fix?.topic.weakest;
  if (!weakest) return undefined;
  const isRight = (number: number) => isCorrected(corrected, number);
  const wrong = assessedOf(questions)
    .filter(({ score }) => score < RIGHT_FROM)
    .toSorted((a, b) => a.score - b.score);
  const next = [weakest, ...wrong].find(({ number }) => !isRight(number));
  const topic = next && topicOf(next.type);
  return topic && { topic, from: { result: sessionId, number: next.number } };
}
