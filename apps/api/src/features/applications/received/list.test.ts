import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { APPLICATION_SORTS } from "@dryrun/domain/applications/limits";
import { applicationCounts, openedApplication, triageApplication } from "@dryrun/domain/applications/triage/contract";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewAnswers, interviewSessions } from "../../../db/schema/interviews.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const list = async (query: object, person = employer) =>
  (await call(testApp, employerApplications, { query }, person.token)).body;
const names = async (query: object) => (await list(query)).applications.map(({ fullName }) => fullName).sort();
async function applied(fullName: string, change: Partial<typeof applications.$inferSelect> = {}, to = jobId) {
  const id = await anApplication(testApp, await aStudent(testApp), to, { fullName });
  if (Object.keys(change).length > 0) await testApp.db.update(applications).set(change).where(eq(applications.id, id));
  return id;
}
interface Score {
  score: number;
  verdict?: "Pass" | "Review" | "Rejected";
  /** Scores from 0 to 10, by topic. */
  topics?: Record<string, number[]>;
}
/** Adds an evaluated interview that was sent. */
async function sent(applicationId: string, { score, verdict = "Review", topics = {} }: Score) {
  const now = testApp.clock.now();
  const [row] = await testApp.db.select().from(applications).where(eq(applications.id, applicationId));
  const times = { startedAt: now, expiresAt: now, submittedAt: now, evaluatedAt: now };
  const id = newId(now);
  const session = { id, applicationId, studentId: row?.studentId ?? "", seed: 1, score, finalDecision: verdict };
  await testApp.db.insert(interviewSessions).values({ ...session, ...times });
  const answers = Object.entries(topics).flatMap(([topic, scores]) => scores.map((one) => ({ topic, score: one })));
  for (const [index, { topic, score: one }] of answers.entries()) {
    const question = { topic } as never;
    await testApp.db
      .insert(interviewAnswers)
      .values({ sessionId: id, number: index + 1, question, questionId: "q", score: one });
  }
  await testApp.db.update(interviewSessions).set({ sentAt: now }).where(eq(interviewSessions.id, id));
  return id;
}

describe("the filters of an employer's list", () => {
  test("match parts of a name's words, in any order and case, and match special characters literally", async () => {
    await applied("Asha Verma");
    await applied("Ravi Sharma");
    await applied("100% Nair_");
    expect(await names({ name: "arm" })).toEqual(["Ravi Sharma"]);
    expect(await names({ name: "VERMA ash" })).toEqual(["Asha Verma"]);
    expect(await names({ name: "as" })).toEqual(["Asha Verma"]);
    expect(await names({ name: "asha ve" })).toEqual(["Asha Verma"]); // while the surname is being typed
    expect(await names({ name: "ma" })).toEqual([]); // two letters match only the beginning of a word
    expect(await names({ name: "0% nai" })).toEqual([]);
    expect(await names({ name: "100%" })).toEqual(["100% Nair_"]);
    expect(await names({ name: "a_a" })).toEqual([]);
    expect(await names({ name: "\\" })).toEqual([]);
  });

  test("correct a name that no candidate has, like the search", async () => {
    await applied("Asha Shah");
    await applied("Ravi Sharma");
    expect(await list({ name: "sham" })).toMatchObject({ total: 1, meantName: "shah" });
    expect(await names({ name: "Asha Sham" })).toEqual(["Asha Shah"]);
    expect(await list({ name: "ash" })).toMatchObject({ total: 1, meantName: null }); // matches part of a name
    expect(await list({ name: "quokka" })).toMatchObject({ total: 0 });
    const { body } = await call(testApp, applicationCounts, { query: { name: "sham" } }, employer.token);
    expect(body.total).toBe(1);
  });

  test("match score, verdict, topic and reading of a sent interview, but nothing of an unsent one", async () => {
    const best = await applied("Asha Verma");
    const other = await applied("Ravi Sharma");
    const hidden = await applied("Meera Nair");
    await sent(best, { score: 82, verdict: "Pass", topics: { sql: [9, 8], excel: [4] } });
    await sent(other, { score: 55, topics: { sql: [3], excel: [9] } });
    const unsent = await sent(hidden, { score: 99, verdict: "Pass", topics: { sql: [10] } });
    await testApp.db.update(interviewSessions).set({ sentAt: null }).where(eq(interviewSessions.id, unsent));
    await testApp.db
      .update(applications)
      .set({ interviewSentAt: null, interviewScore: null, interviewVerdict: null, topicScores: {} })
      .where(eq(applications.id, hidden));
    expect(await names({ verdict: "Pass" })).toEqual(["Asha Verma"]);
    expect(await names({ scoreFrom: 60 })).toEqual(["Asha Verma"]);
    expect(await names({ scoreFrom: 40, scoreTo: 60 })).toEqual(["Ravi Sharma"]);
    expect(await names({ topic: "sql", topicFrom: 80 })).toEqual(["Asha Verma"]);
    expect(await names({ topic: "excel", topicFrom: 80 })).toEqual(["Ravi Sharma"]);
    expect(await names({ interview: "pending" })).toEqual(["Meera Nair"]);
    const params = { applicationId: best };
    await call(testApp, employerInterview, { params }, employer.token);
    expect(await names({ interview: "unread" })).toEqual(["Asha Verma", "Ravi Sharma"]);
    await call(testApp, openedApplication, { params, body: { interview: true } }, employer.token);
    expect(await names({ interview: "unread" })).toEqual(["Ravi Sharma"]);
    expect(await names({ unopened: true })).toEqual(["Meera Nair", "Ravi Sharma"]);
    await call(testApp, triageApplication, { params, body: { stage: "new" } }, employer.token);
    expect([await names({ interview: "unread" }), await names({ unopened: true })]).toEqual([
      ["Asha Verma", "Ravi Sharma"],
      ["Asha Verma", "Meera Nair", "Ravi Sharma"],
    ]);
    await call(testApp, openedApplication, { params, body: { interview: true } }, employer.token);
    const [first] = (await list({ sort: "score" })).applications;
    expect(first).toMatchObject({
      fullName: "Asha Verma",
      isInterviewRead: true,
      topicScores: [
        { topic: "sql", score: 85 },
        { topic: "excel", score: 40 },
      ],
    });
  });

  test("match the day of application, pending decisions and unopened applications", async () => {
    const ago = (days: number) => addMs(testApp.clock.now(), -days * DAY_MS);
    await applied("Asha Verma", { createdAt: ago(5) });
    await applied("Ravi Sharma", { createdAt: ago(5), status: "accepted", viewedAt: ago(4) });
    await applied("Meera Nair", { createdAt: ago(1) });
    expect(await names({ appliedWithin: 3 })).toEqual(["Meera Nair"]);
    expect(await names({ waitingFor: 3 })).toEqual(["Asha Verma"]);
    expect(await names({ unopened: true })).toEqual(["Asha Verma", "Meera Nair"]);
    expect(await names({ unopened: false })).toEqual(["Ravi Sharma"]);
  });

  test.each<[object, string]>([
    [{ scoreFrom: 101 }, "scoreFrom"],
    [{ scoreTo: -1 }, "scoreTo"],
    [{ topicFrom: "high" }, "topicFrom"],
    [{ topic: "cobol" }, "topic"],
    [{ stage: "hired" }, "stage"],
    [{ appliedWithin: 0 }, "appliedWithin"],
    [{ waitingFor: 1.5 }, "waitingFor"],
    [{ unopened: "perhaps" }, "unopened"],
    [{ name: "x".repeat(121) }, "name"],
    [{ sort: "salary" }, "sort"],
    [{ after: "1" }, "after"],
    [{ jobId: "1" }, "jobId"],
  ])("answer 400 at its field for %j", async (query, field) => {
    const { status, refusal } = await call(testApp, employerApplications, { query }, employer.token);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("answer 404 for another employer's job and application", async () => {
    const stranger = await aPerson(testApp, "employer");
    const id = await applied("Asha Verma");
    for (const query of [{ jobId }, { after: id }, { before: id }])
      expect((await call(testApp, employerApplications, { query }, stranger.token)).status).toBe(404);
    expect((await call(testApp, applicationCounts, { query: { jobId } }, stranger.token)).status).toBe(404);
    expect((await list({ name: "Asha" }, stranger)).total).toBe(0);
    expect(await names({ jobId })).toEqual(["Asha Verma"]);
    expect(await names({ jobId: await aJob(testApp, employer) })).toEqual([]);
  });
});

test("counts each status and stage as the total of its list, whatever other filters apply", async () => {
  const ids: string[] = [];
  for (const name of ["Asha Verma", "Asha Nair", "Ravi Sharma", "Meera Asha"]) ids.push(await applied(name));
  const stage = (at: number, to: string) =>
    call(testApp, triageApplication, { params: { applicationId: ids[at] ?? "" }, body: { stage: to } }, employer.token);
  await stage(0, "call");
  await stage(1, "offer");
  await testApp.db
    .update(applications)
    .set({ status: "rejected" })
    .where(eq(applications.id, ids[1] ?? ""));
  await testApp.db
    .update(applications)
    .set({ status: "withdrawn" })
    .where(eq(applications.id, ids[3] ?? ""));
  for (const query of [{}, { name: "asha" }]) {
    const { body } = await call(testApp, applicationCounts, { query }, employer.token);
    expect(body.total).toBe((await list(query)).total);
    for (const [own, count] of Object.entries(body.stages))
      expect([own, (await list({ ...query, stage: own, status: "pending" })).total]).toEqual([own, count]);
    for (const [status, count] of Object.entries(body.statuses))
      expect([status, (await list({ ...query, status })).total]).toEqual([status, count]);
  }
});

describe("paging through a list", () => {
  const LIMIT = 2;
  async function people() {
    const now = testApp.clock.now();
    const scores = [80, null, 55, 80, null, 20, 55];
    for (const [index, score] of scores.entries()) {
      // Equal names, times and scores in pairs: the id breaks the tie.
      const createdAt = addMs(now, -Math.floor(index / 2) * DAY_MS);
      const id = await applied(`Name ${Math.floor(index / 3)}`, { createdAt });
      if (score !== null) await sent(id, { score });
    }
  }

  test.each(APPLICATION_SORTS)("visits each row once in the order %s, forwards and backwards", async (sort) => {
    await people();
    const all = (await list({ sort, limit: 100 })).applications.map(({ _id }) => _id);
    expect(all).toHaveLength(7);
    const walk = async (first: string, side: "after" | "before") => {
      const met = [first];
      for (let hasMore = true; hasMore; ) {
        const part = await list({ sort, limit: LIMIT, [side]: side === "after" ? met.at(-1) : met[0] });
        const idsOnPage = part.applications.map(({ _id }) => _id);
        if (side === "after") met.push(...idsOnPage);
        else met.unshift(...idsOnPage);
        hasMore = part.hasMore;
      }
      return met;
    };
    expect(await walk(all[0] ?? "", "after")).toEqual(all);
    expect(await walk(all.at(-1) ?? "", "before")).toEqual(all);
  });

  test("continues after a row that left the list, without skipping any", async () => {
    await people();
    const query = { status: "pending" };
    const all = (await list({ ...query, limit: 100 })).applications.map(({ _id }) => _id);
    for (const id of all.slice(0, 3))
      await testApp.db.update(applications).set({ status: "rejected" }).where(eq(applications.id, id));
    const next = await list({ ...query, after: all[2], limit: 100 });
    expect(next.applications.map(({ _id }) => _id)).toEqual(all.slice(3));
    const ofJob = { params: { id: jobId }, query: { after: all[2], limit: 1 } };
    const { body } = await call(testApp, jobApplications, ofJob, employer.token);
    expect([body.applications[0]?._id, body.hasMore]).toEqual([all[3], true]);
  });
});
