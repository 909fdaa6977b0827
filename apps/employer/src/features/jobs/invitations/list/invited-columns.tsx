import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { INTERVIEW_DONE } from "@dryrun/domain/invitations/limits";
import { formatDate, formatDateTime } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { Check, Clock } from "lucide-react";
import { invited as text } from "../../../../messages/invitations.en-in.ts";
import { paths } from "../../../../paths.ts";
import type { Invitation, Job } from "../../../../shared/answers.ts";
import { isOver } from "../is-over.ts";

const { columns: names } = text;
type Cell = Column<Invitation>;

function State({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? Check : Clock;
  return (
    <Badge tone={isDone ? "success" : "neutral"} isDraft={!isDone} icon={<Icon {...iconProps(14)} />}>
      {children}
    </Badge>
  );
}

function Interview({ invitation: { interviewStatus } }: { invitation: Invitation }) {
  if (interviewStatus === null) return text.dash;
  const isDone = interviewStatus === INTERVIEW_DONE;
  return <State isDone={isDone}>{isDone ? text.done : text.pending}</State>;
}

function validityText(invitation: Invitation, closedAt: Job["closedAt"]): string {
  if (invitation.hasApplied) return text.dash;
  if (isOver(invitation, closedAt)) return text.over;
  if (closedAt !== null) return text.waits;
  return invitation.expiresAt === null ? text.forever : text.until(formatDateTime(invitation.expiresAt));
}

type Written = Omit<Cell, "key" | "cell"> & {
  cell: (invitation: Invitation, closedAt: Job["closedAt"]) => ReturnType<Cell["cell"]>;
};
const OWN = {
  email: { header: names.email, maxWidth: "18rem", cell: ({ student }) => <EmailText email={student.email} /> },
  status: {
    header: names.status,
    cell: ({ hasApplied, applicationStatus }) =>
      applicationStatus === "withdrawn" ? (
        <Badge>{text.withdrawn}</Badge>
      ) : (
        <State isDone={hasApplied}>{hasApplied ? text.applied : text.notApplied}</State>
      ),
  },
  interview: {
    header: names.interview,
    isBlank: ({ interviewStatus }) => interviewStatus === null,
    cell: (invitation) => <Interview invitation={invitation} />,
  },
  validity: {
    header: names.validity,
    isBlank: ({ hasApplied }) => hasApplied,
    cell: validityText,
  },
  invited: {
    header: names.invited,
    isSortable: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
} satisfies Record<string, Written>;

export type InvitedColumn = keyof typeof OWN;
const KEYS = Object.keys(OWN) as InvitedColumn[];
/** The columns next to the name, in order. */
export const CHOOSABLE = KEYS.map((key) => ({ key, header: OWN[key].header }));
/** The default columns. */
export const FIRST_COLUMNS: readonly InvitedColumn[] = ["email", "status", "interview", "validity"];

export function columnsOf(shown: ReadonlySet<InvitedColumn>, closedAt: Job["closedAt"]): readonly Cell[] {
  const own = KEYS.filter((key) => shown.has(key)).map((key): Cell => {
    const column: Written = OWN[key];
    return { ...column, key, cell: (invitation) => column.cell(invitation, closedAt) };
  });
  const name = ({ student, applicationId }: Invitation) =>
    applicationId ? <Link to={paths.application(applicationId)}>{student.fullName}</Link> : student.fullName;
  return [{ key: "name", header: names.name, isRowHeader: true, isSortable: true, cell: name }, ...own];
}
