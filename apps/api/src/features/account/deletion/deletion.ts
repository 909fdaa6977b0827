import { OPEN_REFUND } from "@dryrun/domain/account/messages";
import { DELETED_CANDIDATE } from "@dryrun/domain/applications/messages";
import { REVOKED_BY_HOLDER } from "@dryrun/domain/certificates/messages";
import { LAST_OWNER } from "@dryrun/domain/company/team/messages";
import { AppError } from "../../../errors/app-error.ts";
import type { Queue } from "../../../ports.ts";
import { BLANK_RESUME } from "../../../records/applications.ts";
import { type Holder, leaveCertificates } from "../../../records/certificates.ts";
import { hasColleagues, isLastOwner, lockCompanyOf } from "../../../records/company/companies.ts";
import { endRights } from "../../../records/company/delegated-rights.ts";
import { hasFreeCredit } from "../../../records/credits.ts";
import type { JobsTx } from "../../../records/jobs/job-listings.ts";
import { unlistJobs } from "../../../records/jobs/job-listings.ts";
import { stripEnrolments } from "../../../records/purchases/enrolments.ts";
import type { EmailHash } from "../../../records/students/email-hash.ts";
import { rememberUses } from "../../../records/students/former-uses.ts";
import { rememberFreeCredit } from "../../../records/students/free-credits.ts";
import { lockUser, type UserRow } from "../../../records/users.ts";
import { passViews } from "../../../records/views/saved-views.ts";
import * as query from "./deletion-queries.ts";

interface Leaving {
  queue: Pick<Queue, "enqueue">;
  emailHash: EmailHash;
  holder: Holder;
  revokesCertificates: boolean;
}

/**
 * Removes a person from everything in one transaction; the ledger and purchases stay, as the law requires. A running
 * interview is submitted first; because it was not sent, it is then deleted without grading.
 */
export async function removePerson(
  tx: JobsTx,
  user: UserRow,
  { queue, emailHash, holder, revokesCertificates }: Leaving,
  now: Date,
): Promise<void> {
  const { id, email, companyId } = user;
  await query.lockBelongings(tx, user);
  if (await query.hasOpenRefund(tx, user)) throw new AppError("OPEN_REFUND", OPEN_REFUND);
  // As for every change of a company's people; a company of one ends with its owner.
  if (companyId !== null && (await lockCompanyOf(tx, id)) && (await isLastOwner(tx, { id, companyId })))
    throw new AppError("LAST_OWNER", LAST_OWNER);
  await lockUser(tx, id); // from this lock on the account can no longer apply, save or post
  if (companyId !== null) {
    await endRights(tx, queue, { userId: id, companyId, role: null }, now);
    await passViews(tx, companyId, id);
    const jobs = (await hasColleagues(tx, { id, companyId })) ? [] : await query.findJobsOf(tx, companyId);
    if (jobs.length > 0) {
      await unlistJobs(tx, jobs);
      await query.closeJobs(
        tx,
        jobs.map((job) => job.id),
        now,
      );
    }
  } else {
    await query.handInRunning(tx, id, now);
    await query.stripApplications(tx, id, { ...BLANK_RESUME, fullName: DELETED_CANDIDATE }, now);
    await query.keepScores(tx, id);
    await query.stripReports(tx, id);
    await rememberUses(tx, emailHash, user, now);
    if (await hasFreeCredit(tx, id)) await rememberFreeCredit(tx, emailHash, email, now);
  }
  await stripEnrolments(tx, user);
  await leaveCertificates(tx, holder, revokesCertificates ? { at: now, reason: REVOKED_BY_HOLDER } : null);
  await query.stripOrders(tx, user);
  await query.deleteUser(tx, user);
}
