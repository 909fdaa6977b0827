import type { CompanyRole } from "@dryrun/domain/company/roles";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** An employer as a person of a company. */
export interface Member {
  userId: string;
  companyId: string;
  role: CompanyRole;
  /** The jobs that the person sees; null for all. */
  jobIds: readonly string[] | null;
}

/** Returns a cache key for people of a company who see the same jobs; it starts with the company's id. */
export const scopeKey = ({ companyId, jobIds }: Pick<Member, "companyId" | "jobIds">) =>
  `${companyId} ${jobIds?.join() ?? ""}`;

/** Selects the jobs that the person sees. */
export const jobsOf = ({ companyId, jobIds }: Member): SQL | undefined =>
  and(eq(jobs.companyId, companyId), jobIds ? inArray(jobs.id, [...jobIds]) : undefined);

/** Selects the applications to the jobs that the person sees. */
export const applicationsOf = ({ companyId, jobIds }: Member): SQL | undefined =>
  and(eq(applications.companyId, companyId), jobIds ? inArray(applications.jobId, [...jobIds]) : undefined);
