import { MAX_OTHERS } from "@dryrun/domain/applications/limits";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { deciderName } from "../applications.ts";
import { titleOf } from "../jobs/job-answers.ts";
import { applicationsOf, type Member } from "./members.ts";

const selectOthers = (db: Db, member: Member, studentId: string, exceptId?: string) =>
  db
    .select({
      _id: applications.id,
      title: jobs.title,
      deletedAt: jobs.deletedAt,
      status: applications.shownStatus,
      createdAt: applications.createdAt,
      decidedAt: sql<Date | null>`coalesce(${applications.heldAt}, ${applications.decidedAt})`.mapWith(
        applications.decidedAt,
      ),
      decidedBy: deciderName,
      reason: sql<string>`concat(${applications.decisionReason}, ${applications.heldReason}, ${applications.privateReason})`,
      score: applications.interviewScore,
      verdict: applications.interviewVerdict,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.studentId, studentId),
        applicationsOf(member),
        exceptId ? ne(applications.id, exceptId) : undefined,
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(MAX_OTHERS);
type FoundOther = Awaited<ReturnType<typeof selectOthers>>[number];

const otherAnswer = ({ title, deletedAt, reason, ...other }: FoundOther) => ({
  ...other,
  jobTitle: titleOf({ title, deletedAt }),
  createdAt: other.createdAt.toISOString(),
  decidedAt: other.decidedAt?.toISOString() ?? null,
  decisionReason: reason,
});

/** Finds the candidate's applications to the company that the person sees, newest first, without the excepted one. */
export const findOthers = async (db: Db, member: Member, studentId: string, exceptId?: string) =>
  (await selectOthers(db, member, studentId, exceptId)).map(otherAnswer);
