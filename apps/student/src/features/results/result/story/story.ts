import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { topicToPractise } from "@dryrun/domain/interviews/practice/topic-to-practise";
import { CODE_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import { topicOf } from "../../../../shared/practise/topic-of.ts";
import type { Wanted } from "../../../../shared/practise/use-start-drill.ts";
import type { GradedQuestion, Result } from "../../result.ts";
import { type Loss, pointsByTopic, type TopicPoints } from "../points.ts";

export interface Fix {
  topic: TopicPoints;
  /** The costliest mistake of the topic's weakest question. */
  loss: Loss | undefined;
  /** The topic's questions below `RIGHT_FROM`, and the interview's score if all of them reached it. */
  below: number[];
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
  strongest: TopicPoints | null;
  fix: Fix | null;
  praise: Praise[];
}

function fixOf(questions: readonly GradedQuestion[], topics: readonly TopicPoints[]): Fix | null {
  const topic = topicToPractise(topics);
  if (!topic) return null;
  const assessed = assessedOf(questions);
  const below = assessed
    .filter(({ type, score }) => type === topic.topic && score < RIGHT_FROM)
    .map(({ number }) => number);
  return {
    topic,
    loss: topic.losses.find(({ number }) => number === topic.weakest.number),
    below,
    scoreThen: Math.floor(
      assessed.reduce((sum, { number, score }) => sum + (below.includes(number) ? RIGHT_FROM : score), 0),
    ),
  };
}

const MOST_PRAISE = 2;

/** Returns met criteria with evidence from the answer, one per question, best questions first. */
function praiseOf(questions: readonly GradedQuestion[]): Praise[] {
  return [...questions]
    .sort((a, b) => b.score - a.score)
    .flatMap(({ number, type, score, rubric }) => {
      const [best] = rubric
        .filter(({ verdict, evidence, maxPoints }) => verdict === "met" && evidence?.text.trim() && maxPoints > 0)
        .sort((a, b) => b.points - a.points);
      if (!best?.evidence) return [];
      return [{ number, type, score, why: best.note || `${best.criterion}.`, quote: best.evidence.text.trim() }];
    })
    .slice(0, MOST_PRAISE);
}

/** Whether a type is answered in code; the others are answered in prose. */
export const isCode = (type: string): boolean => CODE_TOPICS.some((topic) => TOPIC_LABELS[topic] === type);

/** Summarises the result: the strongest topic, the one thing to fix, and what to praise. */
export function storyOf(questions: readonly GradedQuestion[]): ResultStory {
  const topics = pointsByTopic(questions);
  const [best] = [...topics].sort((a, b) => b.average - a.average);
  return {
    strongest: best && topics.length > 1 && best.average * 10 >= STRONG_FROM ? best : null,
    fix: fixOf(questions, topics),
    praise: praiseOf(questions),
  };
}

/** Returns the answer with the costliest mistake, to correct it in practice; undefined if nothing is to be fixed. */
export function fixOfResult({ sessionId, questions }: Pick<Result, "sessionId" | "questions">): Wanted | undefined {
  const fix = storyOf(questions).fix?.topic;
  const topic = fix && topicOf(fix.topic);
  return topic && { topic, from: { result: sessionId, number: fix.weakest.number } };
}
