import type { person } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { interviewStateOf, isParked } from "@dryrun/domain/interviews/rules";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Seat } from "../../../records/purchases/enrolments.ts";
import type { UserRow } from "../../../records/users.ts";
import type * as query from "./person-queries.ts";

type Person = Output<typeof person>;
type Student = NonNullable<Person["student"]>;
type Rows<Find extends (...args: never[]) => Promise<{ rows: unknown[] }>> = Awaited<ReturnType<Find>>["rows"][number];

const iso = (at: Date | null) => at?.toISOString() ?? null;

export const accountAnswer = (user: UserRow, isInvited: boolean) => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  userType: user.userType,
  createdAt: user.createdAt.toISOString(),
  emailVerifiedAt: iso(user.emailVerifiedAt),
  blockedAt: iso(user.blockedAt),
  hasPassword: user.passwordHash !== null,
  invited: isInvited,
});

export const paymentAnswer = ({ order, refundStatus, failedRefundId }: Rows<typeof query.findOrders>) => ({
  _id: order.id,
  providerOrderId: order.providerOrderId,
  description: describeOrder(order.kind, order.credits),
  amount: order.amount,
  status: order.status,
  refundStatus: refundStatus ?? ("none" as const),
  failedRefundId,
  createdAt: order.createdAt.toISOString(),
});

export const entryAnswer = ({ id, at, unit, amount, reason }: Rows<typeof query.findOwnEntries>) => ({
  _id: id,
  at: at.toISOString(),
  unit,
  amount,
  reason,
});

type InterviewRecord = Rows<typeof query.findInterviews>;
type State = Student["interviews"]["rows"][number]["state"];

function stateOf(session: InterviewRecord["session"]): State {
  if (isParked(session) && session.answersDeletedAt === null) return "parked";
  const state = interviewStateOf(session);
  return state === "none" ? "running" : state; // a session exists
}

export const interviewAnswer = ({ session, jobTitle, review }: InterviewRecord) => ({
  _id: session.id,
  jobTitle,
  topic: session.topic,
  startedAt: session.startedAt.toISOString(),
  state: stateOf(session),
  score: session.score,
  finalDecision: session.score === null ? null : session.finalDecision,
  review: review && { _id: review.id, state: review.decidedAt ? ("decided" as const) : ("open" as const) },
});

export const enrolmentAnswer = ({ id, session, attendanceStatus, refundStatus }: Seat) => ({
  _id: id,
  sessionId: session.id,
  title: session.title,
  startAt: session.startAt.toISOString(),
  attendanceStatus,
  refundStatus,
});

type CertificateRow = Awaited<ReturnType<typeof query.findCertificatesOf>>[number];
export const certificateAnswer = ({ id, certId, courseName, issuedOn, revokedAt }: CertificateRow) => ({
  _id: id,
  certId,
  courseName,
  issuedOn: issuedOn.toISOString(),
  revokedAt: iso(revokedAt),
});

const jobStateOf = (job: Rows<typeof query.findJobsOf>["job"], now: Date) => {
  if (job.hiddenAt) return "hidden" as const;
  return isClosed(job, now) ? ("closed" as const) : ("open" as const);
};

export const jobAnswer = ({ job, applications }: Rows<typeof query.findJobsOf>, now: Date) => ({
  _id: job.id,
  title: job.title,
  createdAt: job.createdAt.toISOString(),
  state: jobStateOf(job, now),
  applications,
});
