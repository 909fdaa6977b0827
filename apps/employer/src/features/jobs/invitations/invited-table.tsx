import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { Badge } from "@dryrun/design-system/marks/badge";
import { INTERVIEW_DONE, INVITED_PER_PAGE } from "@dryrun/domain/invitations/limits";
import { formatDateTime } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { usePageArrival } from "@dryrun/remote-kit/use-page";
import { Check, Clock } from "lucide-react";
import { type RefObject, useState } from "react";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Invitation } from "../../../shared/answers.ts";
import { InvitationActs } from "./invitation-acts.tsx";
import * as s from "./invited-table.module.css";
import { isOver } from "./is-over.ts";
import { useActs } from "./use-acts.ts";

const say = words.invited;

const COLUMNS: readonly Column<Invitation>[] = [
  {
    key: "name",
    header: say.columns.name,
    isRowHeader: true,
    cell: ({ student, applicationId }) =>
      applicationId ? <Link to={paths.application(applicationId)}>{student.fullName}</Link> : student.fullName,
  },
  {
    key: "email",
    header: say.columns.email,
    cell: ({ student }) => <span className={s.email}>{student.email}</span>,
  },
  {
    key: "status",
    header: say.columns.status,
    cell: ({ hasApplied }) => <State isDone={hasApplied}>{hasApplied ? say.applied : say.notApplied}</State>,
  },
  {
    key: "interview",
    header: say.columns.interview,
    cell: ({ interviewStatus }) =>
      interviewStatus === null ? (
        say.dash
      ) : (
        <State isDone={interviewStatus === INTERVIEW_DONE}>
          {interviewStatus === INTERVIEW_DONE ? say.done : say.pending}
        </State>
      ),
  },
  { key: "validity", header: say.columns.validity, cell: (invitation) => validityText(invitation) },
];

function validityText(invitation: Invitation): string {
  if (invitation.hasApplied) return say.dash;
  if (isOver(invitation)) return say.over;
  return invitation.expiresAt === null ? say.forever : say.until(formatDateTime(invitation.expiresAt));
}

function State({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? Check : Clock;
  return (
    <Badge tone={isDone ? "success" : "neutral"} isDraft={!isDone} icon={<Icon {...iconProps(14)} />}>
      {children}
    </Badge>
  );
}

interface InvitedTableProps {
  jobId: string;
  invitations: readonly Invitation[];
  /** Above the table; receives the focus when the page changes. */
  heading: RefObject<HTMLElement | null>;
}

/** The invited people of a job with their progress and the possible actions. */
export function InvitedTable({ jobId, invitations, heading }: InvitedTableProps) {
  const acts = useActs(jobId);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(invitations.length / INVITED_PER_PAGE);
  usePageArrival({ page, pages, goTo: setPage, heading });
  return (
    <>
      <DataTable
        caption={say.title}
        columns={COLUMNS}
        rows={invitations.slice((page - 1) * INVITED_PER_PAGE, page * INVITED_PER_PAGE)}
        rowKey={({ _id }) => _id}
        actions={(invitation) => <InvitationActs invitation={invitation} acts={acts} />}
        tableFrom={1280}
      />
      <Pagination page={page} pages={pages} onPage={setPage} label={say.pages} />
    </>
  );
}
