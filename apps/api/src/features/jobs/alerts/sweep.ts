import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { type AlertDeps, nextAt } from "./deps.ts";
import * as query from "./queries.ts";

/** New jobs are searched with this delay in ms, because the transaction that posts one may commit late. */
const LAG_MS = MINUTE_MS;

/** For the sweep: enqueues the mails that are due. Returns whether there may be more. */
export const sweep =
  ({ db, clock, queue }: AlertDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await query.lockDueAlerts(tx, now);
      for (const { id, lookedUntil } of due) {
        const until = addMs(now, -LAG_MS);
        await query.updateAlert(tx, id, { lookedUntil: until, dueAt: nextAt(now) });
        const times = { since: lookedUntil.toISOString(), until: until.toISOString() };
        await queue.enqueue(tx, "mail.job-alert", { alertId: id, ...times });
      }
      return due.length === query.SWEPT_ALERTS;
    });
