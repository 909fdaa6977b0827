import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { refusalToDecide } from "@dryrun/domain/applications/rules";
import type { triageApplication, triageApplications } from "@dryrun/domain/applications/triage/contract";
import type { Input } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { KeptNumbers } from "../../search/kept-numbers.ts";
import { lockEmployerApplications, markApplications } from "./employer-queries.ts";

export type Triage = ReturnType<typeof createTriage>;

/** The employer's own marks on one or several applications. */
interface TriageParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  totals: Pick<KeptNumbers<number>, "forget">;
}

export function createTriage({ db, clock, queue, totals }: TriageParts) {
  return {
    /** Absent fields are not changed. */
    async mark(employerId: string, id: string, marks: Input<typeof triageApplication>["body"]): Promise<void> {
      if ((await markApplications(db, employerId, [id], given(marks))) === 0) throw notFound("This application");
      totals.forget(employerId);
    },

    /** All or none: every application must be pending, and every candidate is notified by mail. */
    async markAll(employerId: string, { applicationIds, ...change }: Input<typeof triageApplications>["body"]) {
      const count = await db.transaction(async (tx): Promise<number> => {
        const own = await lockEmployerApplications(tx, employerId, applicationIds);
        if (own.length < applicationIds.length) throw notFound("One of these applications");
        if (!change.status) return markApplications(tx, employerId, applicationIds, given(change));
        const decided = own.filter(({ status }) => refusalToDecide(status)).map(({ id }) => id);
        if (decided.length > 0) throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED, { applicationIds: decided });
        const marks = { ...given(change), decidedAt: clock.now() };
        const changed = await markApplications(tx, employerId, applicationIds, marks);
        const mails = applicationIds.map((applicationId) => ({ applicationId }));
        await queue.enqueueAll(tx, "mail.application-decided", mails);
        return changed;
      });
      totals.forget(employerId);
      return count;
    },
  };
}

interface Marks {
  shortlisted?: boolean | undefined;
  tags?: string[] | undefined;
  note?: string | undefined;
  status?: "accepted" | "rejected" | undefined;
  reason?: string | undefined;
}
const given = ({ shortlisted, tags, note, status, reason }: Marks) => ({
  ...(shortlisted !== undefined && { shortlisted }),
  ...(tags !== undefined && { tags }),
  ...(note !== undefined && { note }),
  ...(status !== undefined && { status, decisionReason: reason ?? "" }),
});
