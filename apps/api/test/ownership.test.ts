import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { profiles } from "../src/db/schema/profiles.ts";
import { aJob, anApplication, anInvitation, aPerson, aStudent, jobForm, type Person } from "./builders.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

// Every call of an employer, with what belongs to another employer, or to a student who did not agree: 404, and nothing changes.

interface Strangers {
  jobId: string;
  applicationId: string;
  invitationId: string;
  studentId: string;
  profileId: string;
}
interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** The text of an uploaded file. */
  file?: string;
}
const PERSON = { firstName: "Ravi", lastName: "Kumar", email: "ravi@example.com", phone: "9876501234", validity: "24" };

const CALLS: Record<string, (of: Strangers) => Asked> = {
  "applications.acceptApplication": ({ applicationId }) => ({ body: { applicationId } }),
  "applications.employerApplication": ({ applicationId }) => ({ params: { applicationId } }),
  "applications.exportApplications": ({ jobId }) => ({ query: { jobId } }),
  "applications.jobApplications": ({ jobId }) => ({ params: { id: jobId } }),
  "applications.rejectApplication": ({ applicationId }) => ({ body: { applicationId, reason: "No." } }),
  "applications.triageApplication": ({ applicationId }) => ({ params: { applicationId }, body: { note: "mine" } }),
  "applications.triageApplications": ({ applicationId }) => ({
    body: { applicationIds: [applicationId], shortlisted: true, status: "rejected" },
  }),
  "candidates.candidatePdf": ({ profileId }) => ({ params: { id: profileId } }),
  "candidates.candidateProfile": ({ profileId }) => ({ params: { id: profileId } }),
  "interviews.employerInterview": ({ applicationId }) => ({ params: { applicationId } }),
  "invitations.bulkInvite": ({ jobId }) => ({
    params: { jobId },
    file: "firstName,lastName,email,phone,validity\nRavi,Kumar,ravi@example.com,9876501234,24\n",
  }),
  "invitations.cancelInvitation": ({ invitationId }) => ({ params: { invitationId } }),
  "invitations.extendInvitation": ({ invitationId }) => ({ params: { invitationId }, body: { validity: "never" } }),
  "invitations.invite": ({ jobId }) => ({ params: { jobId }, body: PERSON }),
  "invitations.jobInvitations": ({ jobId }) => ({ params: { id: jobId } }),
  "invitations.remindOfInterview": ({ jobId, studentId, applicationId }) => ({
    body: { jobId, studentId, applicationId },
  }),
  "invitations.remindToApply": ({ jobId, studentId }) => ({ body: { jobId, studentId } }),
  "jobs.deleteJob": ({ jobId }) => ({ params: { id: jobId } }),
  "jobs.employerJob": ({ jobId }) => ({ params: { id: jobId } }),
  "jobs.jobStats": ({ jobId }) => ({ params: { id: jobId } }),
  "jobs.updateJob": ({ jobId }) => ({ params: { id: jobId }, body: jobForm({ title: "Taken over" }) }),
};
/** Calls that name nothing: they answer or make what is the caller's own. */
const OF_NOTHING = [
  "applications.employerApplications",
  "candidates.searchCandidates",
  "jobs.createJob",
  "jobs.employerDashboard",
  "jobs.employerJobs",
];

let world: TestApp;
let owner: Person;
let stranger: Person;
let theirs: Strangers;
beforeAll(async () => {
  world = await createTestApp();
  owner = await aPerson(world, "employer");
  stranger = await aPerson(world, "employer");
  const student = await aStudent(world);
  const jobId = await aJob(world, owner);
  await anInvitation(world, owner, jobId, { email: student.email });
  const applicationId = await anApplication(world, student, jobId);
  await aJob(world, stranger); // an employer with a job, as most are
  const { body } = await call(world, jobInvitations, { params: { id: jobId } }, owner.token);
  const [profile] = await world.db.select().from(profiles).where(eq(profiles.userId, student.id));
  await world.db.update(profiles).set({ visibleToRecruiters: false }).where(eq(profiles.userId, student.id));
  const invitationId = body.invitations[0]?._id ?? "";
  theirs = { jobId, applicationId, invitationId, studentId: student.id, profileId: profile?.id ?? "" };
}, 60_000);
afterAll(() => world.close());

async function send(name: string, { params = {}, query = {}, body, file }: Asked, token: string) {
  const contract = contracts[name] as Contract;
  const path = contract.path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? "");
  const form = new FormData();
  if (file !== undefined) form.set("file", new Blob([file]), "people.csv");
  const upload = file === undefined ? null : new Response(form);
  return world.app.inject({
    method: contract.method,
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(upload && { "content-type": upload.headers.get("content-type") ?? "" }),
    },
    ...(upload && { payload: Buffer.from(await upload.arrayBuffer()) }),
    ...(body && { payload: body }),
  });
}

/** What is kept of everything that an employer's call could change. */
async function everything(): Promise<string> {
  const tables = ["jobs", "applications", "invitations", "users", "profiles", "profile_views", "job_search"];
  const counted = tables.map((table) =>
    sql.raw(`(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t)`),
  );
  const result = await world.db.execute(sql`select ${sql.join(counted, sql` || ' ' || `)} as all`);
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows);
}

test("each call of an employer is in this table", () => {
  const ofEmployers = Object.entries(contracts).flatMap(([name, { access }]) => (access === "employer" ? [name] : []));
  expect([...Object.keys(CALLS), ...OF_NOTHING].sort()).toEqual(ofEmployers.sort());
});

describe.each(Object.entries(CALLS))("%s", (name, asked) => {
  test("of somebody else is 404, as what does not exist, and changes nothing", async () => {
    const before = await everything();
    const answer = await send(name, asked(theirs), stranger.token);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
    expect(await everything()).toEqual(before);
    const nowhere = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";
    const nothing = Object.fromEntries(Object.keys(theirs).map((key) => [key, nowhere])) as unknown as Strangers;
    const absent = await send(name, asked(nothing), stranger.token);
    expect([absent.statusCode, absent.json()]).toEqual([404, answer.json()]);
  });
});

test("lists and numbers of an employer hold nothing of another's", async () => {
  for (const name of ["applications.employerApplications", "jobs.employerJobs", "jobs.employerDashboard"]) {
    const { body } = await send(name, {}, stranger.token);
    for (const id of Object.values(theirs)) expect(body).not.toContain(id);
  }
});
