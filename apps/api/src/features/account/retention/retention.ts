import { keptSince } from "@dryrun/domain/account/retention";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { deleteOldEntries } from "../../../records/credits.ts";
import * as query from "./retention-queries.ts";
import {
  deleteOldAudit,
  deleteOldDrafts,
  deleteOldDrills,
  deleteOldEvents,
  deleteOldNetworks,
  deleteOldNotifications,
  deleteOldOrders,
  deleteOldViews,
  deleteUnconfirmed,
  deleteUnpaidOrders,
} from "./retention-queries.ts";

/** Deletes personal data whose retention period has ended. Safe to run at any time, also in several processes. */
export async function deleteOutlived(db: Db, now: Date): Promise<void> {
  await deleteOldViews(db, indianDay(keptSince("profileViews", now)));
  await deleteOldDrafts(db, keptSince("applicationDrafts", now));
  await deleteOldNotifications(db, keptSince("notifications", now));
  await deleteOldDrills(db, keptSince("drills", now));
  await deleteOldEntries(db, keptSince("ledger", now), now);
  await deleteOldAudit(db, keptSince("audit", now));
  await deleteOldOrders(db, keptSince("ledger", now));
  await deleteUnpaidOrders(db, keptSince("unpaidOrders", now));
  await deleteOldEvents(db, keptSince("webhooks", now));
  await deleteOldNetworks(db, keptSince("knownNetworks", now));
  await deleteUnconfirmed(db, keptSince("unconfirmedFactors", now));
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
