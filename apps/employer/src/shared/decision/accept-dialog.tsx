import { useEmployerAcceptMutation } from "@dryrun/api-client/applications/triage/employer";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { ACCEPT_FAILED } from "@dryrun/domain/applications/messages";
import { messages } from "../../messages.en-in.ts";
import { DecisionMail } from "./decision-mail.tsx";
import { useNotifyTime } from "./terms.ts";
import { NotifyField } from "./terms-fields.tsx";
import { type DecisionDialogProps, useDecision } from "./use-decision.ts";

const text = messages.decision;

/** Confirms before accepting an application, because the candidate is notified immediately. */
export function AcceptDialog(props: DecisionDialogProps) {
  const { application, isOpen } = props;
  const [accept] = useEmployerAcceptMutation();
  const { notify, setNotify } = useNotifyTime("accepted");
  const { decide, close, isBusy, failure } = useDecision(props, {
    send: (idempotencyKey) =>
      accept({ body: { applicationId: application._id, undoable: true, notify }, idempotencyKey }),
    notify,
    verb: "accepted",
    failure: ACCEPT_FAILED,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={decide}
      title={text.acceptTitle(application.fullName)}
      confirmLabel={text.acceptConfirm}
      cancelLabel={text.cancel}
      pendingLabel={text.accepting}
      isBusy={isBusy}
    >
      <p>{text.acceptText}</p>
      <NotifyField notify={notify} onNotify={setNotify} />
      <DecisionMail verb="accepted" candidate={application} reason="" />
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
