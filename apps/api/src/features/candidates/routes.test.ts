import { accountPrivacy } from "@dryrun/domain/account/contract";
import { UNNAMED_COMPANY } from "@dryrun/domain/account/messages";
import { employerApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  aTokenOf,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { candidateSearch, contactDays, profiles } from "../../db/schema/profiles.ts";

let testApp: TestApp;
let strict: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  strict = await createTestApp({ verification: "required", rateLimitScale: 1 });
  employer = await aPerson(testApp, "employer");
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(async () => {
  await testApp.close();
  await strict.close();
});

const save = async (student: Person, change: object, on = testApp) => {
  const { status, refusal } = await call(on, updateProfile, { body: change }, student.token);
  if (status !== 200) throw new Error(JSON.stringify(refusal));
};
const aListed = (on: TestApp, change: object) => candidate(change, on);
/** Makes an employer who can read three more candidates' contact details today. */
async function aBusyEmployer(on: TestApp): Promise<Person> {
  const token = await aTokenOf(on, "employer");
  const { body } = await call(on, me, {}, token);
  const { _id: id, email } = body.user;
  await on.db
    .insert(contactDays)
    .values({ companyId: id, day: indianDay(on.clock.now()), candidates: CONTACTS_PER_DAY - 3 });
  return { id, email, token };
}
/** Makes a student with a complete profile who agreed to be found. */
async function candidate(change: object = {}, on = testApp): Promise<Person> {
  const student = await aStudent(on);
  const { projects: _, ...form } = applicationForm();
  await save(student, { ...form, visibleToRecruiters: true, ...change }, on);
  return student;
}
const search = async (query: object, on = testApp, by = employer) => {
  const { status, body, refusal } = await call(on, searchCandidates, { query }, by.token);
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  return body;
};
const names = async (query: object) => (await search(query)).results.map(({ studentId }) => studentId.fullName);
const profileId = async (student: Person, on = testApp) =>
  (await on.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, student.id)))[0]?.id ?? "";
const read = (id: string, by = employer, on = testApp) => call(on, candidateProfile, { params: { id } }, by.token);

describe("who can be found", () => {
  test("finds only candidates who agreed, with at least half of a profile, and stops at once when they withdraw", async () => {
    const skills = ["Falconry"];
    const student = await candidate({ fullName: "Agreed", skills });
    const hidden = await candidate({ fullName: "Hidden", skills, visibleToRecruiters: false });
    const bare = await aStudent(testApp);
    await save(bare, { fullName: "Bare", skills, visibleToRecruiters: true });
    expect(await names({ skills: "falconry" })).toEqual(["Agreed"]);
    for (const one of [hidden, bare]) expect((await read(await profileId(one))).status).toBe(404);
    await save(hidden, { visibleToRecruiters: true });
    expect(await names({ skills: "falconry" })).toEqual(["Hidden", "Agreed"]);
    // Saved as by another process, so this process gets no notification.
    await testApp.db.update(profiles).set({ visibleToRecruiters: false }).where(eq(profiles.userId, student.id));
    expect(await names({ skills: "falconry" })).toEqual(["Hidden"]);
    expect((await read(await profileId(student))).status).toBe(404);
    await testApp.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, hidden.id));
    expect(await names({ skills: "falconry" })).toEqual([]);
  });

  test("finds a profile that another release saved after a sweep", async () => {
    const student = await candidate({ fullName: "Swept", skills: ["Glassblowing"] });
    const before = await profileId(student);
    await testApp.db.delete(candidateSearch).where(eq(candidateSearch.profileId, before));
    await testApp.db.update(profiles).set({ searchedAt: null }).where(eq(profiles.id, before));
    await testApp.deps.sweeps.run();
    expect(await names({ skills: "glassblowing" })).toEqual(["Swept"]);
    expect(await testApp.db.$count(profiles, sql`searched_at is distinct from updated_at`)).toBe(0);
  });
});

describe("the filters", () => {
  beforeAll(async () => {
    const work = applicationForm().workExperience[0];
    const study = applicationForm().education[0];
    const past = { ...work, currentlyWorking: false };
    await candidate({
      fullName: "Junior",
      skills: ["Kayaking", "Microsoft Power BI"],
      expectedCTC: 300_000,
      summary: "<p>Reports on <strong>rainfall</strong> for farmers.</p>",
      workExperience: [{ ...past, company: "Quokka Foods Ltd", startDate: "2023-01", endDate: "2024-01" }],
      education: [{ ...study, institution: "Marmot College", degree: "B.Sc", field: "Hydrology" }],
    });
    await candidate({
      fullName: "Senior",
      skills: ["kayaking", "Power BI", "C++"],
      expectedCTC: 1_200_000,
      summary: "<p>Rainfall models, rainfall maps.</p>",
      workExperience: [{ ...past, company: "Quokka Labs", startDate: "2014-01", endDate: "2024-01" }],
      education: [{ ...study, institution: "Marmot Institute", degree: "M.Sc", field: "Statistics" }],
    });
    await candidate({
      fullName: "Silent on pay",
      skills: ["Kayaking"],
      currentCTC: 1,
      expectedCTC: 0,
      summary: "<p>Nothing of the weather.</p>",
      workExperience: [{ ...past, company: "Ibex", startDate: "2020-01", endDate: "2024-01" }],
    });
  });

  test.each<[object, string[]]>([
    [{ skills: "kayaking" }, ["Silent on pay", "Senior", "Junior"]],
    [{ skills: "KAYAKING, power bi" }, ["Senior", "Junior"]],
    [{ skills: "kayaking,Bi" }, ["Senior", "Junior"]],
    [{ skills: "kayaking, power" }, ["Senior", "Junior"]],
    [{ skills: "kayaking, pow" }, []],
    [{ skills: "kayaking,c++" }, ["Senior"]],
    [{ skills: "kayaking, Microsoft Power BI" }, ["Junior"]],
    [{ skills: "kayakign" }, ["Silent on pay", "Senior", "Junior"]],
    [{ skills: "kayaking, powre bi" }, ["Senior", "Junior"]],
    [{ skills: "kayaking", minExperience: 4 }, ["Silent on pay", "Senior"]],
    [{ skills: "kayaking", minExperience: 4.1 }, ["Senior"]],
    [{ skills: "kayaking", maxExpectedCTC: 300_000 }, ["Junior"]],
    [{ skills: "kayaking", maxExpectedCTC: 299_999 }, []],
    [{ company: "quokka" }, ["Senior", "Junior"]],
    [{ company: "foods QUOKKA" }, ["Junior"]],
    [{ company: "quoka labs" }, ["Senior"]],
    [{ education: "marmot" }, ["Senior", "Junior"]],
    [{ education: "marmot hydrology" }, ["Junior"]],
    [{ education: "m.sc statistics marmot" }, ["Senior"]],
    [{ company: "marmot" }, []],
    [{ summary: "rainfall" }, ["Senior", "Junior"]],
    [{ summary: "rainfall farmers" }, ["Junior"]],
    [{ summary: "strong farmers" }, []],
    [{ skills: "kayaking", company: "quokka", maxExpectedCTC: 2_000_000, minExperience: 2 }, ["Senior"]],
    [
      {
        skills: "kayaking",
        minExperience: "",
        company: "",
        education: "",
        summary: "",
        updatedAfter: "",
        maxExpectedCTC: "",
      },
      ["Silent on pay", "Senior", "Junior"],
    ],
  ])("%j finds %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test("sorts by relevance, a whole skill before a single word of one, then by the last change", async () => {
    const order = ["Old whole", "New word", "New whole"];
    await candidate({ fullName: order[0], skills: ["Archery"] });
    await candidate({ fullName: order[2], skills: ["archery", "SQL"] });
    await candidate({ fullName: order[1], skills: ["Mounted archery"] });
    expect(await names({ skills: "archery" })).toEqual(["New whole", "Old whole", "New word"]);
    expect((await search({ skills: "archery", limit: 2 })).results).toHaveLength(2);
    expect(await names({ skills: "archery", limit: 2, page: 2 })).toEqual(["New word"]);
  });

  test("filters by days since the last update", async () => {
    await candidate({ fullName: "Fresh", skills: ["Curling"] });
    const updatedAfter = addMs(testApp.clock.now(), -7 * DAY_MS).toISOString();
    expect(await names({ skills: "curling", updatedAfter })).toEqual(["Fresh"]);
    const later = addMs(testApp.clock.now(), DAY_MS).toISOString();
    expect(await names({ skills: "curling", updatedAfter: later })).toEqual([]);
  });

  test.each([{ updatedAfter: "soon" }, { minExperience: "x" }, { maxExpectedCTC: -1 }, { page: 0 }])(
    "answers 400 for %j",
    async (query) => {
      const { status, refusal } = await call(testApp, searchCandidates, { query }, employer.token);
      expect([status, refusal.errors?.[0]?.field]).toEqual([400, Object.keys(query)[0]]);
    },
  );

  test.each(["' | 's:sql", "a & !b", "'; drop table profiles; --", "\\", "():*<->", "%"])(
    "treats %j as words, not as a query language",
    async (typed) => {
      const query = { skills: typed, company: typed, education: typed, summary: typed };
      expect((await call(testApp, searchCandidates, { query }, employer.token)).status).toBe(200);
    },
  );

  test("lists everyone without a filter, ten per page, newest first, with the total", async () => {
    for (let index = 0; index < 12; index++) await candidate({ fullName: `Page ${index}`, skills: ["Rowing"] });
    const first = await search({ skills: "rowing" });
    expect(first).toMatchObject({ total: 12, totalPages: 2, currentPage: 1, totalIsCapped: false });
    expect(first.results).toHaveLength(10);
    expect(await names({ skills: "rowing", page: 2 })).toEqual(["Page 1", "Page 0"]);
    expect((await search({ skills: "rowing", page: 9 })).results).toEqual([]);
    const isBlocked = sql`profile_id in (select p.id from profiles p join users u on u.id = p.user_id where blocked_at is not null)`;
    expect((await search({})).total).toBe(await testApp.db.$count(candidateSearch, sql`not ${isBlocked}`));
  });
});

test("shows the first 200 characters of the summary, and entries with shortened texts", async () => {
  const long = "wéb & data ".repeat(60);
  const work = { ...applicationForm().workExperience[0], description: `<p>${"word ".repeat(100)}</p>` };
  await candidate({ skills: ["Fencing"], summary: `<p><b>${long}</b></p>`, workExperience: [work] });
  const [result] = (await search({ skills: "fencing" })).results;
  expect([...(result?.summary ?? "")].length).toBeLessThanOrEqual(200);
  expect(result?.summary).toMatch(/^wéb & data .*…$/);
  expect(result?.workExperience[0]?.description.length).toBeLessThan(200);
  expect(result).toMatchObject({ isMasked: false, studentId: { phone: "9876501234", email: "asha@example.com" } });
});

describe("a candidate's page", () => {
  test("shows the whole profile without accommodations, and the view is listed for the candidate", async () => {
    const student = await candidate({
      fullName: "Read Me",
      extraTime: 50,
      recordOnly: true,
      coverLetter: "<p>Dear</p>",
    });
    await call(testApp, updateProfile, { body: { companyName: "Kaveri Labs" } }, employer.token);
    const { status, body } = await read(await profileId(student));
    expect([status, body]).toMatchObject([
      200,
      { fullName: "Read Me", coverLetter: "<p>Dear</p>", isMasked: false, studentId: { _id: student.id } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/extraTime|recordOnly|completion/);
    const privacy = await call(testApp, accountPrivacy, {}, student.token);
    expect(privacy.body.views).toEqual([{ company: "Kaveri Labs", date: indianDay(testApp.clock.now()) }]);
  });

  test("answers 404 for an unknown candidate and one without the consent, also for the PDF", async () => {
    const hidden = await candidate({ visibleToRecruiters: false });
    for (const id of [await profileId(hidden), hidden.id, "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", "x"]) {
      expect((await read(id)).status).toBe(404);
      const pdf = await testApp.app.inject({
        url: `/api${candidatePdf.path.replace(":id", id)}`,
        headers: { authorization: `Bearer ${employer.token}` },
      });
      expect(pdf.statusCode).toBe(404);
    }
  });

  test("has a PDF named after the candidate", async () => {
    const student = await candidate({ fullName: "Asha राव" });
    const { headers, rawPayload } = await testApp.app.inject({
      url: `/api${candidatePdf.path.replace(":id", await profileId(student))}`,
      headers: { authorization: `Bearer ${employer.token}` },
    });
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toContain(encodeURIComponent("Asha राव - Resume.pdf").replace(/'/g, "%27"));
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("where employers must be verified", () => {
  test("an unverified employer sees contact details only of applicants, a verified one of everyone", async () => {
    const by = await aPerson(strict, "employer");
    const student = await candidate({ fullName: "Priya Sharma", skills: ["Judo"], phone: "9876501210" }, strict);
    const id = await profileId(student, strict);
    const firstResult = (await search({ skills: "judo" }, strict, by)).results[0];
    const masked = { fullName: "P*** S***", email: "***@***", phone: "********10" };
    expect(firstResult).toMatchObject({ isMasked: true, studentId: masked });
    const page = await read(id, by, strict);
    expect(page.body).toMatchObject({ isMasked: true, ...masked, studentId: masked });
    expect(JSON.stringify(page.body)).not.toMatch(/Priya|98765012|asha@/);
    const jobId = await aJob(strict, by);
    await anInvitation(strict, by, jobId, { email: student.email });
    const applicationId = await anApplication(strict, student, jobId);
    expect((await search({ skills: "judo" }, strict, by)).results[0]).toMatchObject({
      isMasked: false,
      studentId: { fullName: "Priya Sharma" },
    });
    await call(strict, withdrawApplication, { params: { applicationId } }, student.token);
    expect((await search({ skills: "judo" }, strict, by)).results[0]).toMatchObject({ isMasked: true, applied: 1 });
    const other = await aPerson(strict, "employer");
    await strict.db.update(users).set({ employerVerifiedAt: new Date() }).where(eq(users.id, other.id));
    expect((await search({ skills: "judo" }, strict, other)).results[0]?.isMasked).toBe(false);
  });

  test("a masked PDF has no name, neither in its text nor in its file name", async () => {
    const by = await aPerson(strict, "employer");
    const student = await candidate({ fullName: "Priya Sharma", skills: ["Sumo"] }, strict);
    const { headers, rawPayload } = await strict.app.inject({
      url: `/api${candidatePdf.path.replace(":id", await profileId(student, strict))}`,
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(headers["content-disposition"]).toBe('attachment; filename="Resume.pdf"');
    expect(rawPayload.toString("latin1")).not.toMatch(/Priya|Sharma/);
  });
});

describe("contact details", () => {
  const limit = 3;
  let scaled: TestApp;
  let skill = 0;
  beforeAll(async () => {
    scaled = await createTestApp({ rateLimitScale: 1 });
    scaled.clock.moveTo(new Date(`${indianDay(addMs(new Date(), DAY_MS))}T12:00:00+05:30`)); // the sign-in lasts 7 days
  });
  afterAll(() => scaled.close());

  /** Makes this many candidates with a unique skill, oldest first. */
  async function findNewCandidates(count: number) {
    const skills = [`Skill${++skill}`];
    const ids: string[] = [];
    const students: Person[] = [];
    for (let index = 0; index < count; index++) {
      const student = await aListed(scaled, { fullName: `Priya Number${index}`, skills });
      students.push(student);
      ids.push(await profileId(student, scaled));
    }
    return { query: { skills: skills[0] }, ids, students };
  }
  const masks = async (query: object, by: Person) =>
    (await search(query, scaled, by)).results.map(({ isMasked }) => isMasked);

  test("are limited to some candidates per day; a list masks further ones, the page and the PDF answer 429", async () => {
    const by = await aBusyEmployer(scaled);
    const { query, ids } = await findNewCandidates(5);
    const page = await search(query, scaled, by);
    expect([page.contactsLimited, page.results.map(({ isMasked }) => isMasked)]).toEqual([
      true,
      [false, false, false, true, true],
    ]);
    expect(page.results.at(-1)?.studentId).toMatchObject({ fullName: "P*** N***", email: "***@***" });
    // Today's candidates stay readable in every way; others do not.
    expect((await search({ ...query, limit }, scaled, by)).contactsLimited).toBe(false);
    for (const id of ids.slice(2)) expect((await read(id, by, scaled)).body.isMasked).toBe(false);
    const { status, refusal, headers } = await read(ids[0] ?? "", by, scaled);
    expect([status, refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    const hours = Number(headers["retry-after"]) / 3600;
    expect(hours > 11.9 && hours <= 12).toBe(true);
    expect((await pdfOf(ids[0] ?? "", by)).statusCode).toBe(429);
    // Each employer has a separate limit.
    expect(await masks(query, await aBusyEmployer(scaled))).toEqual([false, false, false, true, true]);
    scaled.clock.moveTo(addMs(scaled.clock.now(), 12 * HOUR_MS + 1000));
    expect((await read(ids[0] ?? "", by, scaled)).status).toBe(200);
    scaled.clock.moveTo(addMs(scaled.clock.now(), -12 * HOUR_MS - 1000));
  });

  const pdfOf = (id: string, by: Person) =>
    scaled.app.inject({
      url: `/api${candidatePdf.path.replace(":id", id)}`,
      headers: { authorization: `Bearer ${by.token}` },
    });

  test("of applicants do not count", async () => {
    const by = await aBusyEmployer(scaled);
    const { query, students } = await findNewCandidates(limit);
    await search(query, scaled, by);
    const applicationId = await anApplication(scaled, students[0] as Person, await aJob(scaled, by));
    const { body } = await call(scaled, employerApplication, { params: { applicationId } }, by.token);
    expect(body.application.email).toBe("asha@example.com");
    expect(await scaled.db.select().from(contactDays).where(eq(contactDays.companyId, by.id))).toMatchObject([
      { candidates: CONTACTS_PER_DAY },
    ]);
  });

  test("in lists are counted by month for the candidate; opened profiles name the company", async () => {
    const { query, ids, students } = await findNewCandidates(1);
    const [one, other] = [await aBusyEmployer(scaled), await aBusyEmployer(scaled)];
    for (const by of [one, other, one]) await search(query, scaled, by);
    await read(ids[0] ?? "", one, scaled);
    const { body } = await call(scaled, accountPrivacy, {}, students[0]?.token);
    const day = indianDay(scaled.clock.now());
    expect(body.views).toEqual([{ company: UNNAMED_COMPANY, date: day }]);
    expect(body.listed).toEqual([{ month: day.slice(0, 7), employers: 2 }]);
  });

  test("of a candidate read yesterday count again today, and the candidate sees both days", async () => {
    const { query, ids, students } = await findNewCandidates(1);
    const [reader, searcher] = [await aBusyEmployer(scaled), await aBusyEmployer(scaled)];
    const days: string[] = [];
    for (let day = 0; day < 2; day++) {
      await read(ids[0] ?? "", reader, scaled);
      await search(query, scaled, searcher);
      days.unshift(indianDay(scaled.clock.now()));
      scaled.clock.moveTo(addMs(scaled.clock.now(), DAY_MS));
    }
    scaled.clock.moveTo(addMs(scaled.clock.now(), -2 * DAY_MS));
    const { body } = await call(scaled, accountPrivacy, {}, students[0]?.token);
    expect(body.views.map(({ date }) => date)).toEqual(days);
    // A month counts the companies that listed the candidate, not their days, and only those that searched.
    const months = [...new Set(days.map((day) => day.slice(0, 7)))];
    expect(body.listed).toEqual(months.map((month) => ({ month, employers: 1 })));
    for (const { id } of [reader, searcher]) {
      const counted = await scaled.db.select().from(contactDays).where(eq(contactDays.companyId, id));
      expect(counted.find(({ day }) => day === days[0])?.candidates).toBe(1);
    }
  });
});
