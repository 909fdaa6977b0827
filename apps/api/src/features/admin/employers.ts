import type { employers } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { lockCompany, updateCompany } from "../../records/company/companies.ts";
import { listVerified, unlistUnverified } from "../../records/jobs/job-listings.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { findUser } from "../../records/users.ts";
import { employerAnswer } from "./serialize.ts";
import * as query from "./user-queries.ts";

export type Employers = ReturnType<typeof createEmployers>;

/** Lists employers and verifies them. */
interface EmployerDeps {
  db: Db;
  clock: Clock;
  needsVerification: boolean;
  jobRecords: Pick<JobRecords, "change">;
}

export function createEmployers({ db, clock, needsVerification, jobRecords }: EmployerDeps) {
  return {
    async list(asked: Input<typeof employers>["query"]): Promise<Output<typeof employers>> {
      const { rows, total } = await query.findEmployers(db, asked);
      return {
        employers: rows.map(employerAnswer),
        verificationRequired: needsVerification,
        ...pagingOf(total, asked),
      };
    },

    /**
     * Verifies the company of an employer or withdraws the verification. A verified company sees contact details; where
     * verification is required, only a verified company's jobs are listed.
     */
    verify: (adminId: string, id: string, { verified: isVerified, reason }: { verified: boolean; reason: string }) =>
      jobRecords.change(async (tx) => {
        const user = await findUser(tx, id);
        const company = user?.companyId && (await lockCompany(tx, user.companyId));
        if (!company) throw notFound("This employer");
        if ((company.verifiedAt !== null) !== isVerified) {
          const now = clock.now();
          await updateCompany(tx, company.id, { verifiedAt: isVerified ? now : null });
          if (isVerified) await listVerified(tx, company.id);
          else if (needsVerification) await unlistUnverified(tx, company.id);
          const action = isVerified ? "employer.verified" : "employer.unverified";
          await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
        }
        const changed = await query.findEmployer(tx, id);
        if (!changed) throw notFound("This employer");
        return employerAnswer(changed);
      }),
  };
}
