import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import type { Output } from "@dryrun/domain/contract/define";
import { FULL_SCORE, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { type TopicResult, topicsOf, weakestOf } from "../quiz/topics.ts";

type Progress = Output<typeof progress>;

const FULL_PERCENT = 100;
/** A drill counts as right from this score, out of 100. */
const RIGHT_PERCENT = (RIGHT_FROM / FULL_SCORE) * FULL_PERCENT;

/** Returns the last quiz if none is passed; otherwise the topics of the last interview, updated by later practice. */
export function useLatestScores(passedQuiz: boolean, hasScore: boolean) {
  const progress = useStudentProgressQuery(undefined, {
    skip: passedQuiz && !hasScore,
  });
  const quiz = passedQuiz ? undefined : progress.data?.quizzes.at(-1);
  const attempt = useStudentQuizAttemptQuery({ params: { id: quiz?._id ?? "" } }, { skip: !quiz });
  const drilled = new Map(progress.data?.drills.map(({ topic, latest }) => [topic, latest]));
  const topics = progress.data?.interviews.at(-1)?.topics ?? [];
  const weakest =
    attempt.data && nextTopic(topicsOf(attempt.data.answers), progress.data?.drills ?? [], quiz?.at ?? "");
  return {
    isLoading: progress.isLoading || attempt.isLoading,
    failedQuiz: quiz && {
      _id: quiz._id,
      score: quiz.score,
      weakest,
    },
    topics: topics.map(({ topic, score, lost, of }) => {
      const later = drilled.get(topic) ?? 0;
      return { topic, score: Math.max(score, later), lost: Math.min(lost, of * (1 - later / FULL_PERCENT)), of };
    }),
  };
}

/**
 * Returns the weakest topic of a quiz among those without a good drill since then, or among all topics if each has had
 * one. `isWeakest` says whether no other topic is weaker.
 */
function nextTopic(topics: readonly TopicResult[], drills: Progress["drills"], since: string) {
  const isPractised = ({ topic }: TopicResult) =>
    drills.some(({ topic: one, latest, at }) => TOPIC_LABELS[one] === topic && latest >= RIGHT_PERCENT && at > since);
  const open = topics.filter((one) => !isPractised(one));
  const next = weakestOf(open.length > 0 ? open : topics);
  const least = Math.min(...topics.map(({ correct, total }) => correct / total));
  return next && { ...next, isWeakest: next.correct / next.total === least };
}
