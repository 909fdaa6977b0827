import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { candidateSearch, profiles } from "../../src/db/schema/profiles.ts";
import { aPerson, applicationForm, aStudent, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { readPdf } from "../read-pdf.ts";

/** Contact details in various forms in the candidate's own texts. */
const TEXTS = [
  "Priya Raghunathan, PRIYA's notes",
  "priya.r at gmail dot com",
  "pri<strong>ya.r@gm</strong>ail.com",
  "+91-98765-43210 or 98765 43210",
  "९८७६५ ४३२१०",
  "nine eight seven six five four three two one zero",
  '<a href="https://priya.example/cv">my page</a>',
  "linkedin.com/in/priya-r",
];
const GIVES_AWAY =
  /priya|raghunathan|gmail|gm<|98765|43210|९८७६५|४३२१०|six five four|linkedin|https?:|mailto:|tel:|\.example/i;
const text = TEXTS.map((one) => `<p>${one}</p>`).join("");
const line = "Priya Raghunathan priya.r@gmail.com 98765 43210";

let testApp: TestApp;
let employer: Person;
let profileId: string;
beforeAll(async () => {
  testApp = await createTestApp({ verification: "required" });
  employer = await aPerson(testApp, "employer");
  const student = await aStudent(testApp);
  const form = applicationForm();
  const body = {
    ...form,
    fullName: "Priya Raghunathan",
    phone: "9876543210",
    summary: text,
    skills: ["Kayaking", line],
    languages: ["English", line],
    portfolioUrl: "https://priya.example",
    coverLetter: text,
    workExperience: form.workExperience.map((work) => ({ ...work, company: line, position: line, description: text })),
    education: form.education.map((study) => ({
      ...study,
      institution: line,
      degree: line,
      field: line,
      description: text,
    })),
    projects: [
      { title: line, description: text, url: "https://priya.example/p", startDate: "2024-01", endDate: "2024-05" },
    ],
    visibleToRecruiters: true,
  };
  const saved = await call(testApp, updateProfile, { body }, student.token);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.refusal));
  const [profile] = await testApp.db.select().from(profiles).where(eq(profiles.userId, student.id));
  profileId = profile?.id ?? "";
});
afterAll(() => testApp.close());

const search = async (query: object) => (await call(testApp, searchCandidates, { query }, employer.token)).body;

test("an unverified employer reads no name, address, number or link in a preview", async () => {
  const { results } = await search({ skills: "kayaking" });
  expect(results).toHaveLength(1);
  expect(results[0]?.isMasked).toBe(true);
  expect(JSON.stringify(results)).not.toMatch(GIVES_AWAY);
});

test("an unverified employer reads none of these on the candidate's page, which has no link and no cover letter", async () => {
  const { body } = await call(testApp, candidateProfile, { params: { id: profileId } }, employer.token);
  expect(JSON.stringify(body)).not.toMatch(GIVES_AWAY);
  expect(body).toMatchObject({ portfolioUrl: "", coverLetter: "", projects: [{ url: "" }] });
  expect(body.summary).toContain("•••");
  expect(body.skills).toContain("Kayaking");
});

test("an unverified employer copies none of these from the PDF, nor from its file name and properties", async () => {
  const { rawPayload, headers } = await testApp.app.inject({
    url: `/api${candidatePdf.path.replace(":id", profileId)}`,
    headers: { authorization: `Bearer ${employer.token}` },
  });
  const { pages, kept, raw } = readPdf(rawPayload);
  expect(pages.join(" ")).toContain("Kayaking");
  expect([...pages, ...kept, raw].join(" ")).not.toMatch(
    /priya|raghunathan|gmail|98765|43210|linkedin|priya\.example/i,
  );
  expect(headers["content-disposition"]).toBe('attachment; filename="Resume.pdf"');
});

test.each([
  { summary: "priya" },
  { summary: "raghunathan" },
  { summary: "98765" },
  { summary: "9876543210" },
  { summary: "gmail" },
  { company: "priya" },
  { education: "raghunathan" },
  { skills: "98765" },
  { skills: line },
])("an employer who searches for %j does not find the masked candidate with these words", async (query) => {
  expect((await search(query)).total).toBe(0);
});

test("the search contains no name and no number, so it cannot correct a typing error to one", async () => {
  const [row] = await testApp.db.select().from(candidateSearch).where(eq(candidateSearch.profileId, profileId));
  expect(`${row?.terms} ${row?.words}`).not.toMatch(/priya|raghunathan|gmail|98765|43210/);
});
