import { useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import { useStudentCourseQuery } from "@dryrun/api-client/courses/student";
import { useStudentPracticeQuery } from "@dryrun/api-client/drills/student";
import { useStudentInterviewsQuery } from "@dryrun/api-client/interviews/student";
import { useStudentJobsQuery } from "@dryrun/api-client/jobs/student";
import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { useUser } from "@dryrun/auth/user-context";
import { MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import type { ListedJob } from "../../shared/answers.ts";
import { acceptedMoment, wasShown } from "../../shared/moments/use-moment.ts";
import { practise } from "../../shared/practise/practise.en-in.ts";
import { useLatestScores } from "../../shared/practise/use-latest-scores.ts";
import { useBegunQuiz } from "../../shared/quiz/use-begun-quiz.ts";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import type { Facts } from "./next-step.ts";

export const APPLICATIONS = { query: { page: 1, limit: MY_APPLICATIONS_UNPAGED } };
export const INTERVIEWS = { query: { page: 1, limit: MY_APPLICATIONS_UNPAGED } };
/** More than the page shows, because the student has already applied to some. */
const MATCHES = { query: { title: "", location: "", sort: "best" as const, page: 1, limit: 12 } };

/** The share of a job's skills that the profile has. Of the jobs with the most shared skills, "3 of 3" is shown before "4 of 8". */
const shareOf = ({ skills: { known, missing } }: ListedJob) =>
  known.length / Math.max(1, known.length + missing.length);

/** Loads everything that Today shows; a part that could not be loaded and is not a list is left out. */
export function useFacts() {
  const user = useUser();
  const applications = useStudentApplicationsQuery(APPLICATIONS);
  const interviews = useStudentInterviewsQuery(INTERVIEWS);
  const completion = useStudentCompletionQuery();
  const practice = useStudentPracticeQuery();
  const jobs = useStudentJobsQuery(MATCHES, { skip: !user.passedQuiz });
  const hasScore = interviews.data?.sessions.some(({ score }) => score !== null) ?? false;
  const course = useStudentCourseQuery(undefined, { skip: !user.courseBought });
  const scores = useLatestScores(user.passedQuiz, hasScore);
  const begunQuiz = useBegunQuiz(user.passedQuiz);
  const minutesLeft = useMinutesLeft(user.runningInterview?.expiresAt);
  const matches = (jobs.data?.jobs ?? [])
    .filter(({ applicationId }) => applicationId === null)
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  const isLoading = [completion, practice, course, scores, jobs, begunQuiz].some((one) => one.isLoading);
  const facts: Facts | undefined =
    applications.data && interviews.data && !isLoading
      ? {
          user,
          minutesLeft,
          completion: completion.data?.completion,
          applications: applications.data.applications,
          isRead: (applicationId) => wasShown(acceptedMoment(applicationId)),
          invitations: applications.data.invitations,
          sessions: interviews.data.sessions,
          begunQuiz: begunQuiz.answered,
          failedQuiz: scores.failedQuiz,
          topics: scores.topics,
          open: practice.data?.open ?? null,
          course: course.data?.next ?? null,
          due: practice.data?.reviews.due ?? 0,
          match: matches[0],
        }
      : undefined;
  return {
    facts,
    matches,
    ladders: practice.data?.ladders ?? [],
    gained: practice.data && practise.gained(practice.data),
    error: applications.error ?? interviews.error,
    isFetching: applications.isFetching || interviews.isFetching,
    retry() {
      void applications.refetch();
      void interviews.refetch();
    },
  };
}
