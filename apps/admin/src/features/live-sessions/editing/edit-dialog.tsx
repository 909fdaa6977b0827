import { errorBody, errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useAdminUpdateSessionMutation } from "@dryrun/api-client/masterclass/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { ALL_SESSION_FIELDS_REQUIRED, movesEnrolled, SESSION_UPDATE_FAILED } from "@dryrun/domain/masterclass/messages";
import { sessionFormSchema } from "@dryrun/domain/masterclass/sessions/schema";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { sessions as text } from "../../../messages/sessions.en-in.ts";
import { type LiveSession, whenOf } from "../live-session.ts";
import { ClashPanel } from "./clash-panel.tsx";
import { type Clash, changesOf, formOf, isMove, mergeTheirs, type SessionForm } from "./edits.ts";
import { TimeFields } from "./time-fields.tsx";

interface SessionFieldsProps {
  /** The session as the server has it. */
  saved: SessionForm;
  enrolments: number;
  hasRecording: boolean;
}

/** The fields of one session, and who gets a mail if it moves. */
function SessionFields({ saved, enrolments, hasRecording }: SessionFieldsProps) {
  const typed = useFormValues<SessionForm>();
  const isLink = { type: "url", inputMode: "url", autoComplete: "off" } as const;
  return (
    <>
      <TextField name="title" label={text.name} isRequired autoComplete="off" />
      <TimeFields isRequired />
      <TextField name="teamsMeetingUrl" label={text.link} hint={text.linkHint} isRequired {...isLink} />
      <TextField
        name="recordingUrl"
        label={text.recordingLink}
        hint={text.recordingHint}
        isRequired={hasRecording}
        {...isLink}
      />
      {enrolments > 0 && isMove(saved, typed) && <Banner tone="warning">{movesEnrolled(enrolments)}</Banner>}
    </>
  );
}

interface EditDialogProps {
  /** Remembered while the dialog closes. */
  session: LiveSession;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a session; another admin's changes in the meantime are shown before they are overwritten. */
export function EditDialog({ session, isOpen, onClose }: EditDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.editTitle} description={whenOf(session)} size="l">
      {isOpen && <EditForm opened={session} onDone={onClose} />}
    </Dialog>
  );
}

const headingOf = ({ title, startAt, endAt, teamsMeetingUrl }: Partial<SessionForm>) =>
  [title, startAt, endAt, teamsMeetingUrl].some((value) => value?.trim() === "")
    ? ALL_SESSION_FIELDS_REQUIRED
    : undefined;

/** Returns the session as the other admin saved it, if that is why an edit was refused. */
const theirsOf = (error: unknown): LiveSession | undefined =>
  errorCode(error) === "SESSION_CHANGED" ? (errorBody(error)?.session as LiveSession) : undefined;

interface Start {
  /** The session that filled the form, or the other admin's later version. */
  session: LiveSession;
  values: SessionForm;
  clashes?: readonly Clash[];
}

function EditForm({ opened, onDone }: { opened: LiveSession; onDone: () => void }) {
  const [update] = useAdminUpdateSessionMutation();
  const [{ session, values, clashes }, setStart] = useState<Start>({ session: opened, values: formOf(opened) });
  const saved = formOf(session);
  async function submit(_: unknown, typed: SessionForm): Promise<SubmitResult> {
    const changes = changesOf(saved, typed);
    if (Object.keys(changes).length === 0) {
      onDone();
      return;
    }
    const body = { ...changes, ifUpdatedAt: session.updatedAt };
    const { data, error } = await update({ params: { id: session._id }, body });
    if (data) {
      toast.success(data.message);
      onDone();
      return;
    }
    const theirs = theirsOf(error);
    if (theirs) setStart({ session: theirs, ...mergeTheirs(session, typed, theirs) });
    return { ok: false, message: errorMessage(error, SESSION_UPDATE_FAILED), errors: fieldErrors(error) };
  }
  return (
    <FormShell
      key={session.updatedAt}
      initialValues={values}
      schema={sessionFormSchema(session.recordingUrl !== null)}
      onSubmit={submit}
      submitLabel={clashes?.some(({ mine }) => mine !== null) ? text.clash.overwrite : text.save}
      pendingLabel={text.saving}
      cancelLabel={text.cancel}
      onCancel={onDone}
      summaryHeading={headingOf}
    >
      {clashes && <ClashPanel clashes={clashes} theirs={saved} onTaken={() => setStart({ session, values: saved })} />}
      <SessionFields saved={saved} enrolments={session.enrolments} hasRecording={session.recordingUrl !== null} />
    </FormShell>
  );
}
