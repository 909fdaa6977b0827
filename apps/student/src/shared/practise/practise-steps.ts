import { STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { topicToPractise } from "@dryrun/domain/interviews/practice/topic-to-practise";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import * as words from "../../messages.en-in.ts";
import type { TopicResult } from "../quiz/topics.ts";
import { practise } from "./practise.en-in.ts";
import { topicOf } from "./topic-of.ts";
import type { Wanted } from "./use-start-drill.ts";

/** What to practise next, with the reason and the usual time. */
export interface PractiseStep {
  title: string;
  text: string;
  action: string;
  to: { practise: Wanted };
}

/** A topic of the last quiz that is suggested for practice. */
export interface WeakTopic extends TopicResult {
  /** False if a weaker topic was already practised. */
  isWeakest: boolean;
}

export interface LatestScores {
  /** The last quiz, if none is passed. */
  failedQuiz?: { _id: string; score: number; weakest: WeakTopic | undefined } | undefined;
  /** The latest scores of the last graded interview's topics, 0 to 100. */
  topics?: readonly { topic: InterviewTopic; score: number; lost: number; of: number }[];
}

const NO_STEP = { step: null } as const;
const { weakest: say } = practise;

/** After a failed quiz: its weakest topic. */
export function practiceAfterQuiz({ failedQuiz }: LatestScores): (PractiseStep & { step: "quiz" })[] {
  const topic = failedQuiz?.weakest && topicOf(failedQuiz.weakest.topic);
  if (!failedQuiz?.weakest || !topic) return [];
  const { _id, score, weakest } = failedQuiz;
  const lost = (weakest.isWeakest ? words.quiz.weakest : say.inQuiz)(weakest.topic, weakest.correct, weakest.total);
  return [
    {
      step: "quiz",
      title: weakest.isWeakest ? say.ofQuiz(topic) : say.next(topic),
      text: `${words.quiz.failedWith(score, QUIZ_PASS_PERCENT)} ${lost} ${say.time}`,
      action: practise.topic(topic),
      to: { practise: { topic, from: { quiz: _id } } },
    },
  ];
}

/** The topic that the last result names as the first to improve, until it is a strength. */
export function practiceAfterResult({ topics = [] }: LatestScores): (PractiseStep & typeof NO_STEP)[] {
  const fix = topicToPractise(topics);
  if (!fix || fix.score >= STRONG_FROM) return [];
  const { topic, score } = fix;
  return [
    {
      ...NO_STEP,
      title: say.ofResult(topic),
      text: `${say.latest(score)} ${say.time}`,
      action: practise.topic(topic),
      to: { practise: { topic } },
    },
  ];
}
