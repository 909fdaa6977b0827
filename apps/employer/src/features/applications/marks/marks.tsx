import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { triageApplication } from "@dryrun/domain/applications/triage/calls";
import { MAX_TAGS } from "@dryrun/domain/limits";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { memo } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import type { Reading } from "../../../shared/reading/use-reading.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { useKnownStages } from "../../../shared/stages/use-stages.ts";
import { AssigneeField } from "./assignee-field.tsx";
import * as s from "./marks.module.css";
import { Notes } from "./notes/notes.tsx";
import { ReadMarks } from "./read-marks.tsx";

const { marks: say, filter } = messages.applications;
/** Returns the id of a field; needed because review mode renders the fields of neighbours too. */
export const fieldIdOf = (field: "stage" | "assignee" | "tags" | "note", applicationId: string) =>
  `${field}-${applicationId}`;

interface MarksProps {
  application: Application;
  isPending: boolean;
  reading: Reading;
  onStage?: (applicationId: string, stage: string, stageName: string) => void;
  /** Stores an unsaved note; tests pass their own. */
  store?: DraftStore;
}

/**
 * The company's marks on an application: stage, assignee, tags and notes. Roles that may not change them read them. The page
 * calls `useMarksData`.
 */
export const Marks = memo(function Marks(props: MarksProps) {
  const { application, reading, store } = props;
  const mayChange = useMay(triageApplication);
  const id = fieldIdOf("note", application._id);
  return (
    <div className={s.marks}>
      {mayChange ? <ChangedMarks {...props} /> : <ReadMarks {...props} />}
      <Notes id={id} application={application} onType={reading.read} store={store} />
    </div>
  );
});

/** Each mark is saved immediately. */
function ChangedMarks({ application, isPending, reading, onStage }: MarksProps) {
  const { _id, stage, tags, jobId } = application;
  const [save, { error }] = useEmployerTriageMutation();
  const params = { applicationId: _id };
  const setStage = (to: string, name: string) => {
    if (to === "new") reading.stop();
    else reading.read();
    onStage?.(_id, to, name);
    void save({ params, body: { stage: to } });
  };
  return (
    <>
      {isPending && <StageField id={fieldIdOf("stage", _id)} jobId={jobId._id} stage={stage} onStage={setStage} />}
      <AssigneeField id={fieldIdOf("assignee", _id)} application={application} onAssign={reading.read} />
      <Field label={say.tags} id={fieldIdOf("tags", _id)}>
        <TagsInput
          value={tags}
          onValue={(next) => {
            reading.read();
            void save({ params, body: { tags: next } });
          }}
          limit={MAX_TAGS}
          nouns={filter.tagNouns}
        />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, say.failed)}
        </Banner>
      )}
    </>
  );
}

interface StageFieldProps {
  id: string;
  jobId: string;
  stage: string;
  onStage: (stage: string, name: string) => void;
}

function StageField({ id, jobId, stage, onStage }: StageFieldProps) {
  const stages = useKnownStages(jobId);
  const choose = (value: string) => onStage(value, stages.find(({ _id }) => _id === value)?.name ?? value);
  return (
    <>
      <Field label={messages.applications.columns.state} id={id}>
        <Select options={stages.map(({ _id, name }) => ({ value: _id, label: name }))} value={stage} onValue={choose} />
      </Field>
      {stage === "reading" && (
        <Button size="s" variant="quiet" onClick={() => choose("new")}>
          {say.unread}
        </Button>
      )}
    </>
  );
}
