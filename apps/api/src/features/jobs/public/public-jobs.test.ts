import { mkdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { closeJob, newestJobs, publicJob } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aPerson, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { createApp } from "../../../app.ts";
import { companyLogos } from "../../../db/schema/companies.ts";
import { jobs } from "../../../db/schema/jobs.ts";

const SHELL =
  '<!doctype html><head><title>the shell</title><meta name="description" content="old"></head><body><div id="root"></div></body>';
let testApp: TestApp;
let site: TestApp["app"];
let folder: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  folder = await mkdtemp(path.join(os.tmpdir(), "dryrun-jobs-"));
  const shell = path.join(folder, "remotes/shell/1");
  mkdirSync(shell, { recursive: true });
  const files = { "index.html": SHELL, "csp.json": '{"scripts":[]}' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(shell, name), text);
  const current = { version: "1", entry: "/remotes/shell/1/index.html", integrity: "" };
  await writeFile(path.join(folder, "remotes.json"), JSON.stringify([{ name: "shell", owns: [], current }]));
  site = await createApp(testApp.deps, { siteDir: folder, maxDelayMs: Number.POSITIVE_INFINITY });
});
afterAll(async () => {
  await site.close();
  await testApp.close();
  await rm(folder, { recursive: true });
});

const read = (id: string) => call(testApp, publicJob, { params: { id } });
const page = (id: string, headers: object = {}) =>
  site.inject({ url: `/jobs/${id}`, headers: { accept: "text/html", ...headers } });
async function aClosedJob(change: object = {}) {
  const id = await aJob(testApp, employer, change);
  await testApp.db
    .update(jobs)
    .set({ closingDate: indianDay(addMs(new Date(), -2 * DAY_MS)) })
    .where(eq(jobs.id, id));
  return id;
}
const without = async (change: Partial<typeof jobs.$inferSelect>) => {
  const id = await aJob(testApp, employer);
  await testApp.db.update(jobs).set(change).where(eq(jobs.id, id));
  return id;
};
const absent = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";

test("returns the newest open jobs with their public fields, and the number of open jobs, for the front page", async () => {
  const newest = () => call(testApp, newestJobs, {});
  const before = (await newest()).body.total;
  const titles = ["Quokka 1", "Quokka 2", "Quokka 3", "Quokka 4", "Quokka 5", "Quokka 6", "Quokka 7"];
  const ids: string[] = [];
  for (const title of titles) ids.push(await aJob(testApp, employer, { title, salary: "9 LPA" }));
  await call(testApp, closeJob, { params: { id: ids[5] ?? "" } }, employer.token);
  const { status, body } = await newest();
  expect([status, body.total - before, body.totalIsCapped]).toEqual([200, 6, false]);
  expect(body.jobs.map(({ title }) => title)).toEqual([
    "Quokka 7",
    "Quokka 5",
    "Quokka 4",
    "Quokka 3",
    "Quokka 2",
    "Quokka 1",
  ]);
  expect(body.jobs[0]).toMatchObject({ salary: "900000", experienceMin: 1, experienceMax: 3 });
});

describe("the API call", () => {
  test("returns the public fields to everyone", async () => {
    const id = await aJob(testApp, employer, { companyApply: true, companyUrl: "https://x.in/apply" });
    const { status, body } = await read(id);
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      // The link to apply needs an account, and the employer is not public.
      [
        "_id",
        "benefits",
        "closingDate",
        "company",
        "companyProfile",
        "createdAt",
        "description",
        "experienceMax",
        "experienceMin",
        "jobType",
        "location",
        "requirements",
        "salary",
        "skills",
        "title",
      ],
    ]);
  });

  test("answers 410 for a closed job, with similar open ones", async () => {
    const open = await aJob(testApp, employer, { title: "Lynx Analyst", location: "Leh" });
    const nearby = await aJob(testApp, employer, { title: "Cook", location: "Leh" });
    const { status, refusal } = await read(await aClosedJob({ title: "Lynx Analyst", location: "Leh" }));
    expect([status, refusal.code, refusal.message]).toEqual([410, "GONE", "This job is closed."]);
    expect((refusal.similar as { _id: string }[]).map(({ _id }) => _id).slice(0, 2)).toEqual([open, nearby]);
  });

  test.each([
    ["deleted", () => without({ deletedAt: new Date() })],
    ["hidden", () => without({ hiddenAt: new Date() })],
    ["absent", async () => absent],
  ])("answers 404 for a job that is %s", async (_, make) => {
    expect((await read(await make())).status).toBe(404);
  });
});

describe("the HTML page", () => {
  /** Extracts the structured data of a page like a crawler. */
  const postingIn = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

  test("contains title, description and JobPosting for clients without scripts", async () => {
    const closingDate = indianDay(addMs(new Date(), 5 * DAY_MS));
    const id = await aJob(testApp, employer, {
      closingDate,
      description: "<p>You turn <strong>data</strong> into reports.</p>",
    });
    const { statusCode, body, headers } = await page(id);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(body).toContain("<title>Data Analyst, Sahyadri Analytics, Bengaluru, Karnataka – Dryrun</title>");
    expect(body).toContain('<meta name="description" content="You turn data into reports.">');
    expect(body).toContain(`<link rel="canonical" href="http://localhost/jobs/${id}">`);
    expect(body).not.toMatch(/the shell|content="old"/);
    expect(body).toContain('<div id="root"></div>');
    expect(postingIn(body)).toEqual({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Data Analyst",
      description: "<p>You turn <strong>data</strong> into reports.</p>",
      identifier: { "@type": "PropertyValue", name: "Dryrun", value: id },
      url: `http://localhost/jobs/${id}`,
      datePosted: expect.stringMatching(/^\d{4}-.*Z$/),
      validThrough: `${closingDate}T18:29:59.999Z`,
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization", name: "Sahyadri Analytics" },
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Bengaluru, Karnataka", addressCountry: "IN" },
      },
      directApply: true,
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "INR",
        value: { "@type": "QuantitativeValue", minValue: 450_000, maxValue: 450_000, unitText: "YEAR" },
      },
      skills: "SQL",
      experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 12 },
    });
  });

  test("names the company's logo in the JobPosting of a job in its own name", async () => {
    const owner = await aPerson(testApp, "employer", { companyName: "Konkan Traders" });
    const logo = { companyId: owner.id, name: "0".repeat(32), png: Buffer.of(1), setAt: testApp.clock.now() };
    await testApp.db.insert(companyLogos).values(logo);
    const organizationOf = async (company: string) =>
      postingIn((await page(await aJob(testApp, owner, { company }))).body).hiringOrganization;
    const own = { "@type": "Organization", name: "Konkan traders" };
    const path = `http://localhost/company-logos/${"0".repeat(32)}.png`;
    expect(await organizationOf("Konkan traders")).toEqual({ ...own, logo: path });
    expect(await organizationOf("A client of ours")).toEqual({ ...own, name: "A client of ours" });
  });

  test("has a title and the facts for the preview of a shared link", async () => {
    const id = await aJob(testApp, employer, { title: 'A & B "Analyst"', salary: "30k - 40k a month" });
    const { body } = await page(id);
    const previewed = [...body.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, text]) => [
      name,
      text,
    ]);
    expect(Object.fromEntries(previewed)).toEqual({
      type: "website",
      site_name: "Dryrun",
      title: "A &amp; B &quot;Analyst&quot; – Sahyadri Analytics",
      description: "₹3,60,000 to ₹4,80,000 a year · Bengaluru, Karnataka · 1-3 years. You turn data into reports.",
      url: `http://localhost/jobs/${id}`,
      image: `http://localhost/jobs/${id}/card.png`,
    });
    expect(postingIn(body).baseSalary.value).toMatchObject({ minValue: 360_000, maxValue: 480_000 });
  });

  test("has a picture while the job is open", async () => {
    const pictureOf = async (id: string) => site.inject({ url: `/jobs/${id}/card.png` });
    const open = await pictureOf(await aJob(testApp, employer));
    expect([open.statusCode, open.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(open.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    const gone = [await aClosedJob(), await without({ deletedAt: new Date() }), absent, "not-an-id"];
    expect(await Promise.all(gone.map(async (id) => (await pictureOf(id)).statusCode))).toEqual([404, 404, 404, 404]);
  });

  test("names no pay, skills or experience that the job does not state", async () => {
    const id = await aJob(testApp, employer, { salary: "Best in class", requirements: "", experienceMin: 0 });
    const posting = postingIn((await page(id)).body);
    expect(["baseSalary", "skills", "experienceRequirements"].filter((name) => name in posting)).toEqual([]);
  });

  test.each([
    { jobType: "work-from-home", said: { jobLocationType: "TELECOMMUTE" } },
    { jobType: "internship", said: { employmentType: "INTERN" } },
  ])("describes $jobType as $said", async ({ jobType, said }) => {
    expect(postingIn((await page(await aJob(testApp, employer, { jobType }))).body)).toMatchObject(said);
  });

  test("escapes everything that an employer types", async () => {
    const title = '</script><script>alert("1")</script><!-- $& "';
    const id = await aJob(testApp, employer);
    // An earlier release could store this.
    await testApp.db.update(jobs).set({ title, company: '"><img src=x>' }).where(eq(jobs.id, id));
    const { body } = await page(id);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toMatch(/<img|<!--/);
    expect(postingIn(body).title).toBe(title);
    expect(body).toContain("&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)");
  });

  test.each<[string, () => Promise<string>, number]>([
    ["closed", () => aClosedJob(), 410],
    ["deleted", () => without({ deletedAt: new Date() }), 404],
    ["hidden", () => without({ hiddenAt: new Date() }), 404],
    ["absent", async () => absent, 404],
    ["no id at all", async () => "x", 404],
  ])("of a job that is %s is the empty shell with its status", async (_, make, status) => {
    const { statusCode, body } = await page(await make());
    expect([statusCode, body]).toEqual([status, SHELL]);
  });

  test("is compressed for clients that accept it, and HEAD has the same status", async () => {
    const id = await aJob(testApp, employer);
    const { headers, rawPayload } = await page(id, { "accept-encoding": "gzip" });
    expect([headers["content-encoding"], rawPayload[0]]).toEqual(["gzip", 0x1f]);
    const head = await site.inject({ method: "HEAD", url: `/jobs/${id}`, headers: { accept: "text/html" } });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });
});
