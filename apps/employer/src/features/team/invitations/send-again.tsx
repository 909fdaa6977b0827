import { useEmployerResendTeamInvitationMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { toast } from "@dryrun/remote-kit/toasts";
import { team } from "../../../messages/team.en-in.ts";
import type { TeamInvitation } from "../../../shared/answers.ts";

const text = team.invitations;

/** Sends the mail again, which makes the invitation open for another week; the earlier link stops working. */
export function SendAgain({ invitation: { _id, email } }: { invitation: TeamInvitation }) {
  const [resend, { isLoading }] = useEmployerResendTeamInvitationMutation();
  async function send() {
    const { data, error } = await resend({ params: { invitationId: _id } });
    if (data) toast.success(data.message);
    else toast.error(errorMessage(error, team.failedAct));
  }
  return (
    <Button
      size="s"
      variant="quiet"
      aria-label={text.resendTo(email)}
      isBusy={isLoading}
      pendingLabel={text.sending}
      onClick={() => void send()}
    >
      {text.resend}
    </Button>
  );
}
