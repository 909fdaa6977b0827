import type { OwnJobsQuery } from "@dryrun/domain/jobs/schema";
import { and, asc, count, desc, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { jobsOf, type Member } from "../../../records/company/members.ts";
import { applicationCount } from "../../../records/jobs.ts";
import { wordsIn } from "../../../records/word-queries.ts";

type Asked = Omit<OwnJobsQuery, "page" | "limit">;

const newest = [desc(jobs.createdAt), desc(jobs.id)];
const ORDERS: Record<NonNullable<Asked["sort"]>, SQL[]> = {
  newest,
  applications: [desc(applicationCount), ...newest],
  title: [asc(sql`lower(${jobs.title})`), ...newest],
};

/** The condition of `isClosed` in SQL; `today` is the day in India. */
function inState(state: Asked["state"], today: string): SQL | undefined {
  if (state === "closed") return or(isNotNull(jobs.closedAt), lt(jobs.closingDate, today));
  if (state === "open") return and(isNull(jobs.closedAt), or(isNull(jobs.closingDate), gte(jobs.closingDate, today)));
  return undefined;
}

/** Finds jobs whose title and place together contain all words of the search. */
export async function findOwnJobs(
  db: Db,
  member: Member,
  { page, limit, search, state, sort }: OwnJobsQuery,
  today: string,
) {
  const isOwn = and(
    jobsOf(member),
    isNull(jobs.deletedAt),
    wordsIn(sql`concat_ws(' ', ${jobs.title}, ${jobs.location})`, search ?? ""),
    inState(state, today),
  );
  const rows = await db
    .select({ job: jobs, applicationCount })
    .from(jobs)
    .where(isOwn)
    .orderBy(...ORDERS[sort ?? "newest"])
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(jobs).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}
