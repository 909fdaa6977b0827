import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerCreateJobMutation } from "@dryrun/api-client/jobs/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { useUser } from "@dryrun/auth/user-context";
import { PageHeader } from "@dryrun/design-system/page-header";
import type { Input } from "@dryrun/domain/contract/define";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { jobSchema } from "@dryrun/domain/jobs/schema";
import { FormDraft } from "@dryrun/forms/form-draft";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { UnsavedGuard } from "@dryrun/forms/unsaved-guard";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef } from "react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { jobDraftKey } from "../../shared/drafts.ts";
import * as s from "./add-job-page.module.css";
import { JobFields } from "./job-fields.tsx";
import { JobPreview } from "./job-preview.tsx";

/** As it is typed: numbers and choices are text until the schema casts them. */
const BLANK = {
  title: "",
  company: "",
  location: "",
  salary: "",
  jobType: "",
  experienceMin: "",
  experienceMax: "",
  description: "",
  requirements: "",
  benefits: "",
  companyApply: "false",
  companyUrl: "",
  closingDate: "",
};

/** The form of a new job, with what candidates will see beside it (specification 2, points 2 and 5). */
export function AddJobPage() {
  const { _id: userId } = useUser();
  const navigate = useNavigate();
  const post = usePostJob();
  async function submit(job: NewJob) {
    const refusal = await post(job);
    if (refusal) return refusal;
    toast.success(words.addJob.posted);
    void navigate(paths.jobs);
  }
  return (
    <>
      <PageHeader back={<Link to={paths.jobs}>{words.nav.jobs}</Link>}>
        <PageTitle title={words.addJob.title} />
      </PageHeader>
      <FormShell
        initialValues={BLANK}
        schema={jobSchema}
        onSubmit={submit}
        label={words.addJob.form}
        submitLabel={words.addJob.submit}
        pendingLabel={words.addJob.pending}
        cancelLabel={words.addJob.cancel}
        onCancel={() => void navigate(paths.jobs)}
        hasRequiredNote
        hasStickyButtons
      >
        <div className={s.columns}>
          <div className={s.fields}>
            <JobFields />
            <FormDraft draftKey={jobDraftKey(userId)} />
          </div>
          <JobPreview />
        </div>
        <UnsavedGuard title={words.addJob.leave} text={words.addJob.unsaved} isHarmless />
      </FormShell>
    </>
  );
}

type NewJob = Input<typeof createJob>["body"];

/** Posts a job once, however often the same form is sent; answers why the server said no. */
function usePostJob() {
  const [create] = useEmployerCreateJobMutation();
  const key = useRef("");
  return async (job: NewJob): Promise<SubmitResult> => {
    key.current ||= newKey();
    const { data, error } = await create({ body: job, idempotencyKey: key.current });
    if (data) return undefined;
    const code = errorCode(error);
    // A refusal stays with its key, so a corrected form is another request; after a lost answer it is the same one.
    if (code) key.current = newKey();
    const message = code === "KEY_REUSED" ? words.addJob.sentBefore : errorMessage(error, words.addJob.failed);
    return { ok: false, message, errors: fieldErrors(error) };
  };
}
