import { errorCode, errorMessage, requestIdOf } from "@dryrun/api-client/errors";
import { similarJobsOf, usePublicJobQuery } from "@dryrun/api-client/jobs/public";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { type ReactNode, useState } from "react";
import { publicJob as messages } from "../../messages/public-job.en-in.ts";
import { ClosedJob } from "./closed-job.tsx";
import { OpenJob } from "./open-job.tsx";

/** A job for anyone with its link; the server sends the metadata for search engines in the head. */
export function PublicJobPage() {
  const { id = "" } = useParams();
  return <OneJob key={id} id={id} />;
}

function OneJob({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = usePublicJobQuery({ params: { id } });
  const [hasRetried, setRetried] = useState(false);
  function retry() {
    setRetried(true);
    void refetch();
  }
  if (errorCode(error) === "GONE") return <ClosedJob similar={similarJobsOf(error)} />;
  if (errorCode(error) === "NOT_FOUND") return <AbsentJob />;
  if (data) return <OpenJob job={data} />;
  if (!error) return <Skeleton label={messages.loading} count={6} shape="text" />;
  return (
    <FailedJob>
      <ErrorPanel
        headingLevel={1}
        title={messages.failed}
        detail={errorMessage(error, messages.failedDetail)}
        reference={requestIdOf(error)}
        onRetry={retry}
        isRetrying={isFetching}
        hasFocus={hasRetried && !isFetching}
        wayOut={<ToHome />}
      />
    </FailedJob>
  );
}

function FailedJob({ children }: { children: ReactNode }) {
  usePageTitle(messages.failedTitle);
  return children;
}

function AbsentJob() {
  usePageTitle(messages.goneTitle);
  return (
    <EmptyState headingLevel={1} title={messages.gone} action={<ToHome />}>
      {messages.goneDetail}
    </EmptyState>
  );
}

const ToHome = () => (
  <Link to="/" className={buttonClass()}>
    {messages.toHome}
  </Link>
);
