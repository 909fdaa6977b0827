import { createHash, randomBytes } from "node:crypto";
import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { me } from "@dryrun/domain/auth/contract";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DRILLS_PER_DAY } from "@dryrun/domain/interviews/drills/limits";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { PAPERS_PER_DAY } from "@dryrun/domain/quiz/rules";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { formerUses, spentFreeCredits, users } from "../../src/db/schema/accounts.ts";
import { certificates } from "../../src/db/schema/certificates.ts";
import { drills } from "../../src/db/schema/drills.ts";
import { liveSessions } from "../../src/db/schema/live-sessions.ts";
import { enrolments } from "../../src/db/schema/masterclass.ts";
import { newId } from "../../src/ids.ts";
import { createEmailHash } from "../../src/records/students/email-hash.ts";
import { aPerson, aStudent, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { courseForm, orderCourse, payCourse } from "../purchases.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
afterAll(() => testApp.close());

const remove = ({ token }: Person, more: object = {}) =>
  call(testApp, deleteAccount, { body: { password: "correct horse battery", ...more } }, token);
const meOf = async ({ token }: Person) => (await call(testApp, me, {}, token)).body.user;
const aCertificateId = () => certificateIdOf(randomBytes(9));
const plainHash = (email: string) => createHash("sha256").update(`free credit of ${email}`).digest("hex");
const verify = (person: Person) =>
  testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, person.id));

describe("the free interview", () => {
  test("a student who deletes the account and returns with the address in another case gets no second one", async () => {
    const first = await aPerson(testApp, "student");
    await remove(first);
    for (let times = 0; times < 2; times++) {
      const again = await aPerson(testApp, "student", { email: first.email.toUpperCase() });
      expect((await meOf(again)).interviewCredits).toBe(0);
      await remove(again);
    }
  });

  test("a student whose address an earlier release hashed gets none either, before and after the cleanup", async () => {
    const email = "before@example.com";
    await testApp.db.insert(spentFreeCredits).values({ emailHash: plainHash(email), at: testApp.clock.now() });
    const again = await aPerson(testApp, "student", { email });
    expect((await meOf(again)).interviewCredits).toBe(0);
    testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
    await testApp.deps.sweeps.run();
    testApp.clock.moveTo(new Date());
    expect(await testApp.db.$count(spentFreeCredits, eq(spentFreeCredits.keyed, false))).toBe(0);
    await testApp.db.delete(users).where(eq(users.email, email));
    expect((await meOf(await aPerson(testApp, "student", { email }))).interviewCredits).toBe(0);
  });

  test("a reader of the table who tries addresses finds none: the hashes are keyed", async () => {
    const person = await aPerson(testApp, "student");
    await remove(person);
    const emailHashes = (await testApp.db.select().from(spentFreeCredits)).map(({ emailHash }) => emailHash);
    expect(emailHashes.length).toBeGreaterThan(0);
    for (const text of [person.email, `free credit of ${person.email}`])
      for (const algorithm of ["sha256", "sha1", "md5", "sha512"])
        expect(emailHashes).not.toContain(createHash(algorithm).update(text).digest("hex"));
    // Not even our own code finds them without the server's secret.
    expect(emailHashes).not.toContain(createEmailHash("the secret of another server").of(person.email));
  });
});

describe("the limits of a day", () => {
  const submit = async ({ token }: Person) => {
    const { status } = await call(testApp, generateQuiz, {}, token);
    if (status === 200) await call(testApp, submitQuiz, { body: { answers: [] } }, token);
    return status;
  };
  const drill = async ({ token }: Person) =>
    (await call(testApp, startDrill, { body: { topic: "sql" } }, token)).status;

  test("a student who has used up papers and drills has none after deleting the account twice, until the next day", async () => {
    const first = await aStudent(testApp, { hasPassed: false });
    for (let paper = 0; paper < PAPERS_PER_DAY; paper++) expect(await submit(first)).toBe(200);
    expect(await submit(first)).toBe(429);
    await verify(first);
    await testApp.db.update(users).set({ quizPassedAt: testApp.clock.now() }).where(eq(users.id, first.id));
    const begun = { studentId: first.id, topic: "sql" as const, startedAt: testApp.clock.now() };
    const used = Array.from({ length: DRILLS_PER_DAY }, () => ({ ...begun, id: newId(testApp.clock.now()) }));
    await testApp.db.insert(drills).values(used);
    expect(await drill(first)).toBe(429);
    let again = first;
    for (let times = 0; times < 2; times++) {
      await remove(again);
      again = await aPerson(testApp, "student", { email: first.email.toUpperCase() });
      await verify(again);
      await testApp.db.update(users).set({ quizPassedAt: testApp.clock.now() }).where(eq(users.id, again.id));
      expect([await submit(again), await drill(again)]).toEqual([429, 429]);
    }
    const now = testApp.clock.now();
    testApp.clock.moveTo(addMs(now, DAY_MS));
    expect([await submit(again), await drill(again)]).toEqual([200, 201]);
    testApp.clock.moveTo(addMs(now, 3 * DAY_MS));
    await testApp.deps.sweeps.run();
    testApp.clock.moveTo(now);
    expect(await testApp.db.$count(formerUses)).toBe(0);
  });

  test("another student is not counted with a former account", async () => {
    const first = await aStudent(testApp, { hasPassed: false });
    for (let paper = 0; paper < PAPERS_PER_DAY; paper++) await submit(first);
    await remove(first);
    expect(await submit(await aStudent(testApp, { hasPassed: false }))).toBe(200);
  });
});

describe("what belongs to an address", () => {
  async function things(email: string) {
    const now = testApp.clock.now();
    const sessionId = newId(now);
    const certId = aCertificateId();
    await testApp.db.insert(liveSessions).values({
      id: sessionId,
      title: "Live",
      startAt: addMs(now, DAY_MS),
      endAt: addMs(now, 2 * DAY_MS),
      teamsMeetingUrl: "https://meet.example",
      createdAt: now,
    });
    const person = { sessionId, email, fullName: "Asha Verma", phone: "9876501234", createdAt: now };
    const enrolmentId = newId(now);
    await testApp.db.insert(enrolments).values({ ...person, id: enrolmentId });
    const { body } = await orderCourse(testApp, courseForm({ email }));
    await payCourse(testApp, body.orderId);
    const certificate = { studentName: "Asha Verma", email, courseName: "Data", issuedOn: now };
    await testApp.db.insert(certificates).values({ ...certificate, id: newId(now), certId });
    const find = async () => ({
      certificate: (await testApp.db.select().from(certificates).where(eq(certificates.certId, certId)))[0],
      enrolment: (await testApp.db.select().from(enrolments).where(eq(enrolments.id, enrolmentId)))[0],
    });
    return { find };
  }

  test("a stranger who registers with another's address learns nothing of it, and takes nothing away", async () => {
    const stranger = await aPerson(testApp, "student");
    const { find } = await things(stranger.email);
    expect(await meOf(stranger)).toMatchObject({
      courseBought: false,
      masterclassEnrolled: false,
      attendanceStatus: null,
    });
    const { body } = await call(testApp, accountPrivacy, {}, stranger.token);
    expect(body.held).toMatchObject({ certificates: 0, enrolments: 0 });
    await remove(stranger, { revokeCertificates: true });
    const { certificate, enrolment } = await find();
    expect(certificate).toMatchObject({ email: null, revokedAt: null });
    expect(certificate?.holderHash).not.toContain(stranger.email);
    expect(enrolment).toMatchObject({ email: stranger.email, fullName: "Asha Verma" });

    const owner = await aPerson(testApp, "student", { email: stranger.email.toUpperCase() });
    const heldData = async () => (await call(testApp, accountPrivacy, {}, owner.token)).body.held;
    expect(await heldData()).toMatchObject({ certificates: 0 });
    await verify(owner);
    expect(await heldData()).toMatchObject({ certificates: 1, enrolments: 1 });
    await remove(owner, { revokeCertificates: true });
    expect((await find()).certificate).toMatchObject({
      email: null,
      holderHash: null,
      revokedAt: expect.any(Date),
    });
  });

  test("the owner of the verified address sees it; deleting the account removes the address and leaves the certificate", async () => {
    const owner = await aPerson(testApp, "student");
    const { find } = await things(owner.email);
    await verify(owner);
    expect(await meOf(owner)).toMatchObject({
      courseBought: true,
      masterclassEnrolled: true,
      attendanceStatus: "not_attended",
    });
    const { body } = await call(testApp, accountPrivacy, {}, owner.token);
    expect(body.held).toMatchObject({ certificates: 1, enrolments: 1 });
    await remove(owner);
    const { certificate, enrolment } = await find();
    expect(certificate).toMatchObject({ studentName: "Asha Verma", courseName: "Data", email: null, revokedAt: null });
    expect(enrolment).toMatchObject({ email: null, fullName: "", phone: "", userId: null });
  });

  test("an owner who ticks the box has only the own certificates revoked", async () => {
    const owner = await aPerson(testApp, "student");
    const { find } = await things(owner.email);
    const other = await things("other@example.com");
    await verify(owner);
    await remove(owner, { revokeCertificates: true });
    expect((await find()).certificate).toMatchObject({ email: null, revokedAt: expect.any(Date) });
    expect((await other.find()).certificate).toMatchObject({ email: "other@example.com", revokedAt: null });
  });

  test("a certificate without an address can still be verified", async () => {
    const now = testApp.clock.now();
    const certificate = { studentName: "Asha Verma", email: null, courseName: "Data", issuedOn: now };
    const certId = aCertificateId();
    await testApp.db.insert(certificates).values({ ...certificate, id: newId(now), certId });
    const { status, body } = await call(testApp, verifyCertificate, { params: { id: certId } });
    expect([status, body.email, body.studentName]).toEqual([200, "", "Asha Verma"]);
  });
});
