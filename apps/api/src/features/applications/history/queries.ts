import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { applications } from "../../../db/schema/applications.ts";
import { contactStops } from "../../../db/schema/contact-stops.ts";
import { applicationsOf, type Member } from "../../../records/company/members.ts";

/** Locks an application that the person sees, and returns its candidate; none once that account is deleted. */
export async function lockCandidateOf(tx: Db, member: Member, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ studentId: applications.studentId })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member), isNotNull(applications.studentId)))
    .for("share");
  return found?.studentId ?? null;
}

export const saveStop = (tx: Db, stop: typeof contactStops.$inferInsert) =>
  tx
    .insert(contactStops)
    .values(stop)
    .onConflictDoUpdate({
      target: [contactStops.companyId, contactStops.studentId],
      set: { reason: stop.reason, byId: stop.byId, at: stop.at },
    });

/** Returns whether there was one. */
export async function deleteStop(tx: Db, companyId: string, studentId: string): Promise<boolean> {
  const deleted = await tx
    .delete(contactStops)
    .where(and(eq(contactStops.companyId, companyId), eq(contactStops.studentId, studentId)))
    .returning({ studentId: contactStops.studentId });
  return deleted.length > 0;
}
