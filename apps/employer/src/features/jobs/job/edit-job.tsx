import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerUpdateJobMutation } from "@dryrun/api-client/jobs/employer";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { JOB_SAVED } from "@dryrun/domain/jobs/messages";
import { type EditedJob, editedJobSchema } from "@dryrun/domain/jobs/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import type { Leaves } from "@dryrun/forms/drafts/use-unsaved-guard";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { JobForm } from "../job-form.tsx";
import { typedJob } from "../typed-job.ts";

const text = jobMessages.editJob;

/** Whether a navigation leaves the form: `?edit=1` has the same path. */
const leaves: Leaves = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;

/** The form of an existing job: save or cancel. */
export function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const [update] = useEmployerUpdateJobMutation();
  const back = () => void navigate(paths.jobTab(job._id, "posting"), { replace: true });
  async function save(body: EditedJob) {
    const { error } = await update({ params: { id: job._id }, body });
    if (error) return { ok: false as const, message: errorMessage(error, text.failed), errors: fieldErrors(error) };
    toast.success(JOB_SAVED);
    back();
    return undefined;
  }
  return (
    <>
      <PageHeader back={<Link to={paths.job(job._id)}>{messages.applications.backToJob}</Link>}>
        <PageTitle title={text.title(job.title)} />
      </PageHeader>
      <JobForm initialValues={typedJob(job)} schema={editedJobSchema} onSubmit={save} onCancel={back} words={text}>
        <UnsavedGuard leaves={leaves} />
      </JobForm>
    </>
  );
}
