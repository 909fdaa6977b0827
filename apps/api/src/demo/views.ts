import { addMs, DAY_MS } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { applications } from "../db/schema/applications.ts";
import { interviewSessions } from "../db/schema/interviews.ts";
import { notifications } from "../db/schema/notifications.ts";
import { recordProfileView } from "../features/candidates/views.ts";
import { newId } from "../ids.ts";
import { createRandom } from "./random.ts";

const SEED = 97;
/** How many students have been viewed, starting with the first. */
const LOOKED_AT = 12;
const MOST_VIEWS = 6;

/** Adds companies that viewed a student's profile in the last weeks. */
export async function addViews(tx: Db, studentId: string, employers: readonly string[], number: number, now: Date) {
  if (number >= LOOKED_AT) return;
  const random = createRandom(SEED + number);
  const days = Array.from({ length: random.between(1, MOST_VIEWS) }, () => random.between(0, 40));
  for (const ago of days.sort((a, b) => b - a)) {
    await recordProfileView(tx, { companyId: random.one(employers), studentId }, addMs(now, -ago * DAY_MS));
  }
}

/** Notifications older than this, in days, were read when they came. */
const READ_AFTER_DAYS = 3;

/** Adds the notifications that the students' histories would have caused. */
export async function addNotifications(tx: Db, now: Date): Promise<void> {
  const sessions = await tx
    .select({ session: interviewSessions, jobId: applications.jobId })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId));
  const sent = await tx
    .select({
      id: applications.id,
      studentId: applications.studentId,
      jobId: applications.jobId,
      status: applications.status,
      viewedAt: applications.viewedAt,
      decidedAt: applications.decidedAt,
    })
    .from(applications);
  type Row = typeof notifications.$inferInsert;
  const rowsOf = (
    of: Pick<Row, "event" | "sessionId" | "applicationId" | "jobId" | "score">,
    userId: string | null,
    at: Date | null,
  ): Row[] => {
    if (!userId || !at) return [];
    const key = `demo-${of.event}-${of.sessionId ?? of.applicationId}`;
    const readAt = at < addMs(now, -READ_AFTER_DAYS * DAY_MS) ? at : null;
    return [{ id: newId(at), userId, key, createdAt: at, readAt, ...of }];
  };
  const rows = [
    ...sessions.flatMap(({ session: { id, studentId, score, evaluatedAt }, jobId }) =>
      score === null ? [] : rowsOf({ event: "result-ready", sessionId: id, jobId, score }, studentId, evaluatedAt),
    ),
    ...sent.flatMap(({ id, studentId, jobId, status, viewedAt, decidedAt }) => [
      ...rowsOf({ event: "application-opened", applicationId: id, jobId }, studentId, viewedAt),
      ...(status === "accepted" || status === "rejected"
        ? rowsOf({ event: status, applicationId: id, jobId }, studentId, decidedAt)
        : []),
    ]),
  ];
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}
