import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerCreateJobMutation, useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Input } from "@dryrun/domain/contract/define";
import { createJob } from "@dryrun/domain/jobs/contract";
import { jobSchema } from "@dryrun/domain/jobs/schema";
import { SECOND_MS } from "@dryrun/domain/time";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate, useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef } from "react";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import { profile as profileMessages } from "../../messages/profile.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { DUPLICATE_PARAM, paths } from "../../paths.ts";
import { jobDraftKey } from "../../shared/drafts.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { JobForm } from "./job-form.tsx";
import { BLANK_JOB, duplicateOf, type TypedJob } from "./typed-job.ts";

/** The form for a new job: blank, or filled in from a duplicated one. */
export const AddJobPage = () => (
  <PageOfRole call={createJob} title={jobMessages.addJob.title}>
    <AddJob />
  </PageOfRole>
);

function AddJob() {
  const [params] = useSearchParams();
  const from = params.get(DUPLICATE_PARAM);
  return (
    <>
      <PageHeader back={<Link to={paths.jobs}>{messages.nav.jobs}</Link>}>
        <PageTitle title={jobMessages.addJob.title} />
      </PageHeader>
      {from ? <Duplicate key={from} jobId={from} /> : <Blank key="blank" />}
    </>
  );
}

/** A blank form with the company from the employer's profile, if known. */
function Blank() {
  const { data: profile, isLoading } = useEmployerProfileQuery();
  if (isLoading) return <Skeleton label={profileMessages.loading} count={3} />;
  return <NewJobForm initialValues={{ ...BLANK_JOB, company: profile?.companyName ?? "" }} />;
}

function Duplicate({ jobId }: { jobId: string }) {
  const { currentData, error, isFetching, refetch } = useEmployerJobQuery({ params: { id: jobId } });
  if (currentData) return <NewJobForm initialValues={duplicateOf(currentData.job)} from={jobId} />;
  if (!error) return <Skeleton label={messages.loading.job} count={3} />;
  return (
    <LoadOrGone
      title={messages.failure.job}
      goneTitle={messages.failure.noJob}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      wayOut={<Link to={paths.addJob}>{jobMessages.addJob.blank}</Link>}
    />
  );
}

/** `from`: the duplicated job, which has its own draft. */
function NewJobForm({ initialValues, from }: { initialValues: TypedJob; from?: string }) {
  const { _id: userId } = useUser();
  const navigate = useNavigate();
  const post = usePostJob();
  async function submit(job: NewJob) {
    const { refusal, jobId } = await post(job);
    if (refusal) return refusal;
    const live = jobId && { label: jobMessages.addJob.seeLive, onClick: () => void navigate(paths.publicJob(jobId)) };
    toast.success(jobMessages.addJob.posted, live ? { action: live, duration: LIVE_LINK_MS } : undefined);
    void navigate(paths.jobs);
    return undefined;
  }
  return (
    <JobForm
      initialValues={initialValues}
      schema={jobSchema}
      onSubmit={submit}
      onCancel={() => void navigate(paths.jobs)}
      words={jobMessages.addJob}
    >
      <FormDraft draftKey={jobDraftKey(userId, from)} />
      <UnsavedGuard title={jobMessages.addJob.leave} text={jobMessages.addJob.unsaved} isHarmless />
    </JobForm>
  );
}

/** How long the link to the live page is shown. */
const LIVE_LINK_MS = 10 * SECOND_MS;

type NewJob = Input<typeof createJob>["body"];

/** Posts a job once, even if the same form is sent again; returns the reason of a refusal. */
function usePostJob() {
  const [create] = useEmployerCreateJobMutation();
  const key = useRef("");
  return async (job: NewJob): Promise<{ refusal?: SubmitResult /** The id, if listed. */; jobId?: string }> => {
    key.current ||= newKey();
    const { data, error } = await create({ body: job, idempotencyKey: key.current });
    if (data) return data.job.awaitsVerification ? {} : { jobId: data.job._id };
    const code = errorCode(error);
    // A refusal uses up its key, so a corrected form gets a new one; after a lost answer the key stays the same.
    if (code) key.current = newKey();
    const message =
      code === "KEY_REUSED" ? jobMessages.addJob.sentBefore : errorMessage(error, jobMessages.addJob.failed);
    return { refusal: { ok: false, message, errors: fieldErrors(error) } };
  };
}
