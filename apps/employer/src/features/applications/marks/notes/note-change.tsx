import {
  useEmployerDeleteNoteMutation,
  useEmployerEditNoteMutation,
} from "@dryrun/api-client/applications/notes/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { NOTE_FAILED } from "@dryrun/domain/applications/messages";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { messages } from "../../../../messages.en-in.ts";
import type { Note } from "../../../../shared/answers.ts";
import { NoteField } from "./note-field.tsx";
import * as s from "./notes.module.css";

const { marks: say } = messages.applications;

interface NoteChangeProps {
  applicationId: string;
  jobId: string;
  note: Note;
  change: "edit" | "delete";
  onClose: () => void;
}

/** Changes or deletes one's own note. */
export const NoteChange = (props: NoteChangeProps) =>
  props.change === "edit" ? <EditNote {...props} /> : <DeleteNote {...props} />;

function EditNote({ applicationId, jobId, note, onClose }: NoteChangeProps) {
  const id = useId();
  const [edit, { isLoading, error }] = useEmployerEditNoteMutation();
  const [text, setText] = useState(note.text);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  async function submit() {
    if (text.trim() === "" || isLoading) return;
    const params = { applicationId, noteId: note._id };
    if (!(await edit({ params, body: { text: text.trim() } })).error) onClose();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape cancels, as the button does
    <div className={s.composer} onKeyDown={onKeyDown}>
      <NoteField
        id={id}
        label={say.note}
        jobId={jobId}
        text={text}
        onText={setText}
        onSubmit={() => void submit()}
        error={error && errorMessage(error, NOTE_FAILED)}
      />
      <div className={s.row}>
        <Button size="s" pendingLabel={say.saving} isBusy={isLoading} onClick={() => void submit()}>
          {say.save}
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </div>
  );
}

function DeleteNote({ applicationId, note, onClose }: NoteChangeProps) {
  const [remove, { isLoading, error }] = useEmployerDeleteNoteMutation();
  async function confirm() {
    const { error: refusal } = await remove({ params: { applicationId, noteId: note._id } });
    if (!refusal) onClose();
  }
  return (
    <Confirm
      isOpen
      isDanger
      title={say.deleteTitle}
      confirmLabel={say.delete}
      cancelLabel={say.cancel}
      pendingLabel={say.deleting}
      isBusy={isLoading}
      failure={error && errorMessage(error, say.changeFailed)}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {note.text}
    </Confirm>
  );
}
