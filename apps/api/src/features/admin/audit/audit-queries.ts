import type { AuditAction } from "@dryrun/domain/admin/limits";
import { addMs, endOfIndianDay, startOfIndianDay } from "@dryrun/domain/time";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { auditEntries } from "../../../db/schema/admin.ts";
import { certificates } from "../../../db/schema/certificates.ts";
import { interviewReviews, interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { liveSessions } from "../../../db/schema/live-sessions.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { recruiterOf } from "../../../records/company/companies.ts";
import { patternsOf } from "../../../records/word-queries.ts";

export interface AuditFilter {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** The account that the entries are about. */
  person?: string | undefined;
  search: string;
  /** Days in India, both included. */
  from: string | null;
  to: string | null;
}

/** The target if it is one of our ids; the target of a queue or a quiz question is a name. */
const targetId = sql`(case when audit_entries.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then audit_entries.target::uuid end)`;

/**
 * Whether the target, or its owner, matches. Each entry looks its target up by id, because there are few entries and
 * many accounts.
 */
const isAbout = (like: { account: SQL; job: SQL; certificate: SQL; order: SQL }) => sql`(
  exists (select 1 from users u where u.id = ${targetId} and ${like.account})
  or exists (select 1 from jobs j where j.id = ${targetId} and ${like.job})
  or exists (select 1 from certificates c where c.id = ${targetId} and ${like.certificate})
  or exists (select 1 from refunds r join orders o on o.id = r.order_id where r.id = ${targetId} and ${like.order})
  or exists (select 1 from interview_sessions s join users u on u.id = s.student_id where s.id = ${targetId} and ${like.account})
  or exists (select 1 from interview_reviews r join interview_sessions s on s.id = r.session_id
    join users u on u.id = s.student_id where r.id = ${targetId} and ${like.account}))`;

const isOf = (person: string) =>
  isAbout({
    account: sql`u.id = ${person}`,
    job: sql`j.employer_id = (select company_id from users where id = ${person})`,
    certificate: sql`c.email = (select email from users where id = ${person})`,
    order: sql`(o.user_id = ${person} or o.user_id is null and o.email = (select email from users where id = ${person}))`,
  });

/** Matches the word in a name or an address, in a job, in a certificate, or in the target itself. */
const hasWord = (pattern: string) =>
  sql`(audit_entries.target ilike ${pattern} or ${isAbout({
    account: sql`concat_ws(' ', u.full_name, u.email, u.company_name) ilike ${pattern}`,
    job: sql`concat_ws(' ', j.title, j.company) ilike ${pattern}`,
    certificate: sql`concat_ws(' ', c.student_name, c.email, c.course_name, c.cert_id) ilike ${pattern}`,
    order: sql`o.email::text ilike ${pattern}`,
  })})`;

const isLike = ({ actor, action, person, search, from, to }: AuditFilter) =>
  and(
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action && eq(auditEntries.action, action),
    person ? isOf(person) : undefined,
    from ? gte(auditEntries.at, startOfIndianDay(from)) : undefined,
    to ? lt(auditEntries.at, addMs(endOfIndianDay(to), 1)) : undefined,
    ...patternsOf(search).map(hasWord),
  );

/** The order of the index `audit_by_time`, so that each month is read in order. */
const newestFirst = [sql`${auditEntries.at} desc nulls last`, sql`${auditEntries.id} desc nulls last`];

/** Returns entries, newest first. */
export async function findAuditEntries(
  db: Db,
  { page, limit, ...filter }: AuditFilter & { page: number; limit: number },
) {
  const where = isLike(filter);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(auditEntries, where) };
}

/** The current name of an id, and the account that it is or belongs to. */
export interface Named {
  id: string;
  name: string;
  personId: string | null;
}
const noPerson = sql<string | null>`null::uuid`.as("person_id");
const personId = (id: typeof users.id | typeof orders.userId) => sql<string | null>`${id}`.as("person_id");

const namesOfPeople = (db: Db, ids: string[]) =>
  db
    .select({ id: users.id, name: users.fullName, personId: personId(users.id) })
    .from(users)
    .where(inArray(users.id, ids));

/** For a review or an interview returns its candidate. */
const namesOfInterviews = (db: Db, ids: string[]) =>
  unionAll(
    db
      .select({ id: interviewReviews.id, name: users.fullName, personId: personId(users.id) })
      .from(interviewReviews)
      .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
      .innerJoin(users, eq(users.id, interviewSessions.studentId))
      .where(inArray(interviewReviews.id, ids)),
    db
      .select({ id: interviewSessions.id, name: users.fullName, personId: personId(users.id) })
      .from(interviewSessions)
      .innerJoin(users, eq(users.id, interviewSessions.studentId))
      .where(inArray(interviewSessions.id, ids)),
  );

const namesOfThings = (db: Db, ids: string[]) =>
  unionAll(
    db
      .select({ id: jobs.id, name: jobs.title, personId: sql<string | null>`${recruiterOf(jobs)}`.as("person_id") })
      .from(jobs)
      .where(inArray(jobs.id, ids)),
    db
      .select({ id: certificates.id, name: certificates.studentName, personId: noPerson })
      .from(certificates)
      .where(inArray(certificates.id, ids)),
    db
      .select({ id: liveSessions.id, name: liveSessions.title, personId: noPerson })
      .from(liveSessions)
      .where(inArray(liveSessions.id, ids)),
    db
      .select({
        id: refunds.id,
        name: sql<string>`${orders.email}::text`.as("name"),
        personId: personId(orders.userId),
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(inArray(refunds.id, ids)),
  );

/** Display names of the targets: the name of an account, the title of a job, the candidate of a review, the payer of a refund; none if deleted. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const uniqueIds = [...ids];
  const nameMaps = await Promise.all([
    namesOfPeople(db, uniqueIds),
    namesOfInterviews(db, uniqueIds),
    namesOfThings(db, uniqueIds),
  ]);
  return new Map(nameMaps.flat().map((named) => [named.id, named]));
}
