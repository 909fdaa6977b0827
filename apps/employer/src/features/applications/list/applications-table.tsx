import { type Column, DataTable, type Selection } from "@dryrun/design-system/lists/data-table";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatYearly, inWords } from "@dryrun/domain/money";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
import { JobTitle } from "../../../shared/job-title.tsx";
import { type ListEntries, listState } from "../list-state.ts";
import { Marks } from "../marks.tsx";
import * as s from "./applications-table.module.css";

const { columns: names, title, withdrawn } = words.applications;

/** Leads on to the others of its page. */
function Candidate({ application, entries }: { application: ListedApplication; entries: ListEntries }) {
  const { fullName, email } = application.studentId;
  return (
    <>
      <Link to={paths.application(application._id)} state={listState(entries)}>
        {fullName}
      </Link>
      <span className={s.email}>{email || withdrawn}</span>
      <Marks application={application} />
    </>
  );
}

function ExpectedPay({ application: { expectedCTC, studentId } }: { application: ListedApplication }) {
  if (studentId.email === "") return names.none; // withdrawn or deleted: the pay is removed too
  return (
    <>
      <span className={s.pay}>{formatYearly(expectedCTC)}</span>
      <span className={s.words}>{inWords(expectedCTC)}</span>
    </>
  );
}

const columnsOf = (entries: ListEntries): readonly Column<ListedApplication>[] => [
  {
    key: "candidate",
    header: names.candidate,
    isRowHeader: true,
    cell: (application) => <Candidate application={application} entries={entries} />,
  },
  {
    key: "job",
    header: names.job,
    cell: ({ jobId }) => (
      <span className={s.job}>
        <JobTitle title={jobId.title} />
      </span>
    ),
  },
  {
    key: "applied",
    header: names.applied,
    cell: ({ createdAt }) => <span className={s.date}>{formatDate(createdAt)}</span>,
  },
  {
    key: "ctc",
    header: names.ctc,
    isEnd: true,
    cell: (application) => <ExpectedPay application={application} />,
  },
  {
    key: "interview",
    header: names.interview,
    cell: (application) => <InterviewBadge application={application} none={names.none} />,
  },
  {
    key: "status",
    header: names.status,
    cell: ({ status }) => <StatusBadge status={status} label={STATUS_LABELS[status]} />,
  },
];

/** From a tablet on, where the address and the pay in words wait for more room. */
const TABLE_FROM = 768;

interface ApplicationsTableProps {
  applications: readonly ListedApplication[];
  selection: Selection<ListedApplication>;
}

/** Candidate, job, date, expected CTC, interview and status of each application. */
export function ApplicationsTable({ applications, selection }: ApplicationsTableProps) {
  return (
    <div className={s.table}>
      <DataTable
        caption={title}
        columns={columnsOf(applications)}
        rows={applications}
        rowKey={({ _id }) => _id}
        selection={selection}
        tableFrom={TABLE_FROM}
      />
    </div>
  );
}
