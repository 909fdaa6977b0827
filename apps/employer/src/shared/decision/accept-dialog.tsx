import { useEmployerAcceptMutation } from "@dryrun/api-client/applications/triage/employer";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ConfirmDialog } from "@dryrun/design-system/overlays/confirm-dialog";
import { ACCEPT_FAILED } from "@dryrun/domain/applications/messages";
import { words } from "../../messages.en-in.ts";
import { DecisionMail } from "./decision-mail.tsx";
import { type DecisionDialogProps, useDecision } from "./use-decision.ts";

const say = words.decision;

/** Confirms before accepting an application, because the candidate is notified immediately. */
export function AcceptDialog(props: DecisionDialogProps) {
  const { application, isOpen } = props;
  const [accept] = useEmployerAcceptMutation();
  const { decide, close, isBusy, failure } = useDecision(props, {
    send: (idempotencyKey) => accept({ body: { applicationId: application._id, undoable: true }, idempotencyKey }),
    verb: "accepted",
    failure: ACCEPT_FAILED,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={decide}
      title={say.acceptTitle(application.fullName)}
      confirmLabel={say.acceptConfirm}
      cancelLabel={say.cancel}
      pendingLabel={say.accepting}
      isBusy={isBusy}
    >
      <p>{say.acceptText}</p>
      <DecisionMail verb="accepted" candidate={application} reason="" />
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
