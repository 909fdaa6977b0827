import { addNote, employerApplication, rejectApplication } from "@dryrun/domain/applications/contract";
import { applicationActivity } from "@dryrun/domain/company/activity/contract";
import * as contract from "@dryrun/domain/company/api-keys/contract";
import {
  KEY_CALLS_PER_MINUTE,
  KEY_MAY_NOT,
  KEY_ONLY_READS,
  KEY_UNKNOWN,
  MAX_KEYS,
  scopeOf,
} from "@dryrun/domain/company/api-keys/scopes";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { leaveTeam, removeColleague, updateColleague } from "@dryrun/domain/company/team/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { createJob, employerJob, employerJobs } from "@dryrun/domain/jobs/contract";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anApplication, aPerson, aStudent, jobForm, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp({ hasDevClock: true });
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
});
afterAll(() => testApp.close());

const create = (body: object = {}, { token } = owner) =>
  call(testApp, contract.createApiKey, { body: { name: "ATS", scope: "write", ...body } }, token);
const keyOf = async (scope: string, person = owner) => (await create({ scope }, person)).body.secret;
const list = async ({ token } = owner) => (await call(testApp, contract.apiKeys, {}, token)).body.keys;
const jobsBy = (token: string) => call(testApp, employerJobs, {}, token);

describe("a key", () => {
  test("is shown once, and only its hash is stored", async () => {
    const { status, body } = await create({ name: "Our ATS", scope: "read" });
    expect([status, body.message]).toEqual([201, "Key created"]);
    expect(body.secret).toMatch(/^dr_live_[\w-]{43}$/);
    expect(body.key).toMatchObject({
      name: "Our ATS",
      scope: "read",
      works: true,
      lastUsedAt: null,
      by: { fullName: "Kavita Menon" },
    });
    expect(body.key.start).toBe(body.secret.slice(0, 12));
    const stored = JSON.stringify(await testApp.db.select().from(apiKeys).where(eq(apiKeys.id, body.key._id)));
    expect(stored).not.toContain(body.secret.slice(12));
    expect(await list()).toEqual([body.key]);
  });

  test.each([
    ["name", { name: "" }],
    ["name", { name: "x".repeat(61) }],
    ["name", { name: "<b>ATS</b>" }],
    ["scope", { scope: "admin" }],
    ["scope", { scope: "" }],
  ])("has a valid %s", async (field, change) => {
    const { status, refusal } = await create(change);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test("is an owner's to manage", async () => {
    const keyId = (await create()).body.key._id;
    for (const role of COMPANY_ROLES.filter((one) => one !== "owner")) {
      const colleague = await aMember(testApp, owner, "Ravi Kumar", role);
      const answers = [
        await create({}, colleague),
        await call(testApp, contract.apiKeys, {}, colleague.token),
        await call(testApp, contract.revokeApiKey, { params: { keyId } }, colleague.token),
      ];
      expect(answers.map(({ refusal }) => refusal.code)).toEqual(["ROLE", "ROLE", "ROLE"]);
    }
    const second = await aMember(testApp, owner, "Meera Iyer", "owner");
    expect((await list(second)).map(({ _id }) => _id)).toEqual([keyId]);
    expect((await call(testApp, contract.revokeApiKey, { params: { keyId } }, second.token)).status).toBe(204);
  });

  test("is one of at most ten, also when two are created at once", async () => {
    for (let one = 1; one < MAX_KEYS; one += 1) await create();
    const codes = (await Promise.all([create(), create()])).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([201, 409]);
    expect(await list()).toHaveLength(MAX_KEYS);
  });

  test("remembers the minute of its last use", async () => {
    const { secret, key } = (await create()).body;
    const lastUsed = async () => (await list()).find(({ _id }) => _id === key._id)?.lastUsedAt;
    const start = testApp.clock.now();
    await jobsBy(secret);
    const first = await lastUsed();
    expect(Date.parse(first ?? "")).toBeGreaterThanOrEqual(start.getTime());
    testApp.clock.moveTo(addMs(start, MINUTE_MS / 2));
    await jobsBy(secret);
    expect(await lastUsed()).toBe(first);
    testApp.clock.moveTo(addMs(start, 2 * MINUTE_MS));
    await jobsBy(secret);
    expect(Date.parse((await lastUsed()) ?? "")).toBeGreaterThanOrEqual(start.getTime() + 2 * MINUTE_MS);
  });
});

describe("a call with a key", () => {
  test("is one of the table, whatever the key; every other call refuses it", async () => {
    const secret = await keyOf("write");
    const answers: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(contracts)) {
      const { statusCode, body } = await send(one, secret);
      if (statusCode === 403 && body.includes(KEY_MAY_NOT)) answers[name] = "refused";
    }
    const refused = Object.entries(contracts).filter(([, one]) => !scopeOf(one));
    expect(Object.keys(answers).toSorted()).toEqual(refused.map(([name]) => name).toSorted());
  });

  test("writes only with the scope write", async () => {
    const secret = await keyOf("read");
    for (const one of Object.values(contracts).filter((each) => scopeOf(each))) {
      const { statusCode, body } = await send(one, secret);
      const isRefused = statusCode === 403 && body.includes(KEY_ONLY_READS) && body.includes("SCOPE");
      expect([one.path, isRefused]).toEqual([one.path, scopeOf(one) === "write"]);
    }
  });

  test("reaches nothing of another company", async () => {
    const stranger = await aPerson(testApp, "employer");
    const jobId = await aJob(testApp, stranger);
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    const secret = await keyOf("write");
    const answers = [
      await call(testApp, employerJob, { params: { id: jobId } }, secret),
      await call(testApp, employerApplication, { params: { applicationId } }, secret),
      await call(testApp, addNote, { params: { applicationId }, body: { text: "Hello" } }, secret),
      await call(testApp, rejectApplication, { body: { applicationId, reason: "No." } }, secret),
    ];
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("NOT_FOUND"));
    expect((await jobsBy(secret)).body.jobs).toEqual([]);
  });

  test("is its owner's, and the log of activity says that a key did it", async () => {
    const secret = await keyOf("write");
    const created = await call(testApp, createJob, { body: jobForm() }, secret);
    expect(created.status).toBe(201);
    const jobId = created.body.job._id;
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    await call(testApp, rejectApplication, { body: { applicationId, reason: "No." } }, secret);
    const { body } = await call(testApp, applicationActivity, { params: { applicationId } }, owner.token);
    expect(body.activity).toMatchObject([{ kind: "rejected", by: { fullName: "Kavita Menon" }, byKey: true }]);
  });

  test("is refused from the first call after the key was revoked; one that has begun ends", async () => {
    const { secret, key } = (await create()).body;
    const [running, revoked] = await Promise.all([
      jobsBy(secret),
      call(testApp, contract.revokeApiKey, { params: { keyId: key._id } }, owner.token),
    ]);
    expect([running.status === 200 || running.status === 401, revoked.status]).toEqual([true, 204]);
    const { status, refusal } = await jobsBy(secret);
    expect([status, refusal.code, refusal.message]).toEqual([401, "UNAUTHENTICATED", KEY_UNKNOWN]);
    const again = await call(testApp, contract.revokeApiKey, { params: { keyId: key._id } }, owner.token);
    expect(again.refusal.code).toBe("NOT_FOUND");
  });

  test.each(["dr_live_", "dr_live_x", `dr_live_${"A".repeat(43)}`, `dr_live_${"A".repeat(5000)}`])(
    "with the unknown key %s is refused, also where no login is needed",
    async (secret) => {
      expect((await jobsBy(secret)).status).toBe(401);
      expect((await send(contracts["jobs.newestJobs"] as Contract, secret)).statusCode).toBe(401);
    },
  );

  test("ends with the role, the membership and the account of its owner", async () => {
    const second = await aMember(testApp, owner, "Meera Iyer", "owner");
    const demoted = await keyOf("read", second);
    const body = { role: "recruiter", jobIds: null };
    await call(testApp, updateColleague, { params: { userId: second.id }, body }, owner.token);
    await call(
      testApp,
      updateColleague,
      { params: { userId: second.id }, body: { ...body, role: "owner" } },
      owner.token,
    );
    expect((await jobsBy(demoted)).status).toBe(401); // also after the person is an owner again
    const removed = await keyOf("read", second);
    await call(testApp, removeColleague, { params: { userId: second.id } }, owner.token);
    expect((await jobsBy(removed)).status).toBe(401);
    const third = await aMember(testApp, owner, "Ravi Kumar", "owner");
    const left = await keyOf("read", third);
    await call(testApp, leaveTeam, {}, third.token);
    expect((await jobsBy(left)).status).toBe(401);
    const secret = await keyOf("read");
    const setRole = (companyRole: "owner" | "recruiter") =>
      testApp.db.update(users).set({ companyRole }).where(eq(users.id, owner.id));
    await setRole("recruiter");
    expect((await jobsBy(secret)).status).toBe(401); // also if its row were left
    await setRole("owner");
    expect((await jobsBy(secret)).status).toBe(200);
    await testApp.db.update(users).set({ blockedAt: testApp.clock.now() }).where(eq(users.id, owner.id));
    expect((await jobsBy(secret)).status).toBe(401);
  });

  test("is one of some hundred a minute, counted for each key", async () => {
    const limited = await createTestApp({ rateLimitScale: 2 / KEY_CALLS_PER_MINUTE });
    const person = await aPerson(limited, "employer");
    const keys = [0, 1].map(
      async () =>
        (await call(limited, contract.createApiKey, { body: { name: "A", scope: "read" } }, person.token)).body.secret,
    );
    const [first = "", second = ""] = await Promise.all(keys);
    const statuses = [];
    for (const secret of [first, first, first, second])
      statuses.push((await call(limited, employerJobs, {}, secret)).status);
    const refused = await call(limited, employerJobs, {}, first);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect([refused.refusal.code, Number(refused.headers["retry-after"]) > 0]).toEqual(["TOO_MANY_REQUESTS", true]);
  });
});

/** Sends a call without input. */
const send = ({ method, path }: Contract, token: string) =>
  testApp.app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4")}`,
    headers: { authorization: `Bearer ${token}` },
  });
