import { and, count, desc, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { incidents, incidentUpdates } from "../../db/schema/incidents.ts";

export type IncidentRow = typeof incidents.$inferSelect;
export type UpdateRow = typeof incidentUpdates.$inferSelect;
export interface Incident extends IncidentRow {
  /** The newest first; at least one. */
  updates: UpdateRow[];
}

/** The maximum number of incidents shown. */
const MOST = 50;

/** Finds open incidents, then those resolved after `since`, each newest first. */
export async function findIncidents(db: Db, since: Date): Promise<Incident[]> {
  const openIncidents = await db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.resolvedAt), gt(incidents.resolvedAt, since)))
    .orderBy(desc(isNull(incidents.resolvedAt)), desc(incidents.begunAt), desc(incidents.id))
    .limit(MOST);
  if (openIncidents.length === 0) return [];
  const ids = openIncidents.map(({ id }) => id);
  const updates = await db
    .select()
    .from(incidentUpdates)
    .where(inArray(incidentUpdates.incidentId, ids))
    .orderBy(desc(incidentUpdates.at), desc(incidentUpdates.id));
  const byIncident = Map.groupBy(updates, ({ incidentId }) => incidentId);
  return openIncidents.map((incident) => ({ ...incident, updates: byIncident.get(incident.id) ?? [] }));
}

/**
 * Takes an advisory lock until this transaction ends, so that two reports cannot exceed the limit together; returns
 * the number of open incidents.
 */
export async function countOpenInTurn(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open incidents', 0))`);
  return tx.$count(incidents, isNull(incidents.resolvedAt));
}

/** Returns the number of an incident's updates and the time of the last one. */
export async function findLastUpdate(db: Db, incidentId: string): Promise<{ count: number; at: Date | null }> {
  const [found] = await db
    .select({ count: count(), at: max(incidentUpdates.at) })
    .from(incidentUpdates)
    .where(eq(incidentUpdates.incidentId, incidentId));
  return found ?? { count: 0, at: null };
}

/** Locks the incident (`for update`) until the transaction ends; undefined if there is none. */
export async function lockIncident(tx: Db, id: string): Promise<IncidentRow | undefined> {
  const [found] = await tx.select().from(incidents).where(eq(incidents.id, id)).for("update");
  return found;
}

export const insertIncident = (tx: Db, row: IncidentRow) => tx.insert(incidents).values(row);

export const insertUpdate = (tx: Db, row: UpdateRow) => tx.insert(incidentUpdates).values(row);

export const resolveIncident = (tx: Db, id: string, resolvedAt: Date) =>
  tx
    .update(incidents)
    .set({ resolvedAt })
    .where(and(eq(incidents.id, id), isNull(incidents.resolvedAt)));
