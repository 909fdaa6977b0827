import type { employers, reports, users } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import type { UserRow } from "../../records/users.ts";
import type { ReportRecord } from "./report-queries.ts";

type User = Output<typeof users>["users"][number];
type Employer = Output<typeof employers>["employers"][number];
type Report = Output<typeof reports>["reports"][number];

export const userAnswer = ({ user, isInvited }: { user: UserRow; isInvited: boolean }): User => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  userType: user.userType,
  createdAt: user.createdAt.toISOString(),
  emailVerified: user.emailVerifiedAt !== null,
  blocked: user.blockedAt !== null,
  invited: isInvited,
});

export const employerAnswer = ({ user, jobs }: { user: UserRow; jobs: number }): Employer => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  companyName: user.companyName,
  companyWebsite: user.companyWebsite,
  createdAt: user.createdAt.toISOString(),
  emailVerified: user.emailVerifiedAt !== null,
  jobs,
  verified: user.employerVerifiedAt !== null,
  verifiedAt: user.employerVerifiedAt?.toISOString() ?? null,
});

export const reportedJob = ({ id, title, company, hiddenAt, hiddenByAdminAt }: JobRow) => ({
  _id: id,
  title,
  company,
  hidden: hiddenByAdminAt !== null,
  shown: hiddenAt === null,
});

export const reportAnswer = ({ report, job, reporter }: ReportRecord): Report => ({
  _id: report.id,
  job: job && reportedJob(job),
  reason: report.reason,
  note: report.note,
  reporter: reporter && { _id: reporter.id, fullName: reporter.fullName },
  createdAt: report.createdAt.toISOString(),
  settledAt: report.settledAt?.toISOString() ?? null,
});
