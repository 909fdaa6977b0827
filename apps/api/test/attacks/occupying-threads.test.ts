import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { candidatePdf, searchCandidates } from "@dryrun/domain/candidates/contract";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { certificatePdf } from "@dryrun/domain/certificates/contract";
import { saveMeetingAvailability } from "@dryrun/domain/company/meetings/contract";
import { FEED_FRESH_MS, NEW_FEEDS_PER_HOUR } from "@dryrun/domain/company/meetings/limits";
import { TOO_MANY_FEEDS } from "@dryrun/domain/company/meetings/messages";
import { startPractice, submitInterview } from "@dryrun/domain/interviews/contract";
import { answerDrill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { PDFS_PER_HOUR } from "@dryrun/domain/limits";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { OVERLOADED, TOO_MANY_PDFS } from "@dryrun/domain/system/messages";
import { addMs, DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { createTurns } from "../../src/adapters/turns.ts";
import { newServer } from "../../src/app/server.ts";
import { users } from "../../src/db/schema/accounts.ts";
import { insertCertificates } from "../../src/features/certificates/queries.ts";
import { newId } from "../../src/ids.ts";
import type { Documents, GradingBudget, Outbound, Turn } from "../../src/ports.ts";
import { anAdmin, aPerson, applicationForm, aStudent, freshToken, type Person } from "../builders.ts";
import { createTestApp, eventually, queueIsEmpty, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { scriptedEvaluator } from "../scripted-evaluator.ts";
import { send } from "../send.ts";

// Work that one account asks for without an end must delay its own work only, and nobody's call may fail as a fault.

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));
async function anApp(options: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(options);
  apps.push(app);
  return app;
}

/** One thread for all PDFs, as in production, whose work ends when the test says so. */
function heldDocuments() {
  const turns = createTurns({ seats: 1, waiting: 200, waitingEach: 20 });
  const begun: { kind: string; end: () => void }[] = [];
  const asked: string[] = [];
  const hold = (kind: keyof Documents) => (_: unknown, turn: Turn) => {
    asked.push(kind);
    return turns.take({ ...turn, isPaid: kind !== "resume" }, async () => {
      await new Promise<void>((end) => void begun.push({ kind, end }));
      return Buffer.from("%PDF");
    });
  };
  const documents = {
    resume: hold("resume"),
    receipt: hold("receipt"),
    certificate: hold("certificate"),
    summary: hold("summary"),
  };
  return { documents, asked, begun };
}

async function aCandidate(app: TestApp, employer: Person): Promise<string> {
  const { projects: _, ...form } = applicationForm();
  await call(app, updateProfile, { body: { ...form, visibleToRecruiters: true } }, (await aStudent(app)).token);
  const { body } = await call(app, searchCandidates, { query: {} }, employer.token);
  return body.results[0]?._id ?? "";
}

describe("thirty resumes at once", () => {
  test("delay another person's certificate by the one that is written, and are refused as busy beyond a number", async () => {
    const { documents, asked, begun } = heldDocuments();
    const app = await anApp({ documents });
    const employer = await aPerson(app, "employer");
    const id = await aCandidate(app, employer);
    const certId = certificateIdOf(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const paper = { studentName: "Asha", email: "a@example.com", courseName: "Course", issuedOn: app.clock.now() };
    await insertCertificates(app.db, [{ ...paper, id: newId(app.clock.now()), certId }]);
    const resumes = Array.from({ length: 30 }, () => send(app, candidatePdf, { params: { id } }, employer.token));
    let open = resumes.length;
    for (const one of resumes) void one.then(() => (open -= 1));
    await eventually(() => (open === 21 ? true : undefined)); // one is written, 20 wait
    const certificate = send(app, certificatePdf, { params: { certId } }, (await anAdmin(app)).token);
    await eventually(() => (asked.includes("certificate") ? true : undefined));
    begun[0]?.end();
    await eventually(() => begun[1]);
    expect(begun.map(({ kind }) => kind)).toEqual(["resume", "certificate"]);
    begun[1]?.end();
    expect((await certificate).statusCode).toBe(200);
    for (let at = 2; at < 22; at++) (await eventually(() => begun[at])).end();
    const answers = await Promise.all(resumes);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.map(({ headers, json }) => [headers["retry-after"], json().message])).toEqual(
      Array(9).fill(["5", OVERLOADED]),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(21);
  });
});

test("an account downloads so many PDFs an hour, whatever they show, and another account is not limited by that", async () => {
  const app = await anApp({ rateLimitScale: 10 / PDFS_PER_HOUR });
  const [employer, other] = [await aPerson(app, "employer"), await aPerson(app, "employer")];
  const id = await aCandidate(app, employer);
  const pdf = (person: Person) => send(app, candidatePdf, { params: { id } }, person.token);
  const first = await Promise.all(Array.from({ length: 10 }, () => pdf(employer)));
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const next = await pdf(employer);
  expect([next.statusCode, next.json().message]).toEqual([429, TOO_MANY_PDFS]);
  expect((await pdf(other)).statusCode).toBe(200);
});

describe("the grader", () => {
  const budgets: GradingBudget[] = [];
  const evaluator = {
    ...scriptedEvaluator,
    evaluate: async (...[question, answer, budget]: Parameters<typeof scriptedEvaluator.evaluate>) => {
      if (budget) budgets.push({ ...budget });
      return scriptedEvaluator.evaluate(question, answer);
    },
  };
  const isEstablished = (owner: string) => budgets.filter((one) => one.owner === owner).map((one) => one.isEstablished);

  test("knows new and unverified accounts from others, and interviews from practice", async () => {
    const app = await anApp({ evaluator });
    const [verified, unverified] = [await aStudent(app, { credits: 2 }), await aStudent(app)];
    const verify = { emailVerifiedAt: app.clock.now() };
    await app.db.update(users).set(verify).where(eq(users.id, verified.id));
    const practise = async (person: Person) => {
      const token = await freshToken(app, person);
      const { body } = await call(app, startDrill, { body: { topic: "sql" } }, token);
      await call(app, answerDrill, { params: { id: body._id }, body: { number: 1, answer: "1" } }, token);
    };
    for (const person of [verified, unverified]) await practise(person);
    expect([verified, unverified].map(({ id }) => isEstablished(id))).toEqual([[false], [false]]);
    app.clock.moveTo(addMs(app.clock.now(), DAY_MS));
    for (const person of [verified, unverified]) await practise(person);
    expect([verified, unverified].map(({ id }) => isEstablished(id).at(-1))).toEqual([true, false]);
    expect(budgets.some(({ isPaid }) => isPaid)).toBe(false);
    const token = await freshToken(app, verified);
    const { sessionId } = (await call(app, startPractice, { body: { topic: "sql" } }, token)).body;
    await call(app, submitInterview, { body: { sessionId, answers: [{ number: 1, answer: "1" }] } }, token);
    await queueIsEmpty(app);
    expect(budgets.at(-1)).toMatchObject({ owner: verified.id, isPaid: true });
  });
});

describe("a calendar's address", () => {
  const CALENDAR = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n";
  async function aCalendarOwner(newPerHour: number) {
    const read: string[] = [];
    const outbound: Outbound = {
      refusalOf: () => null,
      post: () => Promise.reject(new Error("nothing is posted")),
      async get(url) {
        read.push(url);
        return { status: 200, fault: null, body: Buffer.from(CALENDAR) };
      },
    };
    const app = await anApp({ outbound, rateLimitScale: newPerHour / NEW_FEEDS_PER_HOUR });
    const { token } = await aPerson(app, "employer");
    const save = (name: string) => {
      const feedUrl = name && `https://calendar.example.com/${name}.ics`;
      const body = { hours: [], noticeHours: 0, horizonDays: 7, bufferMinutes: 0, feedUrl };
      return call(app, saveMeetingAvailability, { body }, token);
    };
    return { app, read, save };
  }

  test("is read once when it is saved again and again, also at the same time, and again after ten minutes", async () => {
    const { app, read, save } = await aCalendarOwner(20);
    await Promise.all([save("a"), save("a"), save("a")]);
    for (let saves = 0; saves < 5; saves++) expect((await save("a")).body.availability.feed?.failure).toBeNull();
    expect(read).toHaveLength(1);
    app.clock.moveTo(addMs(app.clock.now(), FEED_FRESH_MS - MINUTE_MS));
    await save("a");
    expect(read).toHaveLength(1);
    app.clock.moveTo(addMs(app.clock.now(), MINUTE_MS));
    await save("a");
    expect(read).toHaveLength(2);
  });

  test("can be new so many times an hour, in turns, removed in between or at the same time", async () => {
    const { read, save } = await aCalendarOwner(4);
    for (const name of ["a", "b", "", "a"]) expect((await save(name)).status).toBe(200);
    const answers = await Promise.all(["b", "c", "d"].map(save));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.refusal.message).toBe(TOO_MANY_FEEDS);
    expect((await save("")).status).toBe(200);
    expect(read).toHaveLength(4);
  });
});

describe("a request that arrives slowly", () => {
  const HEAD = "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n";

  test.each([
    ["no byte", ""],
    ["a part of its headers", HEAD],
    ["a part of its body", `${HEAD}\r\n{`],
  ])("is ended by the server after %s", async (_, sent) => {
    const server = newServer({ arrival: { headersMs: 100, wholeMs: 200, checkMs: 20 } });
    server.post("/", async () => "received");
    await server.listen({ port: 0, host: "127.0.0.1" });
    try {
      const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => (answer += data));
      socket.write(sent);
      await once(socket, "close");
      expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    } finally {
      await server.close();
    }
  });

  test("has thirty seconds at most, counted to the check that ends it", () => {
    const { server } = newServer({});
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
    const { connectionsCheckingInterval } = server as typeof server & { connectionsCheckingInterval?: number };
    expect(server.requestTimeout + (connectionsCheckingInterval ?? 30_000)).toBeLessThanOrEqual(30_000);
  });
});
