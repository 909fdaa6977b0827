import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentCancelMeetingMutation, useStudentMeetingInviteMutation } from "@dryrun/api-client/meetings/student";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_CANCEL_REASON } from "@dryrun/domain/company/meetings/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { meetings as text } from "../../shared/meetings/meetings.en-in.ts";
import type { Meeting } from "./meeting.ts";
import * as s from "./meeting-page.module.css";

interface MeetingActsProps {
  meeting: Meeting;
  isMoving: boolean;
  onMove: (isMoving: boolean) => void;
}

/** What the candidate can do with the meeting, apart from picking a time. */
export function MeetingActs({ meeting, isMoving, onMove }: MeetingActsProps) {
  const { status, isOpen } = meeting;
  if (!isOpen) return null;
  const isBooked = status === "booked";
  return (
    <div className={s.acts}>
      {isBooked && <Download meeting={meeting} />}
      {isBooked && <Button onClick={() => onMove(!isMoving)}>{isMoving ? text.keep : text.move}</Button>}
      <Cancel meeting={meeting} />
    </div>
  );
}

function Download({ meeting: { _id } }: { meeting: Meeting }) {
  const [download, { isLoading }] = useStudentMeetingInviteMutation();
  async function save() {
    const { data } = await download({ params: { meetingId: _id } });
    if (data) saveFile(data, text.fileName);
    else toast.error(text.notDownloaded);
  }
  return (
    <Button isBusy={isLoading} onClick={() => void save()}>
      {text.download}
    </Button>
  );
}

/** Cancels a booked meeting, or says that none of the proposed times suit. */
function Cancel({ meeting: { _id, status } }: { meeting: Meeting }) {
  const words = status === "booked" ? text.cancelling : text.declining;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const [cancel, { isLoading }] = useStudentCancelMeetingMutation();
  function close() {
    setFailure(undefined);
    setAsking(false);
  }
  async function confirm() {
    const { data, error } = await cancel({ params: { meetingId: _id }, body: { reason } });
    if (!data) return setFailure(errorMessage(error, words.failed));
    toast.success(data.message);
    close();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        pendingLabel={words.pending}
        isBusy={isLoading}
        failure={failure}
        isDanger={status === "booked"}
      >
        <div className={s.part}>
          <p>{words.about}</p>
          <Field label={text.cancelReason} hint={words.hint}>
            <TextArea rows={2} maxLength={MAX_CANCEL_REASON} value={reason} onValue={setReason} />
          </Field>
        </div>
      </Confirm>
    </>
  );
}
