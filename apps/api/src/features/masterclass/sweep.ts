import { dueReminder } from "@dryrun/domain/masterclass/window";
import type { MasterclassDeps } from "./deps.ts";
import * as query from "./queries.ts";

/** Sends reminders before sessions and marks unused seats as missed. Returns whether there may be more. */
export const sweep =
  ({ db, clock, queue }: MasterclassDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const coming = await query.lockToRemind(tx, now);
      const reminders: { enrolmentId: string; hours: number }[] = [];
      for (const { id, startAt, remindedHours } of coming) {
        const hours = dueReminder(startAt, remindedHours === null ? [] : [remindedHours], now);
        if (hours === null) continue;
        await query.setReminded(tx, id, hours);
        reminders.push({ enrolmentId: id, hours });
      }
      await queue.enqueueAll(tx, "mail.session-reminder", reminders);
      const missed = await query.lockMissed(tx, now);
      for (const { id } of missed) await query.setMissed(tx, id);
      const mailed = missed.filter(({ email }) => email !== null).map(({ id }) => ({ enrolmentId: id }));
      await queue.enqueueAll(tx, "mail.session-missed", mailed);
      return Math.max(coming.length, missed.length) === query.SWEPT_AT_ONCE;
    });
