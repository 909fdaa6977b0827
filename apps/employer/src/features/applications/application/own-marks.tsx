import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { STAGE_LABELS, STAGES, type Stage } from "@dryrun/domain/applications/limits";
import { SAVED } from "@dryrun/domain/applications/messages";
import { triageSchema } from "@dryrun/domain/applications/schema";
import { MAX_NOTE, MAX_TAGS } from "@dryrun/domain/limits";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TagsField } from "@dryrun/forms/fields/tags-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { words } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import * as s from "./own-marks.module.css";

const { marks: say } = words.applications;

/** The employer's own marks on an application: its stage, tags and a note. */
export function OwnMarks({ application }: { application: Application }) {
  const [save] = useEmployerTriageMutation();
  const params = { applicationId: application._id };
  async function send({ tags, note }: { tags?: string[]; note?: string }): Promise<SubmitResult> {
    const { error } = await save({ params, body: { tags, note } });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, say.failed) };
    toast.success(SAVED);
    return { ok: true };
  }
  return (
    <Section title={say.title}>
      <p className={s.about}>{say.private}</p>
      {application.status === "pending" && <StageField application={application} />}
      <FormShell
        label={say.title}
        initialValues={{ tags: application.tags, note: application.note }}
        schema={triageSchema}
        onSubmit={send}
        submitLabel={say.save}
        pendingLabel={say.saving}
      >
        <TagsField name="tags" label={say.tags} limit={MAX_TAGS} nouns={words.applications.filter.tagNouns} />
        <TextField name="note" label={say.note} rows={3} maxLength={MAX_NOTE} />
        <UnsavedGuard text={say.unsaved} />
      </FormShell>
    </Section>
  );
}

const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }));

/** Takes effect immediately. */
function StageField({ application: { _id, stage } }: { application: Application }) {
  const [save, { error }] = useEmployerTriageMutation();
  return (
    <div className={s.stage}>
      <Field label={words.applications.columns.state}>
        <Select
          options={STAGE_OPTIONS}
          value={stage}
          onValue={(value) => void save({ params: { applicationId: _id }, body: { stage: value as Stage } })}
        />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, say.failed)}
        </Banner>
      )}
    </div>
  );
}
