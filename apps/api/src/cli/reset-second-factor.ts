import { systemClock } from "../adapters/clock/system.ts";
import { openQueue } from "../adapters/queue/pg-boss.ts";
import { StartError } from "../config/values.ts";
import type { Database } from "../db/client.ts";
import { recordChange } from "../features/auth/second-factor/record-change.ts";
import { deleteSecondFactor, raiseVersion } from "../features/auth/second-factor/second-factor-queries.ts";
import { findUserByEmail } from "../records/users.ts";

/**
 * For an admin who has lost both the app and the recovery codes. Ends all the admin's sign-in sessions; throws a
 * StartError for anyone else.
 */
export async function resetSecondFactor(database: Database, email: string): Promise<void> {
  const { db } = database;
  const admin = await findUserByEmail(db, email);
  if (admin?.userType !== "admin") throw new StartError(`${email} is not an admin.`);
  // A running server sends the mail.
  const queue = await openQueue(database.queue, {}, { isWorking: false, onError: console.error });
  try {
    const wasOn = await db.transaction(async (tx) => {
      if (!(await deleteSecondFactor(tx, admin.id))) return false;
      await raiseVersion(tx, admin.id);
      await recordChange(tx, queue, admin.id, "reset", systemClock.now());
      return true;
    });
    if (!wasOn) throw new StartError(`${email} has no two-step verification.`);
  } finally {
    await queue.stop();
  }
}
