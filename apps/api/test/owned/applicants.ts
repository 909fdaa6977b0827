import { addNote } from "@dryrun/domain/applications/contract";
import { submitScorecard } from "@dryrun/domain/applications/scorecards/contract";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { sendToRecruiter, startInterview } from "@dryrun/domain/interviews/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import { interviewAnswers, interviewSessions } from "../../src/db/schema/interviews.ts";
import { invitations } from "../../src/db/schema/invitations.ts";
import { aJob, anApplication, anInvitation } from "../builders.ts";
import type { TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import type { Ids } from "./ids.ts";
import type { Owners } from "./people.ts";
import { jobTexts, resume, textOf } from "./texts.ts";

/** Makes an invited applicant with a graded interview. */
export async function anApplicant(
  testApp: TestApp,
  { student, employer }: Owners,
  texts = jobTexts(),
): Promise<Ids & Applied> {
  const { db, clock } = testApp;
  const jobId = await aJob(testApp, employer, texts);
  await anInvitation(testApp, employer, jobId, { email: student.email, firstName: textOf("name") });
  const [invitation] = await db.select().from(invitations).where(eq(invitations.jobId, jobId));
  const applicationId = await anApplication(testApp, student, jobId, resume());
  const params = { applicationId };
  await call(testApp, triageApplication, { params, body: { tags: [textOf("note")] } }, employer.token);
  const noted = await call(testApp, addNote, { params, body: { text: textOf("note") } }, employer.token);
  const scorecard = { scores: [], overall: 3, text: textOf("note"), version: 0 };
  await call(testApp, submitScorecard, { params, body: scorecard }, employer.token);
  const slots = [addMs(clock.now(), 2 * DAY_MS).toISOString()];
  const meeting = { minutes: 30, place: textOf("meeting"), message: textOf("meeting"), slots };
  const proposed = await call(testApp, proposeMeeting, { params, body: meeting }, employer.token);
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const text = textOf("interview");
  const graded = { answer: text, score: 8, feedback: text };
  await db.update(interviewAnswers).set(graded).where(eq(interviewAnswers.sessionId, sessionId));
  const now = clock.now();
  const outcome = { submittedAt: now, submittedBy: "student" as const, evaluatedAt: now, score: 80 };
  const verdict = { finalDecision: "Pass" as const, summaryFeedback: text };
  await db
    .update(interviewSessions)
    .set({ ...outcome, ...verdict })
    .where(eq(interviewSessions.id, sessionId));
  const ids = { jobId, applicationId, sessionId, itsJobId: jobId, itsStudentId: student.id };
  const meetingId = proposed.body.meeting._id;
  return { ...ids, meetingId, noteId: noted.body.note._id, invitationId: invitation?.id ?? "" };
}
export interface Applied {
  jobId: string;
  applicationId: string;
  sessionId: string;
  itsJobId: string;
  itsStudentId: string;
}

export const send = (testApp: TestApp, { student }: Owners, sessionId: string) =>
  call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
