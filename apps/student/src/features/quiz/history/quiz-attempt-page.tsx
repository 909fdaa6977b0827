import { errorCode } from "@dryrun/api-client/errors";
import { useStudentQuizAttemptQuery, useStudentQuizHistoryQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle, usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { AfterFail } from "./after-fail.tsx";
import { RightAnswers, WrongAnswers } from "./attempt-answers.tsx";
import * as s from "./quiz-attempt-page.module.css";
import { QuizBars } from "./quiz-bars.tsx";
import { ResultBadge } from "./result-badge.tsx";

/** One quiz: the score, the topics, and each question with its key. */
export function QuizAttemptPage() {
  const { attemptId = "" } = useParams();
  const {
    currentData: attempt,
    error,
    isFetching,
    refetch,
  } = useStudentQuizAttemptQuery({ params: { id: attemptId } });
  if (errorCode(error) === "NOT_FOUND") return <Gone />;
  if (error && !attempt)
    return (
      <LoadFailed
        title={words.quiz.attemptFailed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        wayOut={<ToHistory />}
      />
    );
  if (!attempt) return <Skeleton label={words.loading.page} count={5} shape="row" />;
  return (
    <div className={s.page}>
      <PageHeader
        back={<Link to={paths.quizzes}>{words.quiz.back}</Link>}
        about={
          <span className={s.about}>
            <b className={s.score}>{attempt.score}%</b>
            <ResultBadge result={attempt.result} />
            <span>{words.quiz.correctOf(attempt.correctAnswers, attempt.totalQuestions)}</span>
          </span>
        }
      >
        <PageTitle title={words.quiz.attempt(formatDate(attempt.submittedAt))} />
      </PageHeader>
      {attempt.result === "fail" && <AfterThisFail attempt={attempt} />}
      <QuizBars answers={attempt.answers} />
      <WrongAnswers attempt={attempt} />
      <RightAnswers answers={attempt.answers} />
    </div>
  );
}

/** Shown for the newest attempt until the quiz is passed. */
function AfterThisFail({ attempt }: { attempt: Attempt }) {
  const { passedQuiz } = useUser();
  const { data } = useStudentQuizHistoryQuery(undefined, { skip: passedQuiz });
  if (passedQuiz || data?.history[0]?._id !== attempt._id) return null;
  return <AfterFail attempt={attempt} nextPaperAt={data.nextPaperAt} />;
}

const ToHistory = () => (
  <Link to={paths.quizzes} className={buttonClass()}>
    {words.quiz.back}
  </Link>
);

function Gone() {
  usePageTitle(words.quiz.attemptGone);
  return <EmptyState headingLevel={1} title={words.quiz.attemptGone} action={<ToHistory />} />;
}
