import { and, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";

/** Counts interviews that are running. */
export const countRunningInterviews = (db: Db, now: Date) =>
  db.$count(interviewSessions, and(isNull(interviewSessions.submittedAt), gt(interviewSessions.expiresAt, now)));
