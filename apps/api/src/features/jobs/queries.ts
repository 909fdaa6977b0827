import { skillsIn } from "@dryrun/domain/jobs/skill-match";
import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { batchCalls } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobReports, savedJobs } from "../../db/schema/job-interest.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** Idempotent. */
export const insertSavedJob = (db: Db, saved: typeof savedJobs.$inferInsert) =>
  db.insert(savedJobs).values(saved).onConflictDoNothing();

export const deleteSavedJob = (db: Db, studentId: string, jobId: string) =>
  db.delete(savedJobs).where(and(eq(savedJobs.studentId, studentId), eq(savedJobs.jobId, jobId)));

/** Finds jobs that can still be opened, the last saved first. */
export async function findSavedJobs(db: Db, studentId: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = and(eq(savedJobs.studentId, studentId), isNull(jobs.deletedAt), isNull(jobs.hiddenAt));
  const rows = await db
    .select({ job: jobs })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(isOwn)
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count() })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(isOwn);
  return { jobs: rows.map(({ job }) => job), total: counted?.total ?? 0 };
}

/** Keeps one per student and job: a second report replaces the first, and is open again. */
export const putReport = (db: Db, report: typeof jobReports.$inferInsert) =>
  db
    .insert(jobReports)
    .values(report)
    .onConflictDoUpdate({
      target: [jobReports.jobId, jobReports.studentId],
      set: { reason: report.reason, note: report.note ?? "", createdAt: report.createdAt, settledAt: null },
    });

/**
 * Reads a student's state: whether the quiz is passed, the skills of the profile and of the newest application, and
 * which of some jobs the student has applied to or saved. Every list and job page needs it; simultaneous requests
 * share one statement, which is prepared once.
 */
export function prepareStudentState(db: Db) {
  const requestedIds = sql.placeholder("asked");
  const statement = db
    .select({
      at: sql<number>`asked.at::int`,
      passed: sql<boolean>`${users.quizPassedAt} is not null`,
      skills: sql<string[]>`to_json(
        coalesce((select p.skills from profiles p where p.user_id = users.id), '{}')
        || coalesce((select a.skills from applications a where a.student_id = users.id order by a.created_at desc, a.id desc limit 1), '{}'))`,
      applications: sql<Record<string, string> | null>`(select json_object_agg(a.job_id, a.id) from applications a
        where a.student_id = users.id and a.job_id = any(string_to_array(asked.row ->> 1, ',')::uuid[]))`,
      saved: sql<string[] | null>`(select json_agg(s.job_id) from saved_jobs s
        where s.student_id = users.id and s.job_id = any(string_to_array(asked.row ->> 1, ',')::uuid[]))`,
    })
    .from(users)
    .innerJoin(
      sql`json_array_elements(${requestedIds}::json) with ordinality asked(row, at)`,
      sql`${users.id} = (asked.row ->> 0)::uuid`,
    )
    .prepare("student_states");
  const load = batchCalls(async (pairs: readonly (readonly [studentId: string, jobIds: string])[]) => {
    const states = await statement.execute({ asked: JSON.stringify(pairs) });
    const byPlace = new Map(states.map((state) => [state.at - 1, state]));
    return pairs.map((_, place) => byPlace.get(place));
  });
  return async (studentId: string, jobIds: readonly string[]): Promise<StudentState> => {
    const state = await load([studentId, jobIds.join(",")]);
    return {
      passedQuiz: state?.passed ?? false,
      skills: skillsIn(state?.skills ?? []),
      applicationOf: state?.applications ?? {},
      savedIds: new Set(state?.saved ?? []),
    };
  };
}
export interface StudentState {
  passedQuiz: boolean;
  /** Only skills of the product's list. */
  skills: readonly string[];
  applicationOf: Record<string, string>;
  savedIds: ReadonlySet<string>;
}

/**
 * Finds the job of the student's own application, even if deleted or hidden, and whether its company has rejected the
 * application.
 */
export async function findAppliedJob(db: Db, applicationId: string, studentId: string) {
  const [row] = await db
    .select({ job: jobs, isRejected: sql<boolean>`${applications.status} = 'rejected'` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, applicationId), eq(applications.studentId, studentId)));
  return row;
}

/** Returns the jobs among these that belong to the employer. */
export async function findJobsOf(db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
