import { accountPrivacy, exportAccount } from "@dryrun/domain/account/contract";
import { saveApplicationDraft } from "@dryrun/domain/applications/drafts/contract";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { startInterview } from "@dryrun/domain/interviews/contract";
import { answerDrill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { createJobAlert, reportJob, saveJob } from "@dryrun/domain/jobs/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { saveTemplate } from "@dryrun/domain/templates/contract";
import { indianDay } from "@dryrun/domain/time";
import { saveView } from "@dryrun/domain/views/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { drillAnswers } from "../../db/schema/drills.ts";
import { interviewAnswers } from "../../db/schema/interviews.ts";
import { jobAlerts } from "../../db/schema/job-interest.ts";
import { quizPapers } from "../../db/schema/quiz.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
let sessionId: string;
let drillId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
  const jobId = await aJob(testApp, employer, { title: "Gecko Analyst" });
  await anInvitation(testApp, employer, jobId, { email: student.email });
  const applicationId = await anApplication(testApp, student, jobId);
  const consent = { version: "2026-11", at: new Date().toISOString() };
  drillId = (await call(testApp, startDrill, { body: { topic: "behavioural" } }, student.token)).body._id;
  const givenRequest = { params: { id: drillId }, body: { number: 1, answer: "7 drilled" } };
  await call(testApp, answerDrill, givenRequest, student.token);
  const started = await call(testApp, startInterview, { body: { applicationId, consent } }, student.token);
  sessionId = started.body.sessionId;
  const { body: paper } = await call(testApp, generateQuiz, {}, student.token);
  const [asked] = paper.questions;
  const answers = [{ questionId: asked?.id, selected: asked?.options[0] }];
  await call(testApp, submitQuiz, { body: { answers } }, student.token);
  await call(testApp, saveJob, { params: { jobId } }, student.token);
  await call(testApp, reportJob, { params: { id: jobId }, body: { reason: "Something else" } }, student.token);
  await call(testApp, createJobAlert, { body: { title: "gecko" } }, student.token);
  await call(testApp, updateProfile, { body: { visibleToRecruiters: false } }, student.token);
  const begun = await aJob(testApp, await aPerson(testApp, "employer"), { title: "Newt Analyst" });
  const draft = { params: { id: begun }, body: { values: '{"fullName":"Begun"}', base: 0 } };
  await call(testApp, saveApplicationDraft, draft, student.token);
});
afterAll(() => testApp.close());

describe("the stored data", () => {
  test("counts an employer's jobs, sent invitations, notes, tags, opened profiles and own mail texts", async () => {
    const other = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, other);
    const seeker = await aStudent(testApp);
    const { projects: _, ...form } = applicationForm();
    await call(testApp, updateProfile, { body: { ...form, visibleToRecruiters: true } }, seeker.token);
    await anInvitation(testApp, other, jobId, { email: seeker.email });
    const applicationId = await anApplication(testApp, seeker, jobId);
    const marks = { note: "Call on Monday", tags: ["SQL"], stage: "call" };
    await call(testApp, triageApplication, { params: { applicationId }, body: marks }, other.token);
    const { body: found } = await call(testApp, searchCandidates, { query: {} }, other.token);
    for (const { _id } of found.results.filter(({ studentId }) => studentId._id === seeker.id))
      await call(testApp, candidateProfile, { params: { id: _id } }, other.token);
    await call(testApp, saveView, { body: { list: "applications", name: "Mine", query: "" } }, other.token);
    const template = { subject: "About {job}", text: "Dear {name}" };
    await call(testApp, saveTemplate, { params: { kind: "reject" }, body: template }, other.token);
    const { body } = await call(testApp, accountPrivacy, {}, other.token);
    expect(body.held).toMatchObject({
      jobs: 1,
      sentInvitations: 1,
      notes: 1,
      tagged: 1,
      openedProfiles: 1,
      mailTemplates: 1,
      staged: 1,
      savedViews: 1,
      applications: 0,
      invitations: 0,
    });
  });

  test("counts a student's data, and has consents newest first and the contact address", async () => {
    const { status, body } = await call(testApp, accountPrivacy, {}, student.token);
    expect([status, body.held]).toEqual([
      200,
      {
        applications: 1,
        interviews: 1,
        drills: 1,
        applicationDrafts: 1,
        quizAttempts: 1,
        savedJobs: 1,
        jobAlerts: 1,
        payments: 0,
        jobs: 0,
        invitations: 1,
        certificates: 0,
        enrolments: 0,
        jobReports: 1,
        notes: 0,
        scorecards: 0,
        tagged: 0,
        sentInvitations: 0,
        openedProfiles: 0,
        mailTemplates: 0,
        staged: 0,
        savedViews: 0,
        notifications: 1,
        mailStops: 0,
        sharedResults: 0,
      },
    ]);
    expect(body.consents).toMatchObject([
      { kind: "recruiter-visibility", given: false, source: "profile" },
      { kind: "interview", given: true, source: "interview start", version: "2026-11" },
      { kind: "recruiter-visibility", given: true, source: "api" },
    ]);
    expect(body.views).toEqual([]);
    expect(body.grievance).toEqual({ name: "Grievance officer, Dryrun Learning", email: "support@dryrun.example" });
  });

  test("counts an employer's jobs", async () => {
    const { body } = await call(testApp, accountPrivacy, {}, employer.token);
    expect(body).toMatchObject({ held: { jobs: 1, applications: 0 }, consents: [] });
  });
});

describe("the download", () => {
  const download = async ({ token }: Person) => {
    const answer = await testApp.app.inject({
      url: "/api/account/export",
      headers: { authorization: `Bearer ${token}` },
    });
    return { ...answer, text: answer.body, held: answer.json() };
  };

  test("is a file with everything about the person", async () => {
    const { statusCode, headers, held } = await download(student);
    expect([statusCode, headers["content-type"], headers["content-disposition"]]).toEqual([
      200,
      expect.stringContaining("application/json"),
      expect.stringMatching(/^attachment; filename="dryrun-data-\d{4}-\d\d-\d\d\.json"$/),
    ]);
    expect(held).toMatchObject({
      account: { email: student.email, userType: "student" },
      profile: { fullName: "Asha Verma", visibleToRecruiters: false },
      consents: [{}, {}, {}],
      applications: [{ jobTitle: "Gecko Analyst", status: "pending", coverLetter: "<p>I would like to join.</p>" }],
      interviews: [{ id: sessionId, consentVersion: "2026-11" }],
      drills: [
        {
          id: drillId,
          topic: "behavioural",
          family: null,
          source: null,
          planned: 3,
          answers: [
            { number: 1, question: expect.any(String), answer: "7 drilled", score: 7, feedback: "Next.", climb: [7] },
            { number: 2, answer: "", answeredAt: null, score: null, climb: [] },
          ],
        },
      ],
      savedJobs: [{ jobTitle: "Gecko Analyst" }],
      applicationDrafts: [{ jobTitle: "Newt Analyst", values: '{"fullName":"Begun"}' }],
      jobAlerts: [{ title: "gecko" }],
      reports: [{ reason: "Something else" }],
      invitations: [{ email: student.email }],
      ledger: [{ amount: -1 }, { amount: 1 }],
    });
    expect(held.interviews[0].answers).toHaveLength(1); // fetched questions only: the others were never requested
    expect(held.quizAttempts[0].answers).toHaveLength(50);
  });

  test("contains no secrets and no reference answers", async () => {
    const { text } = await download(student);
    const [alert] = await testApp.db.select().from(jobAlerts).where(eq(jobAlerts.studentId, student.id));
    const [answer] = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
    const [drilled] = await testApp.db.select().from(drillAnswers).where(eq(drillAnswers.drillId, drillId));
    const [paper] = await testApp.db.select().from(quizPapers).where(eq(quizPapers.studentId, student.id));
    const wrong = paper?.answers?.find(({ isCorrect, correct }) => !isCorrect && correct.length > 12);
    const secrets = [alert?.stopToken, answer?.question.modelAnswer, drilled?.question.modelAnswer, wrong?.explanation];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
    expect(text).not.toMatch(/passwordHash|tokenVersion|plain:|stopToken|modelAnswer|rubric|"correct"|"seed"/);
  });

  test("contains search listings, profile views and the choice to decline invitations", async () => {
    const seeker = await aStudent(testApp);
    const { projects: _, ...form } = applicationForm();
    await call(testApp, updateProfile, { body: { ...form, visibleToRecruiters: true } }, seeker.token);
    expect((await download(seeker)).held).toMatchObject({
      profileViews: [],
      searchListings: [],
      declinesInvitations: false,
    });
    const { body } = await call(testApp, searchCandidates, { query: {} }, employer.token);
    const result = body.results.find(({ studentId }) => studentId._id === seeker.id);
    await call(testApp, candidateProfile, { params: { id: result?._id ?? "" } }, employer.token);
    const { link } = testApp.deps.declines.unsubscribeOf(seeker.email, "");
    await testApp.deps.declines.decline(link.split("/").at(-1) ?? "");
    const date = indianDay(testApp.clock.now());
    expect((await download(seeker)).held).toMatchObject({
      profileViews: [{ company: "Sahyadri Analytics", date }],
      searchListings: [{ month: date.slice(0, 7), employers: 1 }],
      declinesInvitations: true,
    });
  });

  test("contains an employer's jobs, but nothing of the candidates", async () => {
    const { held, text } = await download(employer);
    expect(held.jobs).toMatchObject([{ title: "Gecko Analyst" }]);
    expect(text).not.toContain(student.email);
  });

  test("is limited to ten an hour", async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const { token } = await aPerson(strict, "employer");
    const headers = { authorization: `Bearer ${token}` };
    const answers: number[] = [];
    for (let index = 0; index < 11; index++) {
      answers.push((await strict.app.inject({ url: `/api${exportAccount.path}`, headers })).statusCode);
    }
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    await strict.close();
  });
});
