import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { STAGE_LABELS, STAGES, type Stage } from "@dryrun/domain/applications/limits";
import { SAVED } from "@dryrun/domain/applications/messages";
import { MAX_NOTE, MAX_TAGS } from "@dryrun/domain/limits";
import { announce } from "@dryrun/remote-kit/page";
import { memo, useEffect, useEffectEvent, useRef, useState } from "react";
import { words } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import * as s from "./review-marks.module.css";

const { marks: say, filter } = words.applications;
/** The fields of the neighbours are in the page too. */
export const fieldIdOf = (field: "stage" | "tags" | "note", applicationId: string) =>
  `review-${field}-${applicationId}`;
const OPTIONS = STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }));

interface ReviewMarksProps {
  application: Application;
  isPending: boolean;
  onStage: (applicationId: string, stage: Stage) => void;
}

/** Stage, tags and note, each saved as soon as it is left: nothing holds up the way to the next candidate. */
export const ReviewMarks = memo(function ReviewMarks({ application, isPending, onStage }: ReviewMarksProps) {
  const [save, { error }] = useEmployerTriageMutation();
  const params = { applicationId: application._id };
  const [note, setNote] = useState(application.note);
  const saved = useRef(application.note);
  const saveNote = useEffectEvent(() => {
    const typed = note.trim();
    if (typed === saved.current) return;
    const before = saved.current;
    saved.current = typed;
    void save({ params, body: { note: typed } }).then(({ error: fault }) => {
      if (fault) saved.current = before;
      else announce(SAVED);
    });
  });
  useEffect(() => () => saveNote(), []);
  return (
    <div className={s.marks}>
      {isPending && (
        <Field label={words.applications.columns.state} id={fieldIdOf("stage", application._id)}>
          <Select
            options={OPTIONS}
            value={application.stage}
            onValue={(value) => {
              const stage = value as Stage;
              onStage(application._id, stage);
              void save({ params, body: { stage } });
            }}
          />
        </Field>
      )}
      <Field label={say.tags} id={fieldIdOf("tags", application._id)}>
        <TagsInput
          value={application.tags}
          onValue={(tags) => void save({ params, body: { tags } })}
          limit={MAX_TAGS}
          nouns={filter.tagNouns}
        />
      </Field>
      <Field label={say.note} hint={say.private} id={fieldIdOf("note", application._id)}>
        <TextArea rows={3} maxLength={MAX_NOTE} value={note} onValue={setNote} onBlur={saveNote} />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, say.failed)}
        </Banner>
      )}
    </div>
  );
});
