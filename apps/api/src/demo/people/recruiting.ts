import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { activity } from "../../db/schema/activity.ts";
import { applications } from "../../db/schema/applications.ts";

/**
 * Says who opened and decided the applications of the demo data, on their pages and in the activity logs: the owner of
 * the company and, if it has one, its recruiter in turn.
 */
export async function addRecruiting(tx: Db): Promise<void> {
  const { id, companyId, jobId, status, viewedAt, decidedAt, createdAt } = applications;
  const opened = await tx
    .select({ id, companyId, jobId, status, viewedAt, decidedAt })
    .from(applications)
    .where(isNotNull(viewedAt))
    .orderBy(asc(createdAt), asc(id));
  const recruiters = await tx
    .select({ id: users.id, companyId: users.companyId })
    .from(users)
    .where(eq(users.companyRole, "recruiter"));
  const byPerson = opened.flatMap(({ companyId: company, ...one }, index) => {
    if (!company) return [];
    const recruiter = recruiters.find((person) => person.companyId === company);
    // A company has the id of its first owner.
    return [{ ...one, companyId: company, userId: recruiter && index % 2 === 0 ? recruiter.id : company }];
  });
  const entries = byPerson.flatMap(({ id: applicationId, status: kind, viewedAt: at, decidedAt: later, ...of }) => [
    ...(at ? [{ ...of, applicationId, kind: "looked" as const, at }] : []),
    ...(later && (kind === "accepted" || kind === "rejected") ? [{ ...of, applicationId, kind, at: later }] : []),
  ]);
  await tx.insert(activity).values(entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
  for (const [decidedBy, own] of Map.groupBy(byPerson, ({ userId }) => userId)) {
    const ids = own.map((one) => one.id);
    const isDecided = inArray(status, ["accepted", "rejected"]);
    await tx
      .update(applications)
      .set({ decidedBy })
      .where(and(inArray(id, ids), isDecided));
  }
}
