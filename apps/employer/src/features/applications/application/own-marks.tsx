import { useEmployerTriageMutation } from "@dryrun/api-client/applications/employer";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { SAVED } from "@dryrun/domain/applications/messages";
import { triageSchema } from "@dryrun/domain/applications/schema";
import { MAX_NOTE, MAX_TAGS } from "@dryrun/domain/limits";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TagsField } from "@dryrun/forms/fields/tags-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { Star } from "lucide-react";
import { words } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import * as s from "./own-marks.module.css";

const { marks: say, chosen } = words.applications;

/** The employer's own marks on an application: on the shortlist or not, tags and a note. */
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
    <Section title={say.title} aside={<Shortlist application={application} />}>
      <p className={s.about}>{say.private}</p>
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

/** Takes effect immediately. */
function Shortlist({ application: { _id, shortlisted } }: { application: Application }) {
  const [save, { error }] = useEmployerTriageMutation();
  return (
    <>
      <Button
        size="s"
        icon={<Star {...iconProps(16)} fill={shortlisted ? "currentColor" : "none"} />}
        onClick={() => void save({ params: { applicationId: _id }, body: { shortlisted: !shortlisted } })}
      >
        {shortlisted ? chosen.unlist : chosen.shortlist}
      </Button>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, say.failed)}
        </Banner>
      )}
    </>
  );
}
