import { hideJob } from "@dryrun/domain/admin/contract";
import { acceptApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { cancelInvitation } from "@dryrun/domain/invitations/contract";
import { deleteJob } from "@dryrun/domain/jobs/contract";
import { saveView } from "@dryrun/domain/views/contract";
import { and, eq } from "drizzle-orm";
import { users } from "../../src/db/schema/accounts.ts";
import { interviewReviews } from "../../src/db/schema/interviews.ts";
import { invitations } from "../../src/db/schema/invitations.ts";
import { jobs } from "../../src/db/schema/jobs.ts";
import { updateJob } from "../../src/records/jobs.ts";
import { aJob, anInvitation, aPerson } from "../builders.ts";
import { eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { anApplicant, send } from "./applicants.ts";
import { belongings } from "./belongings.ts";
import type { Ids } from "./ids.ts";
import { account, aKnownStudent, aTeamInvitation, leave, type Owners } from "./people.ts";
import { aCandidateMail, aCertificate, aConnection } from "./records.ts";
import { jobTexts, textOf } from "./texts.ts";

// One of every kind of object with an owner, in each state that makes it inaccessible. Each text contains the name of its field.

type Make = (testApp: TestApp, owners: Owners) => Promise<Ids>;

/** A day in the past. */
const CLOSED_ON = "2026-01-31";

const makersOf = <Name extends string>(makers: Record<Name, Make>) => makers;

/** Creates an equivalent object, for calls that change it. */
export const THINGS = makersOf({
  "an application to an open job": (testApp, owners) => anApplicant(testApp, owners, jobTexts("openJob")),

  "a withdrawn application": async (testApp, owners) => {
    const { jobId: _, invitationId: __, ...ids } = await anApplicant(testApp, owners, jobTexts("openJob"));
    const { applicationId, sessionId } = ids;
    const request = { params: { sessionId }, body: { reason: textOf("review") } };
    await call(testApp, requestReview, request, owners.student.token);
    await send(testApp, owners, sessionId);
    await call(testApp, withdrawApplication, { params: { applicationId } }, owners.student.token);
    const isOfSession = eq(interviewReviews.sessionId, sessionId);
    const [review] = await testApp.db.select().from(interviewReviews).where(isOfSession);
    return { ...ids, reviewId: review?.id ?? "" };
  },

  "an application to a hidden job": async (testApp, owners) => {
    const ids = await anApplicant(testApp, owners);
    await send(testApp, owners, ids.sessionId);
    await call(
      testApp,
      hideJob,
      { params: { id: ids.jobId }, body: { hidden: true, reason: "Spam" } },
      owners.admin.token,
    );
    return ids;
  },

  "an application to a deleted job": async (testApp, owners) => {
    const ids = await anApplicant(testApp, owners);
    await call(testApp, deleteJob, { params: { id: ids.jobId } }, owners.employer.token);
    return ids;
  },

  "a closed job": async (testApp, owners) => {
    const jobId = await aJob(testApp, owners.employer, jobTexts());
    const [job] = await testApp.db.select().from(jobs).where(eq(jobs.id, jobId));
    if (job) await testApp.deps.jobRecords.change((tx) => updateJob(tx, job, { ...job, closingDate: CLOSED_ON }));
    return { jobId };
  },

  "a cancelled invitation": async (testApp, { employer }) => {
    const jobId = await aJob(testApp, employer, jobTexts("openJob"));
    const { email, token } = await anInvitation(testApp, employer, jobId, account());
    const isThis = and(eq(invitations.jobId, jobId), eq(invitations.email, email));
    const [invitation] = await testApp.db.select().from(invitations).where(isThis);
    const invitationId = invitation?.id ?? "";
    await call(testApp, cancelInvitation, { params: { invitationId } }, employer.token);
    const its = { itsJobId: jobId, itsStudentId: invitation?.studentId ?? "" };
    return { invitationId, passwordToken: token, ...its };
  },

  "an application of a deleted student": async (testApp, owners) => {
    const student = await aKnownStudent(testApp);
    const { jobId: _, ...ids } = await anApplicant(testApp, { ...owners, student }, jobTexts("openJob"));
    await send(testApp, { ...owners, student }, ids.sessionId);
    await call(testApp, acceptApplication, { body: { applicationId: ids.applicationId } }, owners.employer.token);
    await leave(testApp, student);
    return { ...ids, accountId: student.id };
  },

  "an undecided application of a deleted student": async (testApp, owners) => {
    const student = await aKnownStudent(testApp);
    const { jobId: _, ...ids } = await anApplicant(testApp, { ...owners, student }, jobTexts("openJob"));
    await leave(testApp, student);
    return { ...ids, accountId: student.id };
  },

  "an application to a deleted employer": async (testApp, owners) => {
    const employer = await aPerson(testApp, "employer", { fullName: textOf("own") });
    const ids = await anApplicant(testApp, { ...owners, employer });
    await leave(testApp, employer);
    return { ...ids, accountId: employer.id };
  },

  "an employer's belongings": async (testApp, { employer }) => {
    const body = { list: "applications" as const, name: textOf("own"), query: "" };
    const saved = await call(testApp, saveView, { body }, employer.token);
    const colleague = await aPerson(testApp, "employer", { fullName: textOf("own") });
    await testApp.db
      .update(users)
      .set({ companyId: employer.id, companyRole: "manager" })
      .where(eq(users.id, colleague.id));
    const candidateMailId = await aCandidateMail(testApp, employer);
    const ids = { viewId: saved.body.view._id, colleagueId: colleague.id, candidateMailId };
    return { ...ids, ...(await aTeamInvitation(testApp, employer)), ...(await aConnection(testApp, employer)) };
  },

  "a student's belongings": (testApp, { student }) => belongings(testApp, student),

  "a deleted student's belongings": async (testApp) => {
    const student = await aKnownStudent(testApp);
    const mail = await eventually(() =>
      testApp.mails.find(({ to, text }) => to === student.email && /verify/.test(text)),
    );
    const verifyToken = /\/verify-email\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    const ids = await belongings(testApp, student);
    await leave(testApp, student);
    return { ...ids, accountId: student.id, verifyToken };
  },

  "a revoked certificate": (testApp) => aCertificate(testApp, { revokedAt: testApp.clock.now() }),
  "a certificate of a deleted student": (testApp) => aCertificate(testApp, { email: null }),
});

export type Thing = keyof typeof THINGS;
