import { jobList, jobPage, savedJobs, saveJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { jobSearch } from "../../db/schema/jobs.ts";
import { profiles } from "../../db/schema/profiles.ts";
import { findJob, updateJob } from "../../records/jobs.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

const search = async (query: object, token = student.token) => (await call(testApp, jobList, { query }, token)).body;
const titles = async (query: object, token?: string) => (await search(query, token)).jobs.map(({ title }) => title);
const post = (title: string, own: object) => aJob(testApp, employer, { title, experienceMax: "", ...own });
const haveSkills = (person: Person, skills: string[]) =>
  testApp.db.update(profiles).set({ skills }).where(eq(profiles.userId, person.id));

describe("pay and experience", () => {
  test("finds a job if its upper figure reaches the pay, and counts those without pay", async () => {
    await post("Heron Low", { salary: "₹2–3 LPA", experienceMin: 0 });
    await post("Heron High", { salary: "₹5–8 LPA", experienceMin: 4 });
    await post("Heron Monthly", { salary: "50,000 per month", experienceMin: 1 });
    await post("Heron Silent", { salary: "Not disclosed", experienceMin: 1 });
    expect(await titles({ title: "heron", minSalary: 300_000 })).toEqual(["Heron Monthly", "Heron High", "Heron Low"]);
    expect(await titles({ title: "heron", minSalary: 300_001 })).toEqual(["Heron Monthly", "Heron High"]);
    expect(await search({ title: "heron", minSalary: 800_000 })).toMatchObject({ total: 1, payNotStated: 1 });
    expect(await search({ title: "heron", minSalary: 800_000, maxExperience: 0 })).toMatchObject({ payNotStated: 0 });
    expect((await search({ title: "heron" })).payNotStated).toBeNull();
    expect(await titles({ title: "heron", maxExperience: 1 })).toEqual(["Heron Silent", "Heron Monthly", "Heron Low"]);
    expect(await titles({ title: "heron", maxExperience: 0 })).toEqual(["Heron Low"]);
  });

  test("applies a changed salary at once", async () => {
    const { jobRecords } = testApp.deps;
    const id = await post("Egret", { salary: "3 LPA" });
    const job = await findJob(testApp.db, id);
    if (!job) throw new Error("no job");
    await jobRecords.change((tx) => updateJob(tx, job, { salary: "9 LPA" }));
    expect(await titles({ title: "egret", minSalary: 900_000 })).toEqual(["Egret"]);
  });

  test.each<object>([
    { minSalary: -1 },
    { minSalary: "NaN" },
    { minSalary: "x" },
    { minSalary: 1.5 },
    { minSalary: "1e300" },
    { minSalary: "Infinity" },
    { minSalary: ["1", "2"] },
    { maxExperience: -1 },
    { maxExperience: 61 },
    { maxExperience: "NaN" },
    { maxExperience: ["1", "2"] },
    { sort: "worst" },
    { sort: ["best", "newest"] },
    { skills: "Juggling" },
    { skills: "SQL,'; drop table jobs" },
    { skills: "SQL,Excel,Power BI,VBA,Python,Tableau,DAX,Power Query,ETL,dbt,SAS" },
  ])("answers 400 for %j", async (query) => {
    expect((await call(testApp, jobList, { query } as never, student.token)).status).toBe(400);
  });

  test("ignores empty values", async () => {
    const query = { title: "heron", minSalary: "", maxExperience: "", skills: "", sort: "" } as never;
    expect((await call(testApp, jobList, { query }, student.token)).body.total).toBe(4);
  });

  test("requires a passed quiz", async () => {
    const query = { minSalary: 1, sort: "best" } as const;
    const fresh = await aStudent(testApp, { hasPassed: false });
    const statuses = [undefined, employer.token, fresh.token].map(
      async (token) => (await call(testApp, jobList, { query }, token as string)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});

describe("skills", () => {
  const requirements = (skills: string) => ({ requirements: `<p>${skills}</p>` });
  beforeAll(async () => {
    await post("Lapwing One", requirements("SQL, Excel"));
    await post("Lapwing Two", requirements("SQL, Excel, Power BI"));
    await post("Lapwing None", requirements("Patience"));
    await post("Lapwing Three", requirements("Tableau"));
  });

  test("shows which of a job's skills the student has in lists, pages and saved jobs", async () => {
    const person = await aStudent(testApp);
    await haveSkills(person, ["Advanced Excel", "sql", "Kannada"]);
    const [job] = (await search({ title: "lapwing two" }, person.token)).jobs;
    const skills = { known: ["SQL", "Excel"], missing: ["Power BI"] };
    expect(job?.skills).toEqual(skills);
    const id = job?._id ?? "";
    expect((await call(testApp, jobPage, { params: { id } }, person.token)).body.skills).toEqual(skills);
    await call(testApp, saveJob, { params: { jobId: id } }, person.token);
    expect((await call(testApp, savedJobs, { query: {} }, person.token)).body.savedJobs[0]?.skills).toEqual(skills);
    await haveSkills(person, ["Power BI"]);
    expect((await search({ title: "lapwing two" }, person.token)).jobs[0]?.skills.known).toEqual(["Power BI"]);
  });

  test("sorts the best match by the student's skills, then newest; without skills by newest", async () => {
    const person = await aStudent(testApp);
    const best = (own: object = {}) => titles({ title: "lapwing", sort: "best", ...own }, person.token);
    const newest = ["Lapwing Three", "Lapwing None", "Lapwing Two", "Lapwing One"];
    await haveSkills(person, []);
    expect(await best()).toEqual(newest);
    await haveSkills(person, ["SQL", "Power BI"]);
    expect(await best()).toEqual(["Lapwing Two", "Lapwing One", "Lapwing Three", "Lapwing None"]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => best({ page, limit: 1 })));
    expect(pages.flat()).toEqual(["Lapwing Two", "Lapwing One", "Lapwing Three", "Lapwing None"]);
    expect(await titles({ title: "lapwing" }, person.token)).toEqual(newest);
  });

  test.each([[[]], [["Excel"]]])(
    "counts the newest application's skills in addition to the profile's %j",
    async (own) => {
      const person = await aStudent(testApp);
      await haveSkills(person, own);
      await anApplication(testApp, person, await post("Plover", {}));
      await testApp.db.execute(sql`update applications set skills = array['Tableau'] where student_id = ${person.id}`);
      expect((await titles({ title: "lapwing", sort: "best" }, person.token))[0]).toBe("Lapwing Three");
      const { jobs: found } = (await call(testApp, jobList, { query: { title: "lapwing" } }, person.token)).body;
      const known = new Set(found.flatMap(({ skills }) => skills.known));
      expect([...known].sort()).toEqual([...own, "Tableau"]);
    },
  );

  test("finds jobs that require all skills of the filter", async () => {
    expect(await titles({ title: "lapwing", skills: "SQL, Excel" })).toEqual(["Lapwing Two", "Lapwing One"]);
    expect(await titles({ title: "lapwing", skills: "Power BI" })).toEqual(["Lapwing Two"]);
  });
});

describe("counts", () => {
  test("shows what another place or type, or one more skill, would find", async () => {
    const requirements = "<p>SQL and VBA</p>";
    await post("Avocet", { location: "Mumbai, Maharashtra", jobType: "hybrid", requirements });
    await post("Avocet", { location: "Navi Mumbai", jobType: "hybrid", requirements: "<p>SQL</p>" });
    await post("Avocet", { location: "pune", jobType: "full-time", requirements: "" });
    await post("Avocet", { location: "Pune", jobType: "full-time", requirements: "" });
    await post("Avocet", { location: "Pune", jobType: "internship", requirements: "" });
    const { facets } = await search({ title: "avocet", location: "Mumbai", skills: "SQL" });
    expect(facets).toMatchObject({
      location: [
        { value: "Mumbai", count: 2 },
        { value: "Navi Mumbai", count: 1 },
      ],
      jobType: [{ value: "hybrid", count: 2 }],
      skills: [{ value: "VBA", count: 1 }],
    });
    const all = (await search({ title: "avocet", jobType: "internship" })).facets;
    expect(all.location).toEqual([{ value: "Pune", count: 1 }]);
    expect(all.jobType.map(({ count }) => count)).toEqual([2, 2, 1]);
    const places = (await search({ title: "avocet" })).facets.location;
    expect(places[0]).toEqual({ value: "Pune", count: 3 });
    for (const { value, count } of places)
      expect([value, (await search({ title: "avocet", location: value })).total]).toEqual([value, count]);
  });

  test("suggests filters that find something for a search without results", async () => {
    await post("Godwit Ringer", { location: "Kochi", salary: "2 LPA", experienceMin: 3 });
    const lost = await search({ title: "godwit ornithopter", location: "kochi", minSalary: 100_000 });
    expect([lost.total, lost.looser[0]]).toEqual([0, { filter: "title", value: "godwit", total: 1 }]);
    const dear = await search({ title: "godwit", minSalary: 900_000 });
    expect(dear.looser).toContainEqual({ filter: "minSalary", value: "", total: 1 });
    const fresh = await search({ title: "godwit", maxExperience: 0, skills: "" });
    expect(fresh.looser[0]?.filter).toBe("title");
    expect(fresh.looser).toContainEqual({ filter: "maxExperience", value: "", total: 1 });
    expect((await search({ title: "godwit" })).looser).toEqual([]);
  });
});

test("rewrites listings of an older release in the sweep", async () => {
  const ids = [await post("Dunlin", { salary: "7 LPA", requirements: "<p>Snowflake</p>" }), await post("Dunlin", {})];
  const terms = sql`array_to_tsvector(array['t:dunlin', 'y:hybrid'])` as never;
  const older = { pay: null, experience: null, version: 0, terms };
  for (const id of ids) await testApp.db.update(jobSearch).set(older).where(eq(jobSearch.jobId, id));
  await testApp.deps.jobRecords.index.catchUp();
  const filter = { title: "dunlin", minSalary: 700_000, skills: "Snowflake" };
  expect((await search(filter)).total).toBe(0);
  expect((await search({ title: "dunlin", maxExperience: 0 })).total).toBe(2);
  expect(await testApp.deps.jobRecords.sweep()).toBe(false);
  await testApp.deps.jobRecords.index.catchUp();
  expect((await search(filter)).total).toBe(1);
  expect(await testApp.db.$count(jobSearch, eq(jobSearch.version, 0))).toBe(0);
});
