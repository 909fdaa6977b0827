import { useEmployerAddNoteMutation } from "@dryrun/api-client/applications/notes/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { NOTE_FAILED } from "@dryrun/domain/applications/messages";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { useDraft } from "@dryrun/forms/drafts/use-draft";
import { useMemo, useRef, useState } from "react";
import { messages } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import { noteDraftKey } from "../../../../shared/drafts.ts";
import { NoteField } from "./note-field.tsx";
import * as s from "./notes.module.css";

const { marks: say } = messages.applications;

interface NoteComposerProps {
  id: string;
  application: Pick<Application, "_id" | "jobId">;
  onType: () => void;
  store?: DraftStore | undefined;
}

/** A new note, stored on this device until it is added. */
function useNewNote(
  applicationId: string,
  { onType, store = draftStore }: Pick<NoteComposerProps, "onType" | "store">,
) {
  const { _id: userId } = useUser();
  const [add, { isLoading, error, reset }] = useEmployerAddNoteMutation();
  const [text, setText] = useState("");
  const key = useRef("");
  const isEmpty = text.trim() === "";
  const draft = useDraft({
    key: noteDraftKey(userId, applicationId),
    values: useMemo(() => ({ text }), [text]),
    isChanged: !isEmpty,
    onRestore: (stored: { text: string }) => setText(stored.text),
    waitMs: 0,
    store,
  });
  function type(value: string) {
    onType();
    if (error) reset();
    key.current = ""; // another text is another note
    setText(value);
    if (value.trim() === "") void draft.clear();
  }
  async function submit() {
    if (isEmpty || isLoading) return;
    key.current ||= newKey();
    const sent = await add({ params: { applicationId }, body: { text: text.trim() }, idempotencyKey: key.current });
    if (sent.error) return;
    key.current = "";
    setText((now) => (now === text ? "" : now));
    await draft.clear();
  }
  const failure = error && errorMessage(error, NOTE_FAILED);
  return { text, isEmpty, isLoading, failure, type, submit: () => void submit() };
}

/** A new note. It stays on this device if adding fails or the page is left. */
export function NoteComposer({ id, application: { _id, jobId }, ...rest }: NoteComposerProps) {
  const note = useNewNote(_id, rest);
  return (
    <div className={s.composer}>
      <NoteField
        id={id}
        label={say.note}
        hint={say.private}
        jobId={jobId._id}
        text={note.text}
        onText={note.type}
        onSubmit={note.submit}
        error={note.failure}
      />
      {!note.isEmpty && (
        <div className={s.row}>
          <Button size="s" pendingLabel={say.adding} isBusy={note.isLoading} onClick={note.submit}>
            {say.add}
          </Button>
          <span className={s.state}>{say.notAdded}</span>
        </div>
      )}
    </div>
  );
}
