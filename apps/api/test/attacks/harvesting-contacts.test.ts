import { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { and, eq, sql } from "drizzle-orm";
import { users } from "../../src/db/schema/accounts.ts";
import { contactDays, profiles, profileViews } from "../../src/db/schema/profiles.ts";
import { newId } from "../../src/ids.ts";
import { indexProfiles } from "../../src/search/candidates/index-queries.ts";
import { aMember, aPerson, applicationForm, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

const CANDIDATES = 300;

let testApp: TestApp;
const profileIds: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
  testApp.clock.moveTo(new Date(`${indianDay(addMs(new Date(), DAY_MS))}T12:00:00+05:30`)); // no midnight during the test
  const now = testApp.clock.now();
  const { projects: _, ...form } = applicationForm();
  const people = Array.from({ length: CANDIDATES }, (_, index) => ({
    id: newId(now),
    email: `target${index}@example.com`,
  }));
  const person = {
    username: "A",
    fullName: "Asha Verma",
    phone: "9876501234",
    userType: "student" as const,
    createdAt: now,
  };
  await testApp.db.insert(users).values(people.map((one) => ({ ...person, ...one })));
  const resumes = people.map(({ id, email }) => ({
    ...form,
    id: newId(now),
    userId: id,
    email,
    workExperience: form.workExperience.map((work) => ({ ...work, startDate: "2024-01-01", endDate: null })),
    education: form.education.map((study) => ({ ...study, startDate: "2019-07-01", endDate: "2022-05-01" })),
    visibleToRecruiters: true,
    updatedAt: now,
  }));
  await testApp.db.insert(profiles).values(resumes);
  await indexProfiles(testApp.db, await testApp.db.select().from(profiles));
  profileIds.push(...resumes.map(({ id }) => id));
});
afterAll(() => testApp.close());

const search = (by: Person, query: object) => call(testApp, searchCandidates, { query }, by.token);
const read = (by: Person, id: string) => call(testApp, candidateProfile, { params: { id } }, by.token);

test("an employer who pages through all candidates reads 200 addresses a day, however large a page", async () => {
  const by = await aPerson(testApp, "employer");
  const seen = new Set<string>();
  for (let page = 1; page <= CANDIDATES / 25; page++) {
    const { body } = await search(by, { limit: 1000, page });
    expect(body.results.length).toBeLessThanOrEqual(25);
    for (const { studentId } of body.results) if (studentId.email.startsWith("target")) seen.add(studentId.email);
  }
  expect(seen.size).toBe(200);
});

test("an employer who requests 300 candidates at once, in lists, pages and PDFs, reads at most 200", async () => {
  const by = await aPerson(testApp, "employer");
  const seen = new Set<string>();
  const pages = Array.from({ length: CANDIDATES / 10 }, (_, index) => search(by, { page: index + 1 }));
  const opened = profileIds.map((id) => read(by, id));
  const files = profileIds.slice(0, 40).map((id) =>
    testApp.app.inject({
      url: `/api/search-candidates/pdf/candidate/${id}/pdf`,
      headers: { authorization: `Bearer ${by.token}` },
    }),
  );
  for (const { body } of await Promise.all(pages))
    for (const { studentId, isMasked } of body.results) if (!isMasked) seen.add(studentId.email);
  const answers = await Promise.all(opened);
  for (const { status, body } of answers) if (status === 200) seen.add(body.email);
  await Promise.all(files);
  expect(answers.map(({ status }) => status)).toContain(429);
  expect(seen.size).toBeLessThanOrEqual(200);
  const counted = and(eq(profileViews.companyId, by.id), eq(profileViews.withContact, true));
  expect(await testApp.db.$count(profileViews, counted)).toBe(200);
  const [day] = await testApp.db.select().from(contactDays).where(eq(contactDays.companyId, by.id));
  expect(day?.candidates).toBe(200);
  expect([...seen].every((email) => email.startsWith("target"))).toBe(true);
});

test("an employer who opens the same candidate repeatedly, also at once, uses up one of the 200", async () => {
  const by = await aPerson(testApp, "employer");
  await Promise.all(Array.from({ length: 50 }, () => read(by, profileIds[0] ?? "")));
  const [day] = await testApp.db.select().from(contactDays).where(eq(contactDays.companyId, by.id));
  expect(day?.candidates).toBe(1);
});

test("an employer who leaves for another company reads no other addresses that day", async () => {
  const [owner, other] = [await aPerson(testApp, "employer"), await aPerson(testApp, "employer")];
  const person = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
  const harvest = async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= CANDIDATES / 25; page++) {
      const { body } = await search(person, { limit: 25, page, ...(page % 2 && { skills: "SQL" }) });
      for (const { studentId, isMasked } of body.results) if (!isMasked) seen.add(studentId.email);
    }
    return seen.size;
  };
  expect(await harvest()).toBe(200);
  await testApp.db.update(users).set({ companyId: other.id }).where(eq(users.id, person.id));
  expect(await harvest()).toBe(0);
  expect((await read(person, profileIds[0] ?? "")).status).toBe(429);
  expect((await read(other, profileIds[0] ?? "")).status).toBe(200);
  expect((await read(person, profileIds[0] ?? "")).status).toBe(200); // a colleague has just seen this one
  testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
  expect(await harvest()).toBe(200);
});

test("an employer beyond the limit learns nothing from filters: they find the same candidates, and every result is masked", async () => {
  const by = await aPerson(testApp, "employer");
  await testApp.db
    .insert(contactDays)
    .values({ companyId: by.id, day: indianDay(testApp.clock.now()), candidates: 200 });
  const { body } = await search(by, { skills: "SQL" });
  expect(body.contactsLimited).toBe(true);
  expect(JSON.stringify(body)).not.toMatch(/target|Asha|98765/);
  expect(await testApp.db.$count(profileViews, sql`employer_id = ${by.id}`)).toBe(0);
});
