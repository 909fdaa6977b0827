import { useAdminSessionEnrolmentsQuery } from "@dryrun/api-client/masterclass/admin";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { Output } from "@dryrun/domain/contract/define";
import { ENROLMENTS_PER_PAGE } from "@dryrun/domain/masterclass/limits";
import type { sessionEnrolments } from "@dryrun/domain/masterclass/sessions/contract";
import { usePage } from "@dryrun/remote-kit/use-page";
import { Check, CircleDashed, UserX } from "lucide-react";
import { refunds } from "../../../messages/refunds.en-in.ts";
import { session as say } from "../../../messages/sessions.en-in.ts";
import { words } from "../../../messages.en-in.ts";
import { PagedRows } from "../../../shared/paged-rows.tsx";
import * as s from "./enrolments.module.css";

type Enrolment = Output<typeof sessionEnrolments>["enrolments"][number];

const COLUMNS: Column<Enrolment>[] = [
  {
    key: "name",
    header: say.name,
    cell: ({ firstName, lastName, email }) => (email ? `${firstName} ${lastName}`.trim() : say.deleted),
    isRowHeader: true,
  },
  { key: "email", header: words.lists.email, cell: ({ email }) => (email ? <EmailText email={email} /> : "–") },
  { key: "phone", header: say.phone, cell: ({ phone }) => <span className={s.phone}>{phone || "–"}</span> },
  { key: "enrolled", header: say.enrolledAt, cell: ({ createdAt }) => words.lists.day(createdAt) },
  { key: "attendance", header: say.attendance, cell: (enrolment) => <Attendance {...enrolment} /> },
  {
    key: "percent",
    header: say.percent,
    cell: ({ attendancePercent }) => say.percentOf(attendancePercent),
    isEnd: true,
  },
  { key: "refund", header: say.refund, cell: ({ refundStatus }) => refunds.stateOf(refundStatus, "claim") },
  { key: "credit", header: say.credit, cell: ({ creditUsed }) => (creditUsed ? words.lists.yes : words.lists.no) },
];

const ATTENDANCE = {
  attended: { icon: Check, tone: "success" },
  missed: { icon: UserX, tone: "warning" },
  not_attended: { icon: CircleDashed, tone: undefined },
} as const;

function Attendance({ attendanceStatus }: Pick<Enrolment, "attendanceStatus">) {
  const { icon: Icon, tone } = ATTENDANCE[attendanceStatus];
  return (
    <Badge tone={tone} isDraft={tone === undefined} icon={<Icon {...iconProps(16)} />}>
      {say.attendances[attendanceStatus]}
    </Badge>
  );
}

/** The people enrolled in a session, newest first. */
export function Enrolments({ sessionId }: { sessionId: string }) {
  const { page } = usePage();
  const asked = useAdminSessionEnrolmentsQuery(
    { params: { id: sessionId }, query: { page, limit: ENROLMENTS_PER_PAGE } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedRows say={say} none={say.none} asked={asked}>
      {({ enrolments }) => (
        <DataTable caption={say.list} columns={COLUMNS} rows={enrolments} rowKey={({ _id }) => _id} tableFrom={1200} />
      )}
    </PagedRows>
  );
}
