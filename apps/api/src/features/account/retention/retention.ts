import { keptSince } from "@dryrun/domain/account/retention";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { deleteOldEntries } from "../../../records/credits.ts";
import { deleteOldUses } from "../../../records/students/former-uses.ts";
import * as query from "./retention-queries.ts";

/** Deletes personal data whose retention period has ended. Safe to run at any time, also in several processes. */
export async function deleteOutlived(db: Db, now: Date): Promise<void> {
  await query.deleteOldViews(db, indianDay(keptSince("profileViews", now)));
  await query.deleteOldDrafts(db, keptSince("applicationDrafts", now));
  await query.deleteOldNotifications(db, keptSince("notifications", now));
  await query.deleteOldDrills(db, keptSince("drills", now));
  await deleteOldEntries(db, keptSince("ledger", now), now);
  await query.deleteOldAudit(db, keptSince("audit", now));
  await query.deleteOldOrders(db, keptSince("ledger", now));
  await query.deleteUnpaidOrders(db, keptSince("unpaidOrders", now));
  await query.deleteOldEvents(db, keptSince("webhooks", now));
  await query.deleteOldNetworks(db, keptSince("knownNetworks", now));
  await deleteOldUses(db, keptSince("formerUses", now));
  await query.deleteUnconfirmed(db, keptSince("unconfirmedFactors", now));
  await inBatches(db, async (tx) => {
    const ids = await query.findOutlivedSessions(tx, keptSince("interviewAnswers", now));
    if (ids.length > 0) await query.deleteAnswersOf(tx, ids, now);
    return ids.length;
  });
  await query.dropEmptiedEvents(db, keptSince("interviewAnswers", now));
  await inBatches(db, async (tx) => {
    const ids = await query.findUnusedInvited(tx, keptSince("invitedAccounts", now));
    if (ids.length > 0) await query.deleteUsers(tx, ids);
    return ids.length;
  });
}

/** Uses one transaction per batch, so that locks are short. */
async function inBatches(db: Db, batch: (tx: Db) => Promise<number>): Promise<void> {
  while ((await db.transaction(batch)) === query.DELETED_AT_ONCE);
}
