import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type AlertDeps, nextAt } from "./deps.ts";
import { create, list, remove } from "./own.ts";
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

async function mark(db: Db, token: string, stoppedAt: Date | null) {
  if (!isWholeToken(token) || !(await query.setStopped(db, token, stoppedAt)))
    throw new AppError("LINK_DEAD", LINK_DEAD);
}

/** Idempotent; anyone with the mail can use it. */
export const stop =
  ({ db, clock }: AlertDeps) =>
  (token: string) =>
    mark(db, token, clock.now());

export const resume =
  ({ db }: AlertDeps) =>
  (token: string) =>
    mark(db, token, null);

export type Alerts = ReturnType<typeof createAlerts>;

export const createAlerts = (deps: AlertDeps) => ({
  list: list(deps),
  create: create(deps),
  remove: remove(deps),
  stop: stop(deps),
  resume: resume(deps),
  sweep: sweep(deps),
});
