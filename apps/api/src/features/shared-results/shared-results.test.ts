import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { decideReview, reviews } from "@dryrun/domain/admin/contract";
import { requestReview, startPractice } from "@dryrun/domain/interviews/contract";
import { previewShared, sharedResults, shareResult, stopSharing } from "@dryrun/domain/shared-results/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { and, eq, sql } from "drizzle-orm";
import { anAdmin, aPerson, aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed, handInAnswer } from "../../../test/interviewed.ts";
import { users } from "../../db/schema/accounts.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import { deleteOutlived } from "../account/retention/retention.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
let sessionId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
beforeEach(async () => {
  ({ student, sessionId } = await anInterviewed(testApp, employer, "7 because"));
});
afterAll(() => testApp.close());

const share = (who = student, id = sessionId, body: object = {}) =>
  call(testApp, shareResult, { params: { sessionId: id }, body }, who.token);
const everything = { showsScore: true, showsLevels: true };
const pageWith = async (contents: object) => (await open((await share(student, sessionId, contents)).body.token)).body;
/** Gives one answer of the interview this text and score. */
const answered = (topic: string, answer: string, score: number) =>
  testApp.db
    .update(interviewAnswers)
    .set({ answer, score })
    .where(and(eq(interviewAnswers.sessionId, sessionId), sql`question->>'topic' = ${topic}`))
    .returning({ number: interviewAnswers.number });
const stop = (who = student) => call(testApp, stopSharing, { params: { sessionId } }, who.token);
const list = async (who = student) => (await call(testApp, sharedResults, {}, who.token)).body.results;
const open = (token: string, headers: Record<string, string> = {}, file = "") =>
  testApp.app.inject({ url: `/shared/${token}${file}`, headers });
const picture = (token: string, headers = {}) => open(token, headers, "/card.png");
async function withCredit(who: Person) {
  await testApp.db.update(users).set({ interviewCredits: 1 }).where(eq(users.id, who.id));
  return who;
}
const rename = (fullName: string) => testApp.db.update(users).set({ fullName }).where(eq(users.id, student.id));

describe("a shared result", () => {
  test("is public only on request, by one link, and listed for its student", async () => {
    expect(await list()).toEqual([]);
    const [first, again] = await Promise.all([share(), share()]);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const chosen = { name: "", shownName: "full", showsScore: false, showsLevels: false, answer: null, endsAt: null };
    expect(await list()).toMatchObject([
      { sessionId, token: first.body.token, jobTitle: "Data Analyst", views: 0, ...chosen },
    ]);
    expect((await open(first.body.token)).statusCode).toBe(200);
  });

  test("shows only name, topics and date, without scripts, not indexed, not cached", async () => {
    const { body } = await share();
    const { headers, body: page } = await open(body.token);
    const text = page.replace(/<style>[\s\S]*<\/style>/, "").replace(/<[^>]*>/g, " ");
    expect(text).toMatch(
      /Asha Verma[\s\S]*Mock interview,[\s\S]*SQL\s+5 questions\s+70[\s\S]*Behavioural\s+1 question\s+70/,
    );
    expect(page).not.toMatch(/<script|Data Analyst|Sahyadri|@example\.com|7 because|9876501234/);
    expect(page).not.toContain(sessionId);
    expect(page).not.toContain(student.id);
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["no-store", "noindex, nofollow"]);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain(`<meta property="og:image" content="http://localhost/shared/${body.token}/card.png">`);
  });

  test("draws its bars with a class that the page header does not use", async () => {
    const { body: page } = await open((await share()).body.token);
    const [style = ""] = /<style>[\s\S]*<\/style>/.exec(page) ?? [];
    const [, cell = ""] = /<td class="(\w+)" aria-hidden/.exec(page) ?? [];
    expect(page).not.toContain(`<header class="${cell}"`);
    expect(style.match(new RegExp(`\\.${cell}\\{`, "g"))).toHaveLength(1);
    expect(style).toContain(`.${cell} span span{background:`);
  });

  test("says that the interview was practice, like the picture", async () => {
    const { body } = await call(testApp, startPractice, { body: { topic: "sql" } }, (await withCredit(student)).token);
    await handInAnswer(testApp, student, body.sessionId, "7 because");
    const { body: page } = await open((await share(student, body.sessionId)).body.token);
    const text = page.replace(/<style>[\s\S]*<\/style>/, "").replace(/<[^>]*>/g, " ");
    expect(text).toMatch(/Practice interview, \d/);
    expect(text).toContain("shares this result of a practice interview on");
    expect(page).not.toMatch(/mock interview/i);
  });

  test.each(["A".repeat(120), "प्रियंका श्रीवास्तव", `O'Brien & "Sons"`])("escapes the name in %s", async (name) => {
    await rename(name);
    const { body } = await share();
    const { body: page } = await open(body.token);
    expect(page.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toContain(
      `<bdi>${name}</bdi>`,
    );
    expect((await picture(body.token)).headers["content-type"]).toBe("image/png");
  });

  test("shows the new score after a review raised it", async () => {
    const { body } = await share();
    await call(testApp, requestReview, { params: { sessionId }, body: { reason: "Look again." } }, student.token);
    const admin = await anAdmin(testApp);
    const openReviews = (await call(testApp, reviews, { query: {} }, admin.token)).body.reviews;
    const scores = [1, 2, 3].map((number) => ({ number, score: 10 }));
    const request = { params: { id: openReviews[0]?._id }, body: { scores, note: "" } };
    expect((await call(testApp, decideReview, request, admin.token)).status).toBe(200);
    const shown = [...(await open(body.token)).body.matchAll(/class="score">(\d+)</g)].map(([, score]) =>
      Number(score),
    );
    expect(Math.max(...shown)).toBeGreaterThan(70);
  });
});

describe("the contents of a shared page", () => {
  const textOf = (page: string) => page.replace(/<style>[\s\S]*<\/style>/, "").replace(/<[^>]*>/g, " ");

  test("are what the student chose: score and verdict, levels, name", async () => {
    await answered("sql", "SELECT 1", 8);
    const page = await pageWith({ ...everything, shownName: "first" });
    expect(textOf(page)).toMatch(
      /Asha[\s\S]*7\d\s+out of 100\s+Pass\s+Pass from 70, Review from 40\.[\s\S]*SQL\s+5 questions\s+Hardest question right: level [1-5], /,
    );
    expect(page).not.toContain("Verma");
    expect(page).toMatch(/og:title" content="Interview results of Asha: 7\d out of 100"/);
    expect(textOf(page)).toContain("Verified by ");
    const bare = await pageWith({ shownName: "none" });
    expect(bare).not.toMatch(/Asha|out of 100\s+<span|level \d/);
    expect(textOf(bare)).toContain("Interview results");
  });

  test("change without changing the link, and can be seen before, without being counted", async () => {
    const first = (await share()).body.token;
    const preview = await call(testApp, previewShared, { params: { sessionId }, body: everything }, student.token);
    expect(preview.body.html).toContain('<span class="verdict"');
    expect((await open(first)).body).not.toContain('<span class="verdict"');
    expect((await share(student, sessionId, { ...everything, name: "My resume", days: 30 })).body.token).toBe(first);
    const [shared] = await list();
    expect(shared).toMatchObject({ name: "My resume", showsScore: true });
    expect(Math.round((Date.parse(shared?.endsAt ?? "") - testApp.clock.now().getTime()) / DAY_MS)).toBe(30);
    await share(student, sessionId, { ...everything, name: "Later" });
    expect((await list())[0]?.endsAt).toBe(shared?.endsAt);
  });

  test("can include one answer in code, never one of another kind or with contact details", async () => {
    const sql = (await answered("sql", "SELECT <b>1</b>", 9))[0]?.number;
    const behavioural = (await answered("behavioural", "I asked Ravi.", 9))[0]?.number;
    const excel = (await answered("excel", "=SUM(A1) ravi.kumar@gmail.com", 9))[0]?.number;
    const page = await pageWith({ answer: sql });
    expect(page).toContain("<pre>SELECT &lt;b&gt;1&lt;/b&gt;</pre>");
    expect(textOf(page)).toContain("An answer in SQL: 9 out of 10");
    for (const answer of [behavioural, excel]) {
      const refused = await share(student, sessionId, { answer });
      expect([refused.status, refused.refusal.errors?.[0]?.field]).toEqual([400, "answer"]);
    }
    await answered("sql", "SELECT 'ravi.kumar@gmail.com'", 9);
    expect(await pageWith({})).not.toContain("<pre>");
  });

  test("count the people who open the page, not programs, and not the picture", async () => {
    const { token } = (await share()).body;
    for (const agent of ["Mozilla/5.0", "Mozilla/5.0", "WhatsApp/2.23", "facebookexternalhit/1.1", "LinkedInBot/1.0"])
      await open(token, { "user-agent": agent });
    await picture(token);
    expect((await list())[0]?.views).toBe(2);
  });

  test("end at the chosen time, for page, picture and QR code", async () => {
    const { token } = (await share(student, sessionId, { days: 30 })).body;
    const code = await open(token, {}, "/qr.svg");
    expect([code.statusCode, code.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    const end = addMs(testApp.clock.now(), 30 * DAY_MS);
    testApp.clock.moveTo(end);
    for (const file of ["", "/card.png", "/qr.svg"]) expect((await open(token, {}, file)).statusCode).toBe(404);
    testApp.clock.moveTo(new Date());
  });

  test("are refused for a rejected result", async () => {
    const change = { finalDecision: "Rejected" as const, score: 30 };
    await testApp.db.update(interviewSessions).set(change).where(eq(interviewSessions.id, sessionId));
    expect((await share()).refusal.code).toBe("NOT_SENDABLE");
  });

  test.each([{ shownName: "Ravi" }, { days: 7 }, { answer: 11 }, { name: "x".repeat(61) }])(
    "are checked: %j",
    async (contents) => {
      expect((await share(student, sessionId, contents)).status).toBe(400);
    },
  );
});

describe("a revoked link", () => {
  test("answers 404 at once for page and picture, also to a client with the picture in its cache; a new link differs", async () => {
    const { token } = (await share()).body;
    const drawn = await picture(token);
    expect(drawn.headers["cache-control"]).toBe("no-cache");
    const conditionalHeaders = { "if-none-match": String(drawn.headers.etag) };
    expect((await picture(token, conditionalHeaders)).statusCode).toBe(304);
    expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
    const gone = await open(token);
    expect([
      gone.statusCode,
      gone.headers["cache-control"],
      (await picture(token, conditionalHeaders)).statusCode,
    ]).toEqual([404, "no-store", 404]);
    expect(gone.body).toContain("This result is not shared");
    expect(gone.body).not.toContain("Asha");
    const next = (await share()).body.token;
    expect([next === token, (await open(next)).statusCode, (await open(token)).statusCode]).toEqual([false, 200, 404]);
  });

  test.each(["x", "x".repeat(43), "..%2f..%2fetc", "a".repeat(5000)])("was never valid: %s", async (token) => {
    expect([(await open(token)).statusCode, (await picture(token)).statusCode]).toEqual([404, 404]);
  });

  test("ends with the account, and is hidden while the account is blocked", async () => {
    const { token } = (await share()).body;
    await testApp.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, student.id));
    expect((await open(token)).statusCode).toBe(404);
    await testApp.db.update(users).set({ blockedAt: null }).where(eq(users.id, student.id));
    expect((await call(testApp, accountPrivacy, {}, student.token)).body.held.sharedResults).toBe(1);
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token)).status).toBe(204);
    expect((await open(token)).statusCode).toBe(404);
  });

  test("ends when the answers are deleted, whose scores it shows", async () => {
    const { token } = (await share()).body;
    const old = { evaluatedAt: new Date("2020-01-01") };
    await testApp.db.update(interviewSessions).set(old).where(eq(interviewSessions.id, sessionId));
    await deleteOutlived(testApp.db, testApp.clock.now());
    expect([(await open(token)).statusCode, await list()]).toEqual([404, []]);
  });
});

test("can be made, listed and ended only by the result's student", async () => {
  const { token } = (await share()).body;
  const stranger = await aStudent(testApp);
  expect([(await share(stranger)).status, (await stop(stranger)).status, await list(stranger)]).toEqual([404, 404, []]);
  expect((await open(token)).statusCode).toBe(200);
});

test("cannot be made for an interview that is not graded", async () => {
  const other = await aStudent(testApp);
  const { body } = await call(testApp, startPractice, { body: { topic: "sql" } }, other.token);
  expect((await share(other, body.sessionId)).refusal.code).toBe("NOT_GRADED");
});
