import type { Begins } from "@dryrun/api-client/early/begin";
import { errorCode } from "@dryrun/api-client/errors";
import { studentInterview, useStudentInterviewQuery } from "@dryrun/api-client/interviews/student";
import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { INTERVIEWS_LOAD_FAILED } from "@dryrun/domain/interviews/messages";
import { announce, PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { paths } from "../../../paths.ts";
import { LoadAlert } from "../load-alert.tsx";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import * as s from "./result-view.module.css";
import { ResultView } from "./result-view.tsx";

const text = messages.result;

/** The answers are submitted; the page updates when the result is ready. */
function PendingResult({ result, onAsk }: { result: Result; onAsk: () => void }) {
  const isSlow = usePendingPoll(result.submitted, onAsk);
  useEffect(() => announce(messages.result.pending), []);
  return (
    <Card as="section" isDraft title={result.job?.title} headingLevel={2} aside={<VerdictBadge verdict={null} />}>
      <p>
        {!result.submitted
          ? messages.history.runningText
          : isSlow
            ? messages.history.slow
            : messages.history.evaluating}
      </p>
      {result.evaluated > 0 && <p>{messages.history.scored(result.evaluated)}</p>}
    </Card>
  );
}

/** A completed interview whose grading failed permanently: shows the reason and the returned credit, without a score. */
function ParkedResult({ result }: { result: Result }) {
  const { job, topic, createdAt, submittedAt, evaluatedAt, summaryFeedback } = result;
  return (
    <div className={s.page}>
      <PageHeader
        back={<Link to={paths.interviews}>{text.back}</Link>}
        about={job ? text.takenFor(job.title, job.company, createdAt) : text.practised(topic, createdAt)}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      <Card as="section" title={text.parkedTitle} headingLevel={2} aside={<Badge>{messages.history.notGraded}</Badge>}>
        <div className={s.part}>
          <p>{summaryFeedback}</p>
          <Facts
            facts={[
              { name: text.handedIn, value: text.date(submittedAt) },
              { name: text.parkedAt, value: text.date(evaluatedAt) },
            ]}
          />
          <p>
            <Link className={buttonClass()} to={paths.practice}>
              {text.practiseWhileWaiting}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}

export const begin: Begins["begin"] = (dispatch, { params: { sessionId = "" } }) =>
  dispatch(studentInterview.initiate({ params: { sessionId } }, { subscribe: false }));

/** The result of the interview, with reasons. */
export function InterviewResultPage() {
  const { sessionId = "" } = useParams();
  const { data, error, refetch, isFetching } = useStudentInterviewQuery({ params: { sessionId } });
  const ask = () => void refetch();
  if (data?.isCompleted) return data.score === null ? <ParkedResult result={data} /> : <ResultView result={data} />;
  const toHistory = (
    <Link className={buttonClass()} to={paths.interviews}>
      {text.back}
    </Link>
  );
  return (
    <>
      <PageHeader back={<Link to={paths.interviews}>{text.back}</Link>}>
        <PageTitle title={text.title} />
      </PageHeader>
      {data && <PendingResult result={data} onAsk={ask} />}
      {!data && !error && <Skeleton label={text.loading} shape="text" count={8} />}
      {!data && error && errorCode(error) === "NOT_FOUND" && <EmptyState title={text.notFound} action={toHistory} />}
      {!data && error && errorCode(error) !== "NOT_FOUND" && (
        <LoadAlert
          message={INTERVIEWS_LOAD_FAILED}
          error={error}
          onRetry={ask}
          isRetrying={isFetching}
          wayOut={toHistory}
        />
      )}
    </>
  );
}
