import type { employers } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { lockCompany } from "../../records/company/companies.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { findUser } from "../../records/users.ts";
import { setVerified } from "./companies/verification.ts";
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

    /** Verifies the company of an employer or withdraws the verification. */
    verify: (adminId: string, id: string, change: { verified: boolean; reason: string }) =>
      jobRecords.change(async (tx) => {
        const user = await findUser(tx, id);
        const company = user?.companyId && (await lockCompany(tx, user.companyId));
        if (!company) throw notFound("This employer");
        await setVerified(tx, { clock, needsVerification }, company, { ...change, adminId, target: id });
        const changed = await query.findEmployer(tx, id);
        if (!changed) throw notFound("This employer");
        return employerAnswer(changed);
      }),
  };
}
