import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerMoveMeetingMutation } from "@dryrun/api-client/meetings/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { fromIndianInput, toIndianInput } from "@dryrun/domain/time";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import type { Meeting } from "./meeting.ts";
import { meetings } from "./meetings.en-in.ts";
import { MomentField } from "./moment-field.tsx";
import { plannedOf } from "./planned.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const text = meetings.moving;

interface MoveDialogProps {
  meeting: Meeting;
  isOpen: boolean;
  onClose: () => void;
}

/** Moves a booked meeting to another time. */
export function MoveDialog({ meeting, isOpen, onClose }: MoveDialogProps) {
  const [move] = useEmployerMoveMeetingMutation();
  const keepFailure = useFailureToast(isOpen);
  const planned = plannedOf(meeting, useUser()._id);
  async function send(typed: { start: string }): Promise<SubmitResult> {
    const start = fromIndianInput(typed.start)?.toISOString();
    if (!start) return { ok: false, errors: [{ field: "start", message: meetings.form.noTime }] };
    const { data, error } = await move({ params: { meetingId: meeting._id }, body: { start } });
    const message = data ? undefined : errorMessage(error, text.failed);
    keepFailure(message);
    if (!data) return { ok: false, errors: fieldErrors(error), message };
    toast.success(data.message);
    onClose();
    return { ok: true };
  }
  const title = text.title(meeting.candidate);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={text.about}>
      <FormShell
        label={title}
        initialValues={{ start: meeting.startsAt ? toIndianInput(meeting.startsAt) : "" }}
        onSubmit={send}
        submitLabel={text.submit}
        pendingLabel={text.pending}
      >
        <MomentField name="start" label={text.start} planned={planned} />
      </FormShell>
    </Dialog>
  );
}
