import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { formatDate } from "@dryrun/domain/time";
import { Clock } from "lucide-react";
import { useRef, useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import type { TeamInvitation } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import { jobsText } from "../jobs-text.ts";
import { SendAgain } from "./send-again.tsx";
import { Withdraw, WithdrawButton } from "./withdraw.tsx";

const text = team.invitations;
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
