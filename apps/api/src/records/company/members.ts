import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { memberJobs } from "../../db/schema/teams.ts";

/** An employer as a person of a company. */
export interface Member {
  userId: string;
  companyId: string;
  role: CompanyRole;
  /** The jobs that the person sees; null for all. */
  jobIds: readonly string[] | null;
  /** The version of the caller's token; absent where there is none. */
  tokenVersion?: number;
  /** Whether another system acts with an API key of this person. */
  byKey?: boolean;
}

/** Selects the ids of the jobs that a row of `users` is limited to; null for all. Written as SQL: drizzle omits the table's name. */
export const chosenJobs = sql<string[] | null>`case when users.all_jobs then null else array(
  select m.job_id::text from member_jobs m where m.user_id = users.id order by m.job_id) end`;

/** Returns a cache key for people of a company who see the same jobs; it starts with the company's id. */
export const scopeKey = ({ companyId, jobIds }: Pick<Member, "companyId" | "jobIds">) =>
  `${companyId} ${jobIds?.join() ?? ""}`;

/** Selects the jobs that the person sees. */
export const jobsOf = ({ companyId, jobIds }: Member): SQL | undefined =>
  and(eq(jobs.companyId, companyId), jobIds ? inArray(jobs.id, [...jobIds]) : undefined);

/** Selects the applications to the jobs that the person sees. */
export const applicationsOf = ({ companyId, jobIds }: Member): SQL | undefined =>
  and(eq(applications.companyId, companyId), jobIds ? inArray(applications.jobId, [...jobIds]) : undefined);

/** Lets a person who sees chosen jobs see this one too. */
export const showJobTo = (tx: Db, userId: string, jobId: string) =>
  tx.insert(memberJobs).values({ userId, jobId }).onConflictDoNothing();

/** Whether a row of `users` sees this job of its company. */
export const seesJob = (jobId: string) => sql`(${users.allJobs} or exists (
  select from member_jobs m where m.user_id = ${users.id} and m.job_id = ${jobId}::uuid))`;
