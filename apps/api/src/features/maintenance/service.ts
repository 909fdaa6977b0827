import type { Input, Output } from "@dryrun/domain/contract/define";
import type { maintenance, planMaintenance } from "@dryrun/domain/maintenance/contract";
import { JUST_PLANNED } from "@dryrun/domain/maintenance/messages";
import { phaseOf, refusalOfTimes } from "@dryrun/domain/maintenance/rules";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import type { ReadOnly } from "../../records/maintenance/read-only.ts";
import * as windows from "../../records/maintenance/windows-queries.ts";
import { countRunningInterviews } from "./queries.ts";

const pastAnswer = ({ startsAt, endsAt, endedAt, message, reason }: windows.WindowRow) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  endedAt: (endedAt as Date).toISOString(),
  message,
  reason,
});

type Plan = Input<typeof planMaintenance>["body"];
const PAST_DAYS = 90;
const PAST_SHOWN = 20;

interface MaintenanceDeps {
  db: Db;
  clock: Clock;
  readOnly: Pick<ReadOnly, "current" | "refresh">;
}
export type MaintenanceService = ReturnType<typeof createMaintenance>;

/** Announces, starts and ends the read-only mode. `adminId` is null for the command line. */
export function createMaintenance({ db, clock, readOnly }: MaintenanceDeps) {
  return {
    async read(): Promise<Output<typeof maintenance>> {
      const now = clock.now();
      const current = await readOnly.current();
      return {
        current: current && {
          ...current,
          startsAt: current.startsAt.toISOString(),
          endsAt: current.endsAt?.toISOString() ?? null,
        },
        runningInterviews: await countRunningInterviews(db, now),
        past: (await windows.findPastWindows(db, addMs(now, -PAST_DAYS * DAY_MS), PAST_SHOWN)).map(pastAnswer),
      };
    },

    /** Creates a maintenance or changes the open one. A running one keeps its start. */
    async plan(adminId: string | null, form: Plan) {
      const now = clock.now();
      const phase = await db.transaction((tx) => savePlan(tx, adminId, form, now));
      await readOnly.refresh();
      return phase;
    },

    /** Ends the maintenance, or cancels it before its start. */
    async end(adminId: string | null): Promise<void> {
      await db.transaction(async (tx) => {
        const open = await windows.lockOpenWindow(tx);
        if (!open) throw notFound("A maintenance");
        const now = clock.now();
        await windows.changeWindow(tx, open.id, { endedAt: now });
        if (adminId) await addAuditEntry(tx, { actorId: adminId, action: "maintenance.ended", target: open.id }, now);
      });
      await readOnly.refresh();
    },
  };
}

async function savePlan(tx: Db, adminId: string | null, { message, reason, ...form }: Plan, now: Date) {
  const open = await windows.lockOpenWindow(tx);
  const hasBegun = open !== undefined && phaseOf(open, now) === "on";
  const startsAt = hasBegun ? open.startsAt : form.startsAt ? new Date(form.startsAt) : now;
  const times = { startsAt, endsAt: form.endsAt ? new Date(form.endsAt) : null };
  const refusal = refusalOfTimes(times, now);
  if (refusal) throw invalidField(refusal.field, refusal.message);
  const id = open?.id ?? newId(now);
  const plan = { ...times, message, reason };
  if (open) await windows.changeWindow(tx, id, plan);
  else if (!(await windows.insertWindow(tx, { id, ...plan, createdAt: now })))
    throw invalidField("startsAt", JUST_PLANNED);
  if (adminId)
    await addAuditEntry(tx, { actorId: adminId, action: "maintenance.planned", target: id, detail: reason }, now);
  return phaseOf(times, now);
}
