import { parseCsv } from "@dryrun/csv/csv";
import { DO_NOT_CONTACT, JOB_CLOSED, JOB_IS_HIDDEN } from "@dryrun/domain/applications/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { checkBulkLines, rowError } from "@dryrun/domain/invitations/bulk";
import type { bulkInvite } from "@dryrun/domain/invitations/contract";
import { MAX_BULK_ROWS } from "@dryrun/domain/invitations/limits";
import {
  BULK_REFUSED,
  EMAIL_UNVERIFIED,
  EMPLOYER_UNVERIFIED,
  INVITES_DECLINED,
  NO_ACCOUNT_YET,
} from "@dryrun/domain/invitations/messages";
import { refusalToInvite } from "@dryrun/domain/invitations/rules";
import type { Invite } from "@dryrun/domain/invitations/schema";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { logOfJob } from "../../records/company/activity.ts";
import { findCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import { findOwnJob, lockOwnJobForShare } from "../../records/jobs.ts";
import { findUser } from "../../records/users.ts";
import type { InvitationDeps } from "./deps.ts";
import { type Asked, type CheckStrangers, type Invited, inviteAll, inviteTo } from "./invite-all.ts";

/** Invites a person to an open job of the employer. */
export const invite =
  (deps: InvitationDeps) =>
  (
    member: Member,
    jobId: string,
    form: Invite,
  ): Promise<Exclude<Invited, { result: "declined" | "doNotContact" | "withinDay" }>> => {
    const send = () =>
      deps.db.transaction(async (tx) => {
        await openJob(tx, deps.clock.now(), member, jobId);
        const check = await senderOf(tx, deps.needsVerification, member);
        const invited = await inviteTo(tx, deps, { jobId, byId: member.userId }, form, deps.clock.now(), check);
        if (invited.result === "declined" || invited.result === "doNotContact") throw notInvited(invited.result);
        if (isSent(invited)) await logOfJob(tx, member, jobId, "invited", deps.clock.now());
        return invited;
      });
    return counted(deps, member, 1, send, (invited) => (isSent(invited) ? 1 : 0));
  };

const notInvited = (result: "declined" | "doNotContact") =>
  result === "declined"
    ? new AppError("INVITES_DECLINED", INVITES_DECLINED)
    : new AppError("DO_NOT_CONTACT", DO_NOT_CONTACT);

/** Invites all rows of a file, or none if one is refused. */
export const inviteFile =
  (deps: InvitationDeps) =>
  async (member: Member, jobId: string, file: string): Promise<Output<typeof bulkInvite>["results"]> => {
    if (!(await findOwnJob(deps.db, jobId, member))) throw notFound("This job"); // before the file is parsed
    const { rows, errors } = checkBulkLines(parseCsv(file, MAX_BULK_ROWS));
    if (errors.length > 0) {
      const [first] = errors;
      throw new AppError("VALIDATION", first?.row ? BULK_REFUSED : (first?.message ?? BULK_REFUSED), { errors });
    }
    const send = () =>
      deps.db.transaction(async (tx) => {
        await openJob(tx, deps.clock.now(), member, jobId);
        const check = await senderOf(tx, deps.needsVerification, member);
        const all = await inviteAll(tx, deps, { jobId, byId: member.userId }, rows, deps.clock.now(), check);
        const sent = all.filter(isSent).length;
        if (sent > 0) await logOfJob(tx, member, jobId, "invited", deps.clock.now(), sent);
        return all;
      });
    const invited = await counted(deps, member, rows.length, send, (all) => all.filter(isSent).length);
    return rows.map(({ row, email }, index) => resultOf(row, email, invited[index] as Invited));
  };

/** Locks the job (`for share`) so that it cannot be deleted concurrently. */
async function openJob(tx: Db, now: Date, member: Member, jobId: string) {
  const job = await lockOwnJobForShare(tx, jobId, member);
  if (!job) throw notFound("This job");
  refuseUnlessOpen(job, now);
}

/** @throws JOB_CLOSED if nobody can apply. */
export function refuseUnlessOpen(job: JobRow, now: Date) {
  if (job.hiddenAt) throw new AppError("JOB_CLOSED", JOB_IS_HIDDEN);
  if (isClosed(job, now)) throw new AppError("JOB_CLOSED", JOB_CLOSED);
}

/** Refuses employers who may not invite at all; returns a function that refuses individual recipients. */
async function senderOf(tx: Db, needsVerification: boolean, member: Member): Promise<CheckStrangers> {
  const user = await findUser(tx, member.userId);
  const company = await findCompany(tx, member.companyId);
  const employer = {
    isEmailVerified: Boolean(user?.emailVerifiedAt),
    isVerified: Boolean(company?.verifiedAt),
    needsVerification,
  };
  const check: CheckStrangers = (strangers) => {
    const refusal = refusalToInvite({ ...employer, strangers: strangers.length });
    if (refusal === "EMAIL_UNVERIFIED") throw new AppError(refusal, EMAIL_UNVERIFIED);
    if (refusal) throw new AppError(refusal, EMPLOYER_UNVERIFIED, rowsOf(strangers));
  };
  check([]);
  return check;
}

/** Counts invitations towards the daily limits; unsent ones are returned to them. */
async function counted<T>(
  { db, perDay, perDayUnverified }: InvitationDeps,
  member: Member,
  most: number,
  send: () => Promise<T>,
  sentOf: (done: T) => number,
) {
  const isVerified = Boolean((await findCompany(db, member.companyId))?.verifiedAt);
  const limits = isVerified ? [perDay] : [perDayUnverified, perDay];
  const taken: typeof limits = [];
  let sent = 0;
  try {
    for (const limit of limits) {
      await limit.take(member, most);
      taken.push(limit);
    }
    const done = await send();
    sent = sentOf(done);
    return done;
  } finally {
    if (sent < most) for (const limit of taken) await limit.giveBack(member, most - sent);
  }
}

const isSent = ({ result }: Invited) => result === "invited" || result === "reminder";

/** Returns the refused rows of a file. */
function rowsOf(strangers: readonly Asked[]) {
  const errors = strangers.flatMap(({ row }) => (row ? [rowError(row, "email", NO_ACCOUNT_YET)] : []));
  return errors.length > 0 ? { errors } : {};
}

const resultOf = (row: number, email: string, invited: Invited) => ({
  row,
  email,
  type: invited.result,
  ...(invited.result === "alreadyApplied" && { applicationId: invited.applicationId }),
});
