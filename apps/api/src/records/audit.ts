import type { AuditAction } from "@dryrun/domain/admin/limits";
import type { Db } from "../db/client.ts";
import { auditEntries } from "../db/schema/admin.ts";
import { newId } from "../ids.ts";

interface Change {
  actorId: string;
  action: AuditAction;
  target: string;
  detail?: string;
}

/** Call this in the transaction of the change, so that no change lacks its entry. */
export const addAuditEntry = (tx: Db, change: Change, at: Date) =>
  tx.insert(auditEntries).values({ ...change, id: newId(at), at });
