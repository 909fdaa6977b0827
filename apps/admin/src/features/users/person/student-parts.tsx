import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { person } from "../../../messages/person.en-in.ts";
import { paths, pathWithFilters } from "../../../paths.ts";
import { Part } from "./part.tsx";
import type { Student } from "./person.ts";

type Interview = Student["interviews"]["rows"][number];
type Enrolment = Student["enrolments"][number];
type Certificate = Student["certificates"][number];

const { interviews, enrolments: seats, certificates: papers } = person;

function Review({ review }: Interview) {
  if (!review) return "–";
  return (
    <Link to={paths.review(review._id)} className="lone-link">
      {interviews.reviews[review.state]}
    </Link>
  );
}

const INTERVIEWS: Column<Interview>[] = [
  {
    key: "interview",
    header: interviews.interview,
    isRowHeader: true,
    cell: ({ jobTitle, topic }) => interviews.of(jobTitle, topic),
  },
  { key: "state", header: interviews.state, cell: ({ state }) => interviews.states[state] },
  {
    key: "result",
    header: interviews.result,
    cell: ({ finalDecision, score }) =>
      finalDecision ? (
        <VerdictBadge verdict={finalDecision} score={score} isClose={isCloseToLine(score, finalDecision)} />
      ) : (
        "–"
      ),
  },
  { key: "review", header: interviews.review, cell: Review },
  { key: "started", header: interviews.started, isWhole: true, cell: ({ startedAt }) => person.at(startedAt) },
];

/** Interviews for jobs and practice, without their answers. */
export const Interviews = ({ interviews: { rows, total } }: Pick<Student, "interviews">) => (
  <Part say={interviews} rows={rows} total={total}>
    <DataTable caption={interviews.title} columns={INTERVIEWS} rows={rows} rowKey={({ _id }) => _id} />
  </Part>
);

const ENROLMENTS: Column<Enrolment>[] = [
  {
    key: "session",
    header: seats.session,
    isRowHeader: true,
    cell: ({ sessionId, title }) => (
      <Link to={paths.liveSession(sessionId)} className="lone-link">
        {title}
      </Link>
    ),
  },
  { key: "when", header: seats.when, cell: ({ startAt }) => person.at(startAt) },
  { key: "attendance", header: seats.attendance, cell: ({ attendanceStatus }) => seats.attendanceOf(attendanceStatus) },
  { key: "refund", header: seats.refund, cell: ({ refundStatus }) => person.payments.refundOf(refundStatus) },
];

/** Seats in live sessions. */
export const Enrolments = ({ enrolments }: Pick<Student, "enrolments">) => (
  <Part say={seats} rows={enrolments}>
    <DataTable caption={seats.title} columns={ENROLMENTS} rows={enrolments} rowKey={({ _id }) => _id} />
  </Part>
);

const CERTIFICATES: Column<Certificate>[] = [
  {
    key: "course",
    header: papers.course,
    isRowHeader: true,
    cell: ({ certId, courseName }) => (
      <Link to={pathWithFilters(paths.certificates, { search: certId })} className="lone-link">
        {courseName}
      </Link>
    ),
  },
  { key: "id", header: papers.id, cell: ({ certId }) => certId },
  { key: "issued", header: papers.issued, cell: ({ issuedOn }) => person.day(issuedOn) },
  {
    key: "state",
    header: papers.state,
    cell: ({ revokedAt }) => (revokedAt ? papers.revoked(revokedAt) : papers.valid),
  },
];

/** Certificates of the account's address. */
export const Certificates = ({ certificates }: Pick<Student, "certificates">) => (
  <Part say={papers} rows={certificates}>
    <DataTable caption={papers.title} columns={CERTIFICATES} rows={certificates} rowKey={({ _id }) => _id} />
  </Part>
);
