import { useEmployerWithdrawTeamInvitationMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { toast } from "@dryrun/remote-kit/toasts";
import { type RefObject, useRef, useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import type { TeamInvitation } from "../../../shared/answers.ts";

const text = team.invitations;

interface WithdrawButtonProps {
  invitation: TeamInvitation;
  onAsk: (invitation: TeamInvitation) => void;
}

export const WithdrawButton = ({ invitation, onAsk }: WithdrawButtonProps) => (
  <Button
    size="s"
    variant="quiet"
    aria-haspopup="dialog"
    aria-label={text.withdrawOf(invitation.email)}
    onClick={() => onAsk(invitation)}
  >
    {text.withdraw}
  </Button>
);

interface WithdrawProps {
  invitation: TeamInvitation;
  isOpen: boolean;
  onClose: () => void;
  /** Receives the focus afterwards, because the pressed button has gone. */
  list: RefObject<HTMLElement | null>;
}

/** Withdraws an invitation after a confirmation. */
export function Withdraw({ invitation: { _id, email }, isOpen, onClose, list }: WithdrawProps) {
  const [send, { isLoading }] = useEmployerWithdrawTeamInvitationMutation();
  const [failure, setFailure] = useState<string>();
  const isWithdrawn = useRef(false);
  async function confirm() {
    setFailure(undefined);
    const { error } = await send({ params: { invitationId: _id } });
    if (error) return setFailure(errorMessage(error, team.failedAct));
    isWithdrawn.current = true;
    toast.success(text.withdrawn);
    onClose();
  }
  return (
    <Confirm
      isOpen={isOpen}
      onClose={() => {
        setFailure(undefined);
        onClose();
      }}
      onConfirm={() => void confirm()}
      title={text.withdrawTitle(email)}
      confirmLabel={text.withdrawConfirm}
      cancelLabel={text.keep}
      pendingLabel={text.withdrawing}
      isBusy={isLoading}
      failure={failure}
      finalFocus={() => (isWithdrawn.current ? list.current : true)}
      isDanger
    >
      {text.withdrawText}
    </Confirm>
  );
}
