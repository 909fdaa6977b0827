import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { PRACTICE_LABELS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import type { AttendanceStatus } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { OrderStatus, RefundStatus } from "@dryrun/domain/payments/limits";
import { formatDate, formatDateTime } from "@dryrun/domain/time";
import { refunds } from "./refunds.en-in.ts";
import { session } from "./sessions.en-in.ts";

const ORDER_STATES: Record<OrderStatus, string> = {
  created: "Not paid",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
};

/** One account with all that an admin needs to help its owner. */
export const person = {
  back: "All people",
  loading: "Loading the account",
  failed: "The account could not be loaded",
  gone: "This account does not exist",
  goneText: "It may have been deleted.",
  account: "Account",
  facts: {
    email: "Email",
    verifiedAt: "Email verified",
    notVerified: "Not verified",
    password: "Password",
    hasPassword: "Set",
    noPassword: "Not set yet",
    registered: "Registered",
    state: "State",
    blockedAt: "Blocked since",
    credits: "Interview credits",
    quiz: "Quiz passed",
    notPassed: "Not yet",
    applications: "Applications",
    company: "Company",
    website: "Website",
    verification: "Verification",
  },
  none: "None",
  at: (moment: string) => formatDateTime(moment),
  day: (moment: string) => formatDate(moment),
  applications: (counts: readonly { status: keyof typeof STATUS_LABELS; count: number }[]) =>
    counts.map(({ status, count }) => `${STATUS_LABELS[status]} ${count}`).join(", "),
  acts: "Actions",
  /** Shown if only the newest are listed. */
  newestOf: (shown: number, total: number) => `The newest ${shown} of ${total}.`,
  jobs: {
    title: "Jobs",
    none: "No job has been posted.",
    job: "Job",
    posted: "Posted",
    state: "State",
    states: { open: "Open", closed: "Closed", hidden: "Hidden" },
    applications: "Applications",
  },
  interviews: {
    title: "Interviews",
    none: "No interview has been started.",
    interview: "Interview",
    of: (jobTitle: string | null, topic: PracticeTopic | null) =>
      jobTitle ?? (topic ? `Practice, ${PRACTICE_LABELS[topic]}` : "Practice"),
    started: "Started",
    state: "State",
    states: {
      running: "Running",
      evaluating: "Waiting to be graded",
      parked: "Grading failed",
      completed: "Graded",
      sent: "Sent to the recruiter",
    },
    result: "Result",
    review: "Review",
    reviews: { open: "Review to decide", decided: "Review decided" },
  },
  payments: {
    title: "Payments",
    none: "No orders yet.",
    what: "What was ordered",
    amount: "Amount",
    amountOf: (amount: number) => formatRupees(amount),
    state: "State",
    stateOf: (status: OrderStatus) => ORDER_STATES[status],
    refund: "Refund",
    refundOf: (status: RefundStatus) => refunds.stateOf(status, "claim"),
    order: "Order at the provider",
    when: "Ordered",
  },
  ledger: { title: "Rupees and credits", none: "There are no entries.", all: "All entries in the ledger" },
  enrolments: {
    title: "Live sessions",
    none: "Not enrolled in any live session.",
    session: "Session",
    when: "When",
    attendance: "Attendance",
    attendanceOf: (status: AttendanceStatus) => session.attendances[status],
    refund: "Refund",
  },
  certificates: {
    title: "Certificates",
    none: "No certificate has been issued.",
    course: "Course",
    id: "Certificate id",
    issued: "Issued on",
    state: "State",
    valid: "Valid",
    revoked: (at: string) => `Revoked on ${formatDate(at)}`,
  },
  audit: {
    title: "What admins changed",
    none: "No admin has changed anything here.",
    all: "All entries in the audit",
  },
} as const;
