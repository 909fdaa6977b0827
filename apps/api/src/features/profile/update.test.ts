import { me } from "@dryrun/domain/auth/contract";
import { completionStatus, myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { and, asc, eq } from "drizzle-orm";
import { aPerson, applicationForm, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { consents } from "../../db/schema/accounts.ts";

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

const save = (body: object, { token } = student) => call(testApp, updateProfile, { body }, token);
const read = async ({ token } = student) => (await call(testApp, myProfile, {}, token)).body;
const [work] = applicationForm().workExperience;
const [education] = applicationForm().education;
const project = { title: "T", description: "<p>d</p>", url: "", startDate: "2020-01", endDate: "2020-02" };

describe("a student's update", () => {
  test("changes submitted fields and no others", async () => {
    const ownStudent = await aStudent(testApp);
    const first = await save(
      { summary: "<p>Hi <script>x</script></p>", skills: "SQL, sql, Excel", currentCTC: "" },
      ownStudent,
    );
    expect([first.status, first.body.message]).toEqual([200, "Profile saved"]);
    expect(first.body.profile).toMatchObject({ summary: "<p>Hi </p>", skills: ["SQL", "Excel"], currentCTC: 0 });
    await save({ expectedCTC: 500000, languages: ["Hindi"] }, ownStudent);
    expect(await read(ownStudent)).toMatchObject({
      fullName: "Asha Verma",
      summary: "<p>Hi </p>",
      skills: ["SQL", "Excel"],
      languages: ["Hindi"],
      expectedCTC: 500000,
    });
    await save({ skills: [], summary: "" }, ownStudent);
    expect(await read(ownStudent)).toMatchObject({ skills: [], summary: "", languages: ["Hindi"] });
  });

  test("keeps the notice period until another one, or none, is submitted", async () => {
    const ownStudent = await aStudent(testApp);
    expect((await read(ownStudent)).noticePeriod).toBe("");
    await save({ noticePeriod: "2-months" }, ownStudent);
    await save({ summary: "<p>Hi</p>" }, ownStudent);
    expect((await read(ownStudent)).noticePeriod).toBe("2-months");
    expect((await save({ noticePeriod: "" }, ownStudent)).body.profile.noticePeriod).toBe("");
  });

  test("replaces a list completely, computes the years and drops blank entries", async () => {
    const ownStudent = await aStudent(testApp);
    const past = {
      ...work,
      startDate: "2018-01",
      endDate: "2020-01",
      currentlyWorking: false,
      description: "<p onclick=x>d</p>",
    };
    const blank = { title: "", description: "<p></p>", url: "", startDate: "", endDate: "" };
    const { body } = await save(
      { workExperience: [past], education: [education], projects: [project, blank] },
      ownStudent,
    );
    expect(body.profile).toMatchObject({
      totalExperienceYears: 2,
      workExperience: [{ startDate: "2018-01-01", endDate: "2020-01-01", description: "<p>d</p>" }],
      projects: [{ title: "T" }],
    });
    expect(body.profile.projects).toHaveLength(1);
    const none = await save({ noWorkExperience: true, projects: [] }, ownStudent);
    expect(none.body.profile).toMatchObject({
      noWorkExperience: true,
      workExperience: [],
      projects: [],
      totalExperienceYears: 0,
    });
    const again = await save({ workExperience: [past] }, ownStudent);
    expect(again.body.profile).toMatchObject({ noWorkExperience: false, totalExperienceYears: 2 });
  });

  test.each<{ body: object; field: string }>([
    { body: { workExperience: [] }, field: "workExperience" },
    { body: { education: [] }, field: "education" },
    { body: { workExperience: [work, { ...work, company: "" }] }, field: "workExperience.1.company" },
    {
      body: { workExperience: [{ ...work, currentlyWorking: false, endDate: "2020-01" }] },
      field: "workExperience.0.endDate",
    },
    { body: { projects: [{ ...project, endDate: "" }] }, field: "projects.0.endDate" },
    { body: { email: "" }, field: "email" },
    { body: { phone: "12345" }, field: "phone" },
    { body: { fullName: " " }, field: "fullName" },
    { body: { extraTime: 10 }, field: "extraTime" },
    { body: { currentCTC: 1.5 }, field: "currentCTC" },
    { body: { summary: "x", ifUpdatedAt: "yesterday" }, field: "ifUpdatedAt" },
  ])("of $field is refused, and saves nothing", async ({ body, field }) => {
    const before = await read();
    const { status, refusal } = await save({ skills: ["New"], ...body });
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await read()).toEqual(before);
  });

  test.each([
    {},
    { userType: "admin", interviewCredits: 9 },
    { ifUpdatedAt: "2026-01-01T00:00:00Z" },
    { companyName: "K" },
  ])("of %j contains no field of the profile", async (body) => {
    const { status, refusal } = await save(body);
    expect([status, refusal.message]).toEqual([400, "There are no changes to save."]);
  });

  test("changes the contact e-mail and phone, but not those of the account", async () => {
    const ownStudent = await aStudent(testApp);
    await save({ email: "Contact@Example.com", phone: "+91 98765 43210" }, ownStudent);
    expect(await read(ownStudent)).toMatchObject({ email: "contact@example.com", phone: "9876543210" });
    const { user } = (await call(testApp, me, {}, ownStudent.token)).body;
    expect([user.email, user.phone]).toEqual([ownStudent.email, "9876501234"]);
  });

  test("changes the completion, and returns what is missing", async () => {
    const ownStudent = await aStudent(testApp);
    const completion = async () => (await call(testApp, completionStatus, {}, ownStudent.token)).body;
    expect((await completion()).completion).toBe(25);
    const form = applicationForm({ portfolioUrl: "https://x.in" });
    await save({ ...form, projects: undefined }, ownStudent);
    expect(await completion()).toEqual({ completion: 92, missing: ["projects"] });
    await save({ projects: [project] }, ownStudent);
    expect(await completion()).toEqual({ completion: 100, missing: [] });
    await save({ projects: [], portfolioUrl: "" }, ownStudent);
    expect(await completion()).toEqual({ completion: 83, missing: ["portfolioUrl", "projects"] });
  });

  test("records each answer about recruiters with its time and source, and accommodations", async () => {
    const ownStudent = await aStudent(testApp); // registered without the field: true by default in the API
    for (const visibleToRecruiters of [true, false, false, true]) await save({ visibleToRecruiters }, ownStudent);
    const rows = await testApp.db
      .select()
      .from(consents)
      .where(and(eq(consents.userId, ownStudent.id), eq(consents.kind, "recruiter-visibility")))
      .orderBy(asc(consents.at), asc(consents.id));
    expect(rows.map(({ given, source }) => [given, source])).toEqual([
      [true, "api"],
      [false, "profile"],
      [true, "profile"],
    ]);
    await save({ visibleToRecruiters: false }, ownStudent);
    const { body } = await save({ extraTime: 25, recordOnly: true }, ownStudent);
    expect(body.profile).toMatchObject({ extraTime: 25, recordOnly: true, visibleToRecruiters: false });
  });
});

describe("two tabs", () => {
  test("the later save is refused because the profile changed, and overwrites nothing", async () => {
    const ownStudent = await aStudent(testApp);
    const { updatedAt } = await read(ownStudent);
    const first = await save({ summary: "first", ifUpdatedAt: updatedAt }, ownStudent);
    expect(first.status).toBe(200);
    const second = await save({ summary: "second", ifUpdatedAt: updatedAt }, ownStudent);
    expect([second.status, second.refusal.code, second.refusal.updatedAt]).toEqual([
      409,
      "PROFILE_CHANGED",
      first.body.profile.updatedAt,
    ]);
    expect((await read(ownStudent)).summary).toBe("first");
    expect((await save({ summary: "third", ifUpdatedAt: first.body.profile.updatedAt }, ownStudent)).status).toBe(200);
    expect((await save({ summary: "fourth" }, ownStudent)).status).toBe(200); // a request without the field is not checked
  });

  test("each save has a later time than the one before, whatever the clock shows", async () => {
    const ownStudent = await aStudent(testApp);
    const first = await save({ summary: "first" }, ownStudent);
    testApp.clock.moveTo(new Date(Date.now() - 3_600_000));
    const second = await save({ summary: "second" }, ownStudent);
    testApp.clock.moveTo(new Date());
    expect(second.body.profile.updatedAt > first.body.profile.updatedAt).toBe(true);
  });

  test("one of two concurrent saves is refused", async () => {
    const ownStudent = await aStudent(testApp);
    const { updatedAt: ifUpdatedAt } = await read(ownStudent);
    const answers = await Promise.all(["a", "b"].map((summary) => save({ summary, ifUpdatedAt }, ownStudent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("ten simultaneous saves of different fields are all stored, at different times", async () => {
    const ownStudent = await aStudent(testApp);
    const changes = {
      summary: "s",
      coverLetter: "c",
      skills: ["SQL"],
      languages: ["Hindi"],
      portfolioUrl: "https://x.in",
    };
    const more = { currentCTC: 1, expectedCTC: 2, extraTime: 25, recordOnly: true, noWorkExperience: true };
    const all = Object.entries({ ...changes, ...more });
    const answers = await Promise.all(all.map(([field, value]) => save({ [field]: value }, ownStudent)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await read(ownStudent)).toMatchObject({ ...changes, ...more });
    expect(new Set(answers.map(({ body }) => body.profile.updatedAt)).size).toBe(all.length);
  });
});

describe("an employer", () => {
  test("saves the company and its site, and no field of a student", async () => {
    const employer = await aPerson(testApp, "employer");
    const { updatedAt } = await read(employer);
    const form = {
      companyName: " Kaveri Labs ",
      companyWebsite: "https://kaveri.example",
      summary: "x",
      fullName: "X",
    };
    const { status, body } = await save({ ...form, ifUpdatedAt: updatedAt }, employer);
    expect([status, body.profile]).toMatchObject([
      200,
      { companyName: "Kaveri Labs", companyWebsite: "https://kaveri.example", summary: "", fullName: "Asha Verma" },
    ]);
    expect(await read(employer)).toEqual(body.profile);
    expect((await save({ companyName: "Other", ifUpdatedAt: updatedAt }, employer)).refusal.code).toBe(
      "PROFILE_CHANGED",
    );
    expect((await save({ companyWebsite: "javascript:x" }, employer)).status).toBe(400);
    expect((await save({ fullName: "X" }, employer)).refusal.message).toBe("There are no changes to save.");
  });

  test("an admin has no profile to change", async () => {
    const token = await aTokenOf(testApp, "admin");
    expect((await call(testApp, updateProfile, { body: { fullName: "X", companyName: "Y" } }, token)).status).toBe(400);
  });
});
