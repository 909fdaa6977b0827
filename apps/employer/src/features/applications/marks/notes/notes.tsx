import { useUser } from "@dryrun/auth/user-context";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { addNote } from "@dryrun/domain/applications/calls";
import { FORMER_COLLEAGUE } from "@dryrun/domain/applications/messages";
import { formatDateTime } from "@dryrun/domain/time";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useState } from "react";
import { messages } from "../../../../messages.en-in.ts";
import type { Application, Note } from "../../../../shared/answers.ts";
import { useMay } from "../../../../shared/role/may.tsx";
import { NoteComposer } from "./note-composer.tsx";
import * as s from "./notes.module.css";

const { marks: say } = messages.applications;
const load = () => import("./note-change.tsx");

interface NotesProps {
  id: string;
  application: Pick<Application, "_id" | "jobId" | "notes">;
  onType: () => void;
  /** Stores an unsaved note; tests pass their own. */
  store?: DraftStore | undefined;
}

/** The company's notes about an application, newest first; roles that may comment add to them. */
export function Notes({ id, application, onType, store }: NotesProps) {
  const mayAdd = useMay(addNote);
  return (
    <>
      {mayAdd && <NoteComposer id={id} application={application} onType={onType} store={store} />}
      {application.notes.length > 0 && (
        <ul aria-label={say.notes} className={s.list}>
          {application.notes.map((note) => (
            <NoteItem key={note._id} application={application} note={note} />
          ))}
        </ul>
      )}
    </>
  );
}

function NoteItem({ application, note }: Pick<NotesProps, "application"> & { note: Note }) {
  const { author, createdAt, editedAt, text } = note;
  const isOwn = useUser()._id === author?._id;
  const [change, setChange] = useState<"edit" | "delete">();
  const { module, hasFailed, retry } = useChunk(change !== undefined, load);
  const begin = (next: "edit" | "delete") => {
    retry();
    setChange(next);
  };
  return (
    <li className={s.item}>
      <p className={s.head}>
        <span className={s.author}>{author?.fullName ?? FORMER_COLLEAGUE}</span>
        {createdAt && <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
        {editedAt && <span>{say.edited}</span>}
      </p>
      {(change !== "edit" || !module) && <p className={s.text}>{text}</p>}
      {module && change && (
        <module.NoteChange
          applicationId={application._id}
          jobId={application.jobId._id}
          note={note}
          change={change}
          onClose={() => setChange(undefined)}
        />
      )}
      {hasFailed && change && <p role="alert">{say.changeFailed}</p>}
      {isOwn && change !== "edit" && (
        <p className={s.acts} data-print="no">
          <TextButton onClick={() => begin("edit")}>{say.edit}</TextButton>
          <TextButton onClick={() => begin("delete")}>{say.delete}</TextButton>
        </p>
      )}
    </li>
  );
}
