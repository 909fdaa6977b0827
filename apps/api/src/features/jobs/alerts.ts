import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { createJobAlert, jobAlerts } from "@dryrun/domain/jobs/alerts/contract";
import { ALERT_HOURS, type JobType, MAX_JOB_ALERTS } from "@dryrun/domain/jobs/limits";
import { TOO_MANY_ALERTS } from "@dryrun/domain/jobs/messages";
import { totalPagesOf } from "@dryrun/domain/pages";
import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { newId, newLinkToken } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { lockUser } from "../auth/queries.ts";
import * as query from "./alert-queries.ts";

export type Alerts = ReturnType<typeof createAlerts>;
type Filter = Input<typeof createJobAlert>["body"];

/** A job is looked for so long after it was posted: whoever posts it may not have committed before. */
const LAG_MS = MINUTE_MS;
const EVERY_MS = ALERT_HOURS * HOUR_MS;

const nextAt = (now: Date) => addMs(now, EVERY_MS);
const keyOf = ({ title, location, jobType }: Pick<query.AlertRow, "title" | "location" | "jobType">) =>
  [title.toLowerCase(), location.toLowerCase(), jobType ?? ""].join("\n");

export function createAlerts({ db, clock, queue }: { db: Db; clock: Clock; queue: Pick<Queue, "enqueue"> }) {
  const mark = async (token: string, stoppedAt: Date | null) => {
    if (!isWholeToken(token) || !(await query.setStopped(db, token, stoppedAt)))
      throw new AppError("LINK_DEAD", LINK_DEAD);
  };
  return {
    async list(studentId: string, paging: { page: number; limit: number }): Promise<Output<typeof jobAlerts>> {
      const { rows, total } = await query.findAlerts(db, studentId, paging);
      return {
        alerts: rows.map(({ id, title, location, jobType, createdAt, stoppedAt }) => ({
          _id: id,
          title,
          location,
          jobType: jobType as JobType | null,
          createdAt: createdAt.toISOString(),
          stopped: stoppedAt !== null,
        })),
        totalPages: totalPagesOf(total, paging.limit),
        currentPage: paging.page,
        total,
      };
    },

    /** The same search again is the same alert, which then goes on where it was stopped. */
    create: (studentId: string, { title, location, jobType }: Filter): Promise<void> =>
      db.transaction(async (tx) => {
        await lockUser(tx, studentId); // of two at once the second counts the first
        const now = clock.now();
        const filter = { title, location, jobType: jobType ?? null };
        const { rows } = await query.findAlerts(tx, studentId, { page: 1, limit: MAX_JOB_ALERTS });
        const known = rows.find((alert) => keyOf(alert) === keyOf(filter));
        if (known?.stoppedAt) {
          const anew = { stoppedAt: null, lookedUntil: now, dueAt: nextAt(now) };
          await query.updateAlert(tx, known.id, anew);
        }
        if (known) return;
        if (rows.length >= MAX_JOB_ALERTS) throw new AppError("LIMIT_REACHED", TOO_MANY_ALERTS);
        const times = { createdAt: now, lookedUntil: now, dueAt: nextAt(now) };
        await query.insertAlert(tx, { id: newId(now), studentId, ...filter, stopToken: newLinkToken(), ...times });
      }),

    async remove(studentId: string, id: string): Promise<void> {
      if (!(await query.deleteAlert(db, id, studentId))) throw notFound("This job alert");
    },

    /** Any number of times, by whoever has the mail. */
    stop: (token: string) => mark(token, clock.now()),
    resume: (token: string) => mark(token, null),

    /** For the sweep: puts the mails that are due into the queue. True when there may be more. */
    sweep: (): Promise<boolean> =>
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
      }),
  };
}
