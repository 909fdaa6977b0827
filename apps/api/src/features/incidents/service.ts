import type { Input, Output } from "@dryrun/domain/contract/define";
import type { incidents as incidentsCall, openIncident, updateIncident } from "@dryrun/domain/incidents/contract";
import { MAX_INCIDENT_UPDATES, MAX_OPEN_INCIDENTS } from "@dryrun/domain/incidents/limits";
import * as say from "@dryrun/domain/incidents/messages";
import { NO_IMPACTS, refusalOfStart } from "@dryrun/domain/incidents/rules";
import { STATUS_DAYS } from "@dryrun/domain/status/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { incidentAnswer } from "../../records/incidents/incident-answer.ts";
import * as query from "../../records/incidents/incident-queries.ts";

type NewIncident = Input<typeof openIncident>["body"];
type NewUpdate = Input<typeof updateIncident>["body"];

interface IncidentDeps {
  db: Db;
  clock: Clock;
  /** Called after a change by this process. */
  onChange: () => Promise<unknown>;
}
export type Incidents = ReturnType<typeof createIncidents>;

/** Manages incidents, which admins publish. */
export function createIncidents({ db, clock, onChange }: IncidentDeps) {
  return {
    async list(): Promise<Output<typeof incidentsCall>> {
      const incidents = await query.findIncidents(db, addMs(clock.now(), -STATUS_DAYS * DAY_MS));
      return { incidents: incidents.map((incident) => ({ _id: incident.id, ...incidentAnswer(incident) })) };
    },

    async open(adminId: string, form: NewIncident): Promise<void> {
      await db.transaction((tx) => saveIncident(tx, adminId, form, clock.now()));
      await onChange();
    },

    /** @throws INCIDENT_RESOLVED if another admin resolved it first: a closed incident gets no updates. */
    async update(adminId: string, id: string, form: NewUpdate): Promise<void> {
      await db.transaction((tx) => saveUpdate(tx, adminId, id, form, clock.now()));
      await onChange();
    },
  };
}

async function saveIncident(tx: Db, adminId: string, { title, begunAt: typed, ...update }: NewIncident, now: Date) {
  const begunAt = typed ? new Date(typed) : now;
  const refusal = refusalOfStart(begunAt, now);
  if (refusal) throw invalidField("begunAt", refusal);
  if ((await query.countOpenInTurn(tx)) >= MAX_OPEN_INCIDENTS)
    throw new AppError("LIMIT_REACHED", say.TOO_MANY_INCIDENTS);
  const id = newId(now);
  await query.insertIncident(tx, { id, title, begunAt, resolvedAt: null, createdAt: now });
  await query.insertUpdate(tx, { id: newId(now), incidentId: id, ...update, writtenBy: adminId, at: now });
  await addAuditEntry(tx, { actorId: adminId, action: "incident.opened", target: id, detail: title }, now);
}

async function saveUpdate(tx: Db, adminId: string, id: string, update: NewUpdate, now: Date) {
  const incident = await query.lockIncident(tx, id);
  if (!incident) throw notFound("This incident");
  if (incident.resolvedAt) throw new AppError("INCIDENT_RESOLVED", say.UPDATED_ALREADY_RESOLVED);
  const isEnd = update.phase === "resolved";
  const last = await query.findLastUpdate(tx, id);
  if (!isEnd && last.count >= MAX_INCIDENT_UPDATES) throw new AppError("LIMIT_REACHED", say.TOO_MANY_UPDATES);
  // Keeps the order of the timeline even if the clocks of two machines differ.
  const at = last.at && last.at >= now ? addMs(last.at, 1) : now;
  const impacts = isEnd ? NO_IMPACTS : update.impacts;
  await query.insertUpdate(tx, { id: newId(now), incidentId: id, ...update, impacts, writtenBy: adminId, at });
  if (isEnd) await query.resolveIncident(tx, id, at);
  const action = isEnd ? "incident.resolved" : "incident.updated";
  const detail = isEnd ? incident.title : `${incident.title}: ${say.PHASE_NAMES[update.phase].toLowerCase()}`;
  await addAuditEntry(tx, { actorId: adminId, action, target: id, detail }, now);
}
