import type { employers } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { employerAnswer } from "./serialize.ts";
import * as query from "./user-queries.ts";

export type Employers = ReturnType<typeof createEmployers>;

/** Employers, and whether an admin has verified them. */
export function createEmployers({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(asked: Input<typeof employers>["query"]): Promise<Output<typeof employers>> {
      const { rows, total } = await query.findEmployers(db, asked);
      return {
        employers: rows.map(employerAnswer),
        ...pagingOf(total, asked),
      };
    },

    /** From now on contact data is shown to this employer, or not any more. */
    verify: (adminId: string, id: string, { verified: isVerified, reason }: { verified: boolean; reason: string }) =>
      db.transaction(async (tx) => {
        const user = (await query.holdUser(tx, id))?.user;
        if (user?.userType !== "employer") throw notFound("This employer");
        if ((user.employerVerifiedAt !== null) !== isVerified) {
          const now = clock.now();
          await query.setVerified(tx, id, isVerified ? now : null);
          const action = isVerified ? "employer.verified" : "employer.unverified";
          await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
        }
        const changed = await query.findEmployer(tx, id);
        if (!changed) throw notFound("This employer");
        return employerAnswer(changed);
      }),
  };
}
