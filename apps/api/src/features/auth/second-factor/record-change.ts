import type { AuditAction } from "@dryrun/domain/admin/limits";
import type { SecondFactorChange } from "@dryrun/domain/admin/records/job-names";
import type { Db } from "../../../db/client.ts";
import type { Queue } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";

const ACTIONS: Record<SecondFactorChange, AuditAction> = {
  on: "second-factor.on",
  off: "second-factor.off",
  reset: "second-factor.reset",
  recovered: "second-factor.recovered",
};

/** Records a change of an admin's second factor in the audit and notifies the admin by mail. */
export async function recordChange(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  userId: string,
  change: SecondFactorChange,
  now: Date,
) {
  await addAuditEntry(tx, { actorId: userId, action: ACTIONS[change], target: userId }, now);
  await queue.enqueue(tx, "mail.second-factor", { userId, change, at: now.toISOString() });
}
