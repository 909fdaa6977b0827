import { useEmployerRejectMutation } from "@dryrun/api-client/applications/triage/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { messages } from "../../messages.en-in.ts";
import { MeetingAhead } from "../together/meeting-ahead.tsx";
import { DecisionMail } from "./decision-mail.tsx";
import { ReasonList } from "./reason-list.tsx";
import * as s from "./reject-dialog.module.css";
import { useRejectionTerms } from "./terms.ts";
import { NotifyField, ShareField } from "./terms-fields.tsx";
import { type DecisionDialogProps, useDecision } from "./use-decision.ts";

const text = messages.decision;

interface RejectDialogProps extends DecisionDialogProps {
  /** Shown when the call failed; the two pages word it differently. */
  failure: string;
}

/** Rejects an application, optionally with a reason; shows the mail that the candidate will get. */
export function RejectDialog(props: RejectDialogProps) {
  const { application, isOpen } = props;
  const { terms, reason, type, choose, setShared, setNotify } = useRejectionTerms();
  const { shareReason, notify } = terms;
  const [reject] = useEmployerRejectMutation();
  const { decide, close, isBusy, failure } = useDecision(props, {
    send: (idempotencyKey) =>
      reject({ body: { applicationId: application._id, ...terms, undoable: true }, idempotencyKey }),
    notify,
    verb: "rejected",
    failure: props.failure,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.rejectTitle(application.fullName)}
      footer={
        <>
          <Button onClick={close}>{text.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} pendingLabel={text.rejecting} onClick={decide}>
            {text.rejectConfirm}
          </Button>
        </>
      }
    >
      <div className={s.body}>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <MeetingAhead at={application.bookedMeetingAt} sentence={text.cancelsMeeting} />
        <ReasonList reason={reason} onReason={choose} />
        <Field label={text.reason}>
          <TextArea rows={3} maxLength={MAX_NOTE} value={reason} onValue={type} />
        </Field>
        <ShareField isShared={shareReason} onShare={setShared} />
        <NotifyField notify={notify} onNotify={setNotify} />
        <DecisionMail verb="rejected" candidate={application} reason={shareReason ? terms.reason : ""} isOpen />
      </div>
    </Dialog>
  );
}
