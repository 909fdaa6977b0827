import { useAdminSessionEnrolmentsQuery } from "@dryrun/api-client/masterclass/admin";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { Output } from "@dryrun/domain/contract/define";
import type { sessionEnrolments } from "@dryrun/domain/masterclass/contract";
import { ENROLMENTS_PER_PAGE } from "@dryrun/domain/masterclass/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { Check, CircleDashed, UserX } from "lucide-react";
import { refunds } from "../../../messages/refunds.en-in.ts";
import { session as text } from "../../../messages/sessions.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { PagedRows } from "../../../shared/paged-rows.tsx";
import * as s from "./enrolments.module.css";

type Enrolment = Output<typeof sessionEnrolments>["enrolments"][number];

const COLUMNS: Column<Enrolment>[] = [
  {
    key: "name",
    header: text.name,
    cell: ({ firstName, lastName, email }) => (email ? `${firstName} ${lastName}`.trim() : text.deleted),
    isRowHeader: true,
  },
  { key: "email", header: messages.lists.email, cell: ({ email }) => (email ? <EmailText email={email} /> : "–") },
  { key: "phone", header: text.phone, cell: ({ phone }) => <span className={s.phone}>{phone || "–"}</span> },
  { key: "enrolled", header: text.enrolledAt, cell: ({ createdAt }) => messages.lists.day(createdAt) },
  { key: "attendance", header: text.attendance, cell: (enrolment) => <Attendance {...enrolment} /> },
  {
    key: "percent",
    header: text.percent,
    cell: ({ attendancePercent }) => text.percentOf(attendancePercent),
    isEnd: true,
  },
  { key: "refund", header: text.refund, cell: ({ refundStatus }) => refunds.stateOf(refundStatus, "claim") },
  {
    key: "credit",
    header: text.credit,
    cell: ({ creditUsed }) => (creditUsed ? messages.lists.yes : messages.lists.no),
  },
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
      {text.attendances[attendanceStatus]}
    </Badge>
  );
}

/** The people enrolled in a session, newest first. */
export function Enrolments({ sessionId }: { sessionId: string }) {
  const { page } = usePage();
  const query = useAdminSessionEnrolmentsQuery({
    params: { id: sessionId },
    query: { page, limit: ENROLMENTS_PER_PAGE },
  });
  return (
    <PagedRows say={text} none={text.none} asked={query}>
      {({ enrolments }) => (
        <DataTable caption={text.list} columns={COLUMNS} rows={enrolments} rowKey={({ _id }) => _id} tableFrom={1200} />
      )}
    </PagedRows>
  );
}
