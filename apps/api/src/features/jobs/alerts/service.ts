import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { createJobAlert, jobAlerts } from "@dryrun/domain/jobs/contract";
import { MAX_JOB_ALERTS } from "@dryrun/domain/jobs/limits";
import { TOO_MANY_ALERTS } from "@dryrun/domain/jobs/messages";
import { pagingOf } from "@dryrun/domain/pages";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { newId, newLinkToken } from "../../../ids.ts";
import { lockUser } from "../../../records/users.ts";
import { type AlertDeps, nextAt } from "./deps.ts";
import * as query from "./queries.ts";

type Filter = Input<typeof createJobAlert>["body"];
const keyOf = ({ title, location, skills, ...others }: query.AlertFilter) =>
  JSON.stringify([title.toLowerCase(), location.toLowerCase(), skills.toSorted(), ...Object.values(others)]);

export const list =
  ({ db }: AlertDeps) =>
  async (studentId: string, paging: { page: number; limit: number }): Promise<Output<typeof jobAlerts>> => {
    const { rows, total } = await query.findAlerts(db, studentId, paging);
    return {
      alerts: rows.map((alert) => ({
        _id: alert.id,
        ...query.alertFilterOf(alert),
        createdAt: alert.createdAt.toISOString(),
        stopped: alert.stoppedAt !== null,
      })),
      ...pagingOf(total, paging),
    };
  };

/** Creates an alert; for the same search it resumes the stopped one. */
export const create =
  ({ db, clock }: AlertDeps) =>
  (studentId: string, asked: Filter): Promise<void> =>
    db.transaction(async (tx) => {
      await lockUser(tx, studentId); // serialised, so that the second of two concurrent calls counts the first
      const now = clock.now();
      const filter = query.alertFilterOf(asked);
      const { rows } = await query.findAlerts(tx, studentId, { page: 1, limit: MAX_JOB_ALERTS });
      const knownRow = rows.find((alert) => keyOf(query.alertFilterOf(alert)) === keyOf(filter));
      if (knownRow?.stoppedAt) {
        const restarted = { stoppedAt: null, lookedUntil: now, dueAt: nextAt(now) };
        await query.updateAlert(tx, knownRow.id, restarted);
      }
      if (knownRow) return;
      if (rows.length >= MAX_JOB_ALERTS) throw new AppError("LIMIT_REACHED", TOO_MANY_ALERTS);
      const times = { createdAt: now, lookedUntil: now, dueAt: nextAt(now) };
      await query.insertAlert(tx, { id: newId(now), studentId, ...filter, stopToken: newLinkToken(), ...times });
    });

export const remove =
  ({ db }: AlertDeps) =>
  async (studentId: string, id: string): Promise<void> => {
    if (!(await query.deleteAlert(db, id, studentId))) throw notFound("This job alert");
  };

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
