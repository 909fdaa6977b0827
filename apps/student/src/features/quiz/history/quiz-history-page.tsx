import { useStudentQuizAttemptQuery, useStudentQuizHistoryQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Output } from "@dryrun/domain/contract/define";
import type { quizHistory } from "@dryrun/domain/quiz/contract";
import { HISTORY_LOAD_FAILED } from "@dryrun/domain/quiz/messages";
import { formatDate, formatTime } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { ArrivalNotice, useArrivalState } from "../../../shared/notice.tsx";
import { PageAlert } from "../../../shared/page-alert.tsx";
import { FAILED_ATTEMPT } from "../paper/use-submit-paper.ts";
import { AfterFail } from "./after-fail.tsx";
import { QuizBars } from "./quiz-bars.tsx";
import * as s from "./quiz-history-page.module.css";
import { ResultBadge } from "./result-badge.tsx";

interface LastFailProps {
  attemptId: string;
  /** When the next paper may be opened; null if now. */
  nextPaperAt: string | null;
}

/** The newest quiz, which was not passed. */
function LastFail({ attemptId, nextPaperAt }: LastFailProps) {
  const { data } = useStudentQuizAttemptQuery({ params: { id: attemptId } });
  return data ? (
    <>
      <AfterFail attempt={data} nextPaperAt={nextPaperAt} />
      <QuizBars answers={data.answers} />
    </>
  ) : (
    <Skeleton label={words.loading.page} count={1} />
  );
}

/** All submitted quizzes, newest first. */
export function QuizHistoryPage() {
  const { data, error, isFetching, refetch } = useStudentQuizHistoryQuery();
  const { passedQuiz } = useUser();
  const [justFailed] = useArrivalState<string>(FAILED_ATTEMPT);
  const [isRead, setRead] = useState(false);
  const hasFailed = error !== undefined && !data;
  const last = data?.history[0];
  const lastFailed = justFailed ?? (!passedQuiz && last?.result === "fail" ? last._id : undefined);
  return (
    <>
      <PageHeader>
        <PageTitle title={words.quiz.history} />
      </PageHeader>
      <div className={s.page}>
        <ArrivalNotice />
        {lastFailed && <LastFail attemptId={lastFailed} nextPaperAt={data?.nextPaperAt ?? null} />}
        {hasFailed && (
          <LoadFailed
            title={HISTORY_LOAD_FAILED}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        <PageAlert isOpen={hasFailed && !isRead} onClose={() => setRead(true)} message={HISTORY_LOAD_FAILED} />
        {!data && !error && <Skeleton label={words.loading.page} />}
        {data?.history.length === 0 && (
          <EmptyState
            title={words.quiz.none}
            action={
              <Link to={paths.quiz} className={buttonClass({ variant: "primary" })}>
                {words.quiz.start}
              </Link>
            }
          />
        )}
        <ul className={s.cards}>
          {data?.history.map((attempt) => (
            <AttemptCard key={attempt._id} attempt={attempt} />
          ))}
        </ul>
      </div>
    </>
  );
}

function AttemptCard({ attempt }: { attempt: Output<typeof quizHistory>["history"][number] }) {
  const { _id, submittedAt, score, result, correctAnswers, totalQuestions } = attempt;
  return (
    <Card
      as="li"
      headingLevel={2}
      title={<Link to={paths.quizAttempt(_id)}>{words.quiz.attempt(formatDate(submittedAt))}</Link>}
      aside={<ResultBadge result={result} />}
      meta={<span>{formatTime(submittedAt)}</span>}
    >
      <p className={s.score}>
        <b className={s.percent}>{score}%</b> {words.quiz.correctOf(correctAnswers, totalQuestions)}
      </p>
    </Card>
  );
}
