import { useEmployerResendTeamInvitationMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { formatDate } from "@dryrun/domain/time";
import { toast } from "@dryrun/remote-kit/toasts";
import { Clock } from "lucide-react";
import { useRef, useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import type { TeamInvitation } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import { jobsText } from "../jobs-text.ts";
import { Withdraw, WithdrawButton } from "./withdraw.tsx";

const text = team.invitations;

/** Sends the mail again, which makes the invitation open for another week; the earlier link stops working. */
function SendAgain({ invitation: { _id, email } }: { invitation: TeamInvitation }) {
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

const { columns: names } = team;

function State({ invitation: { expired, expiresAt } }: { invitation: TeamInvitation }) {
  const date = formatDate(expiresAt);
  if (expired) return <Badge tone="warning">{text.expired(date)}</Badge>;
  return (
    <Badge isDraft icon={<Clock {...iconProps(14)} />}>
      {text.openUntil(date)}
    </Badge>
  );
}

const COLUMNS: readonly Column<TeamInvitation>[] = [
  { key: "email", header: names.email, isRowHeader: true, cell: ({ email }) => <EmailText email={email} /> },
  { key: "role", header: names.role, cell: ({ role }) => ROLE_NAMES[role] },
  { key: "jobs", header: names.jobs, cell: jobsText },
  { key: "state", header: names.state, cell: (invitation) => <State invitation={invitation} /> },
];

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<TeamInvitation>();
  const [isOpen, setOpen] = useState(false);
  const ask = (invitation: TeamInvitation) => {
    setAsked(invitation);
    setOpen(true);
  };
  return (
    <Section title={text.title}>
      {/* Receives the focus when an invitation was withdrawn. */}
      <div ref={list} tabIndex={-1}>
        {invitations.length === 0 && <p>{text.none}</p>}
        {invitations.length > 0 && (
          <DataTable
            caption={text.title}
            columns={COLUMNS}
            rows={invitations}
            rowKey={({ _id }) => _id}
            actions={(invitation) => (
              <>
                <SendAgain invitation={invitation} />
                <WithdrawButton invitation={invitation} onAsk={ask} />
              </>
            )}
            tableFrom={1024}
            isDense
          />
        )}
      </div>
      {asked && (
        <Withdraw key={asked._id} invitation={asked} isOpen={isOpen} onClose={() => setOpen(false)} list={list} />
      )}
    </Section>
  );
}
