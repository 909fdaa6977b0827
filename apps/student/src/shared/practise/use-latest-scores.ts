import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import { topicsOf, weakestOf } from "../quiz/topics.ts";

const FULL_PERCENT = 100;

/** Returns the last quiz if none is passed; otherwise the topics of the last interview, updated by later practice. */
export function useLatestScores(passedQuiz: boolean, hasScore: boolean) {
  const progress = useStudentProgressQuery(undefined, {
    skip: passedQuiz && !hasScore,
    refetchOnMountOrArgChange: true,
  });
  const quiz = passedQuiz ? undefined : progress.data?.quizzes.at(-1);
  const attempt = useStudentQuizAttemptQuery({ params: { id: quiz?._id ?? "" } }, { skip: !quiz });
  const drilled = new Map(progress.data?.drills.map(({ topic, latest }) => [topic, latest]));
  const topics = progress.data?.interviews.at(-1)?.topics ?? [];
  return {
    isLoading: progress.isLoading || attempt.isLoading,
    failedQuiz: quiz && {
      _id: quiz._id,
      score: quiz.score,
      weakest: attempt.data && weakestOf(topicsOf(attempt.data.answers)),
    },
    topics: topics.map(({ topic, score, lost, of }) => {
      const later = drilled.get(topic) ?? 0;
      return { topic, score: Math.max(score, later), lost: Math.min(lost, of * (1 - later / FULL_PERCENT)), of };
    }),
  };
}
