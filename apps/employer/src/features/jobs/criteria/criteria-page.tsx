import {
  useEmployerJobCriteriaQuery,
  useEmployerSaveJobCriteriaMutation,
} from "@dryrun/api-client/applications/scorecards/employer";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
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
import { useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import type { Criteria } from "../../../shared/answers.ts";
import { JobSettingsPage } from "../../../shared/jobs/job-settings-page.tsx";
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
  const answer = useEmployerJobCriteriaQuery({ params: { id: jobId } });
  return (
    <JobSettingsPage jobId={jobId} text={text} about={text.about} answer={answer}>
      {(saved) => (
        <>
          <p>{text.note}</p>
          {/* New criteria get their keys when they are saved, which the form must then have. */}
          <CriteriaForm key={saved.version} jobId={jobId} saved={saved} />
        </>
      )}
    </JobSettingsPage>
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
