import type { Begins } from "@dryrun/api-client/early/begin";
import { errorCode } from "@dryrun/api-client/errors";
import { studentJob, useStudentJobQuery } from "@dryrun/api-client/jobs/student";
import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { APPLICATION_SUBMITTED } from "@dryrun/domain/applications/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { APPLY_PARAMETER, paths } from "../../../paths.ts";
import type { ApplyFormProps } from "../apply/apply-form.tsx";
import { APPLIED } from "../apply/use-save-to-profile.ts";
import { ToQuiz } from "../to-quiz.tsx";
import { JobView } from "./job-view.tsx";

const loadForm = () => import("../apply/apply-form.tsx");

/** The application form, loaded with its editor when it opens, next to the profile that fills it in. */
function ApplyPart(props: Omit<ApplyFormProps, "profile" | "store" | "onRetry" | "isRetrying">) {
  const { module: form, hasFailed, retry } = useChunk(true, loadForm);
  const profile = useStudentProfileQuery();
  const { error } = profile;
  if (hasFailed)
    return <LoadFailed title={words.apply.formFailed} error={undefined} onRetry={retry} isRetrying={false} />;
  if (!form || profile.isLoading) return <Skeleton label={words.apply.loading} count={6} shape="row" />;
  const askAgain = error && !profile.data ? () => void profile.refetch() : undefined;
  // A profile that loads late fills in a new form; typed text is restored from its draft.
  return (
    <form.ApplyForm
      key={profile.data ? "filled" : "blank"}
      {...props}
      profile={profile.data}
      onRetry={askAgain}
      isRetrying={profile.isFetching}
    />
  );
}

export const begin: Begins["begin"] = (dispatch, { params: { jobId = "" } }) =>
  dispatch(studentJob.initiate({ params: { id: jobId } }, { subscribe: false }));

/** One job, and on the same route the form to apply to it. */
export function JobPage() {
  const { jobId = "" } = useParams();
  return <OneJob key={jobId} id={jobId} />;
}

function OneJob({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const [applied, setApplied] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useStudentJobQuery({ params: { id } });

  if (errorCode(error) === "QUIZ_REQUIRED") return <ToQuiz error={error} />;
  if (errorCode(error) === "NOT_FOUND") return <GoneJob />;
  if (!data && error)
    return (
      <LoadFailed
        title={words.job.failed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        wayOut={<ToJobs />}
      />
    );
  if (!data) return <Skeleton label={words.job.loading} count={6} shape="text" />;

  const job = { ...data, applicationId: data.applicationId ?? applied };
  const close = (isDone: boolean) => setParams({}, { replace: isDone });
  function onApplied(applicationId: string) {
    setApplied(applicationId);
    toast.success(APPLICATION_SUBMITTED, { id: APPLIED });
    close(true);
  }
  if (params.has(APPLY_PARAMETER) && !job.applicationId && !job.closed)
    return <ApplyPart job={job} onApplied={onApplied} onCancel={() => close(false)} />;
  return <JobView job={job} isJustApplied={applied !== null} onApply={() => setParams({ [APPLY_PARAMETER]: "1" })} />;
}

const ToJobs = () => (
  <Link to={paths.jobs} className={buttonClass()}>
    {words.job.back}
  </Link>
);

function GoneJob() {
  usePageTitle(words.job.gone);
  return <EmptyState headingLevel={1} title={words.job.gone} action={<ToJobs />} />;
}
