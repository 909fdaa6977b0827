import {
  useEmployerJobCriteriaQuery,
  useEmployerSaveJobCriteriaMutation,
} from "@dryrun/api-client/applications/scorecards/employer";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { saveJobCriteria } from "@dryrun/domain/applications/scorecards/calls";
import {
  MAX_CRITERIA,
  MAX_CRITERION_DESCRIPTION,
  MAX_CRITERION_NAME,
} from "@dryrun/domain/applications/scorecards/limits";
import { criteriaSchema } from "@dryrun/domain/applications/scorecards/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Criteria } from "../../../shared/answers.ts";
import { LoadOrGone } from "../../../shared/load-or-gone.tsx";
import { PageOfRole } from "../../../shared/role/page-of-role.tsx";
import { criteria as text } from "./criteria.en-in.ts";

const BLANK = { key: "", name: "", description: "" };

/** What the scorecards of a job ask for; owners and recruiters change it. */
export const CriteriaPage = () => (
  <PageOfRole call={saveJobCriteria} title={text.title}>
    <JobCriteria />
  </PageOfRole>
);

function JobCriteria() {
  const { jobId = "" } = useParams();
  const { currentData: own } = useEmployerJobQuery({ params: { id: jobId } });
  const { currentData, error, isFetching, refetch } = useEmployerJobCriteriaQuery(
    { params: { id: jobId } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData)
    return (
      <LoadOrGone
        title={text.failed}
        goneTitle={messages.failure.noJob}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        headingLevel={1}
        wayOut={<Link to={paths.jobs}>{messages.nav.jobs}</Link>}
      />
    );
  if (!currentData) return <Skeleton label={text.loading} count={3} />;
  return (
    <>
      <PageHeader
        back={<Link to={paths.job(jobId)}>{messages.applications.backToJob}</Link>}
        about={own && text.about(own.job.title)}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      <p>{text.note}</p>
      {/* New criteria get their keys when they are saved, which the form must then have. */}
      <CriteriaForm key={currentData.version} jobId={jobId} saved={currentData} />
    </>
  );
}

function CriteriaForm({ jobId, saved }: { jobId: string; saved: Criteria }) {
  const [save] = useEmployerSaveJobCriteriaMutation();
  async function send({ criteria }: Pick<Criteria, "criteria">): Promise<SubmitResult> {
    const { error } = await save({ params: { id: jobId }, body: { criteria, version: saved.version } });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notSaved) };
    toast.success(text.saved);
    return { ok: true };
  }
  return (
    <FormShell
      label={text.title}
      initialValues={{ criteria: saved.criteria }}
      schema={criteriaSchema}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
    >
      <RepeatableField name="criteria" noun={text.noun} blank={BLANK} limit={MAX_CRITERIA}>
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={text.name} maxLength={MAX_CRITERION_NAME} isRequired />
            <TextField
              name={`${path}.description`}
              label={text.description}
              maxLength={MAX_CRITERION_DESCRIPTION}
              rows={2}
            />
          </>
        )}
      </RepeatableField>
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}
