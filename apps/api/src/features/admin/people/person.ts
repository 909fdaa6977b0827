import type { person } from "@dryrun/domain/admin/contract";
import { PERSON_SHOWN } from "@dryrun/domain/admin/limits";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { findSeatsOf } from "../../../records/purchases/enrolments.ts";
import { findUser, type UserRow } from "../../../records/users.ts";
import { readAudit } from "../audit/audit.ts";
import * as query from "./person-queries.ts";
import * as answer from "./serialize.ts";

type Person = Output<typeof person>;
export type People = ReturnType<typeof createPeople>;

/** Shows one account with everything that an admin needs to help its owner. */
export const createPeople = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async read(id: string): Promise<Person> {
    const user = await findUser(db, id);
    if (!user) throw notFound("This account");
    const orders = await query.findOrders(db, user, PERSON_SHOWN);
    const entries = await query.findOwnEntries(db, id, PERSON_SHOWN);
    const about = { person: id, search: "", from: null, to: null };
    const audit = await readAudit(db, { ...about, page: 1, limit: PERSON_SHOWN });
    return {
      ...answer.accountAnswer(user, await query.isInvitedPerson(db, id)),
      student: user.userType === "student" ? await studentOf(db, user) : null,
      employer: user.userType === "employer" ? await employerOf(db, user, clock.now()) : null,
      payments: { rows: orders.rows.map(answer.paymentAnswer), total: orders.total },
      ledger: { rows: entries.rows.map(answer.entryAnswer), total: entries.total },
      audit: { rows: audit.entries, total: audit.total },
    };
  },
});

async function studentOf(db: Db, user: UserRow): Promise<Person["student"]> {
  const interviews = await query.findInterviews(db, user.id, PERSON_SHOWN);
  return {
    credits: user.interviewCredits,
    quizPassedAt: user.quizPassedAt?.toISOString() ?? null,
    applications: await query.countApplications(db, user.id),
    interviews: { rows: interviews.rows.map(answer.interviewAnswer), total: interviews.total },
    enrolments: (await findSeatsOf(db, user)).map(answer.enrolmentAnswer),
    certificates: (await query.findCertificatesOf(db, user.email)).map(answer.certificateAnswer),
  };
}

async function employerOf(db: Db, user: UserRow, now: Date): Promise<Person["employer"]> {
  const jobs = user.companyId ? await query.findJobsOf(db, user.companyId, PERSON_SHOWN) : { rows: [], total: 0 };
  return {
    companyId: user.companyId,
    companyName: user.companyName,
    companyWebsite: user.companyWebsite,
    verifiedAt: user.employerVerifiedAt?.toISOString() ?? null,
    jobs: { rows: jobs.rows.map((row) => answer.jobAnswer(row, now)), total: jobs.total },
  };
}
