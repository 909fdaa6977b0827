import type { Begins } from "@dryrun/api-client/early/begin";
import { errorCode } from "@dryrun/api-client/errors";
import { studentInterview, useStudentInterviewQuery } from "@dryrun/api-client/interviews/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { INTERVIEWS_LOAD_FAILED } from "@dryrun/domain/interviews/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { LoadAlert } from "../load-alert.tsx";
import { messages } from "../messages.en-in.ts";
import { ParkedResult } from "./parked-result.tsx";
import { PendingResult } from "./pending-result.tsx";
import { ResultView } from "./result-view.tsx";

const text = messages.result;

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
