import type { users } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock, Queue } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { isCompanyBlocked, lockCompanyOf } from "../../records/company/companies.ts";
import { endRights } from "../../records/company/delegated-rights.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { findUser } from "../../records/users.ts";
import { userAnswer } from "./serialize.ts";
import * as query from "./user-queries.ts";

interface UserDeps {
  db: Db;
  clock: Clock;
  queue: Queue;
  linkMails: Pick<Limit, "take">;
  jobRecords: Pick<JobRecords, "change">;
}
export type Users = ReturnType<typeof createUsers>;

/** Manages all accounts, for admins; accounts of admins are read-only. */
export function createUsers({ db, clock, queue, linkMails, jobRecords }: UserDeps) {
  return {
    async list(asked: Input<typeof users>["query"]): Promise<Output<typeof users>> {
      const { rows, total } = await query.findUsers(db, asked, clock.now());
      return {
        users: rows.map(userAnswer),
        ...pagingOf(total, asked),
      };
    },

    /** An employer's jobs are hidden with the account and shown with it again. */
    async block(adminId: string, id: string, { blocked: isBlocked, reason }: { blocked: boolean; reason: string }) {
      const changed = await jobRecords.change(async (tx) => {
        await lockCompanyOf(tx, id); // so that two owners of one company are blocked one after the other
        const heldUser = await query.lockUser(tx, id);
        if (!heldUser || heldUser.user.userType === "admin") throw notFound("This account");
        const { user, isInvited } = heldUser;
        if ((user.blockedAt !== null) === isBlocked) return heldUser;
        const now = clock.now();
        await query.setBlocked(tx, id, isBlocked ? now : null);
        if (isBlocked && user.companyId)
          await endRights(tx, queue, { userId: id, companyId: user.companyId, role: null }, now);
        if (user.companyId && (await isCompanyBlocked(tx, user.companyId)) === isBlocked)
          await (isBlocked ? query.hideJobsOf(tx, user.companyId, now) : query.showJobsOf(tx, user.companyId));
        const action = isBlocked ? "user.blocked" : "user.unblocked";
        await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
        return { user: { ...user, blockedAt: isBlocked ? now : null }, isInvited };
      });
      return userAnswer(changed);
    },

    /** Returns false, and sends nothing, if the address is already verified. */
    async resendVerification(adminId: string, id: string, reason: string): Promise<boolean> {
      const user = await findUser(db, id);
      if (!user) throw notFound("This account");
      if (user.emailVerifiedAt) return false;
      await linkMails.take(user.email);
      await db.transaction(async (tx) => {
        await queue.enqueue(tx, "mail.verify-email", { userId: id });
        const action = "user.verification-resent" as const;
        await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, clock.now());
      });
      return true;
    },
  };
}
