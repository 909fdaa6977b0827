import { useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import { useStudentPracticeQuery } from "@dryrun/api-client/drills/student";
import { useStudentInterviewsQuery } from "@dryrun/api-client/interviews/student";
import { useStudentJobsQuery } from "@dryrun/api-client/jobs/student";
import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import { topicsOf, weakestOf } from "../../shared/quiz/topics.ts";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import type { Facts } from "./next-step.ts";

export const APPLICATIONS = { query: { page: 1, limit: MY_APPLICATIONS_UNPAGED } };
export const INTERVIEWS = { query: { page: 1, limit: MY_APPLICATIONS_UNPAGED } };
/** In seconds. An invitation can arrive or expire while Today is open, so an older answer is fetched again when the page opens. */
const OLD_SECONDS = 60;
/** More than the page shows, because the student has already applied to some. */
const MATCHES = { query: { title: "", location: "", sort: "best" as const, page: 1, limit: 12 } };

/** Loads everything that Today shows; a part that could not be loaded and is not a list is left out. */
export function useFacts() {
  const user = useUser();
  const applications = useStudentApplicationsQuery(APPLICATIONS, { refetchOnMountOrArgChange: OLD_SECONDS });
  const interviews = useStudentInterviewsQuery(INTERVIEWS);
  const completion = useStudentCompletionQuery();
  const practice = useStudentPracticeQuery(undefined, { refetchOnMountOrArgChange: OLD_SECONDS });
  const jobs = useStudentJobsQuery(MATCHES, { skip: !user.passedQuiz });
  const hasScore = interviews.data?.sessions.some(({ score }) => score !== null) ?? false;
  const scores = useLatestScores(user.passedQuiz, hasScore);
  const minutesLeft = useMinutesLeft(user.runningInterview?.expiresAt);
  const matches = jobs.data?.jobs.filter(({ applicationId }) => applicationId === null) ?? [];
  const isLoading = completion.isLoading || practice.isLoading || scores.isLoading || jobs.isLoading;
  const facts: Facts | undefined =
    applications.data && interviews.data && !isLoading
      ? {
          user,
          minutesLeft,
          completion: completion.data?.completion,
          applications: applications.data.applications,
          invitations: applications.data.invitations,
          sessions: interviews.data.sessions,
          failedQuiz: scores.failedQuiz,
          topics: scores.topics,
          open: practice.data?.open ?? null,
          due: practice.data?.reviews.due ?? 0,
          match: matches[0],
        }
      : undefined;
  return {
    facts,
    matches,
    ladders: practice.data?.ladders ?? [],
    error: applications.error ?? interviews.error,
    isFetching: applications.isFetching || interviews.isFetching,
    retry() {
      void applications.refetch();
      void interviews.refetch();
    },
  };
}

const FULL_PERCENT = 100;

/** Returns the last quiz if none is passed; otherwise the topics of the last interview, updated by later practice. */
function useLatestScores(passedQuiz: boolean, hasScore: boolean) {
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
