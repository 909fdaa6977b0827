import { contracts } from "@dryrun/domain/contracts";
import { claimRefund } from "@dryrun/domain/masterclass/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import Fastify from "fastify";
import { aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { idempotentAnswers } from "../../db/schema/accounts.ts";
import { PENDING, pendingRoutes } from "./pending.ts";

let world: TestApp;
let student: Person;
beforeAll(async () => {
  world = await createTestApp();
  student = await aStudent(world);
}, 30_000);
afterAll(() => world.close());

/** Word for word, so that the list is seen to shrink. */
test("what is agreed and not built yet", () => {
  expect(PENDING).toEqual([
    "admin.refunds",
    "certificates.certificatePdf",
    "certificates.certificates",
    "certificates.importCertificates",
    "certificates.issueCertificate",
    "certificates.revokeCertificate",
    "masterclass.attend",
    "masterclass.claimRefund",
    "masterclass.createSessions",
    "masterclass.deleteSession",
    "masterclass.importAttendance",
    "masterclass.mySession",
    "masterclass.sessionEnrolments",
    "masterclass.toggleSession",
    "masterclass.updateSession",
  ]);
});

test("each pending call is declared, and none twice", () => {
  expect(PENDING.filter((name) => !(name in contracts))).toEqual([]);
  expect([...new Set(PENDING)]).toEqual([...PENDING].sort());
});

test("a call that is both pending and served stops the start", async () => {
  const app = Fastify();
  await app.register(
    async (api) => {
      const served = contracts[PENDING[0] ?? ""];
      if (!served) throw new Error("nothing is pending");
      api.route({ method: served.method, url: served.path, handler: async () => ({}) });
      expect(() => pendingRoutes(api)).toThrow(`${PENDING[0]} is both pending and served`);
    },
    { prefix: "/api" },
  );
  await app.ready();
});

const params = { enrollmentId: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" };

test("a valid request gets the answer that the part opens later, also the second time with its key", async () => {
  const headers = { "idempotency-key": "claim-1" };
  for (const _ of [1, 2]) {
    const { status, refusal } = await call(world, claimRefund, { params }, student.token, headers);
    expect([status, refusal]).toEqual([
      501,
      { message: "This part of Dryrun opens later: masterclass.", code: "NOT_BUILT_YET" },
    ]);
  }
  // Once built, the call is executed: answers from 500 on are not stored.
  const kept = await world.db.$count(idempotentAnswers);
  expect(kept).toBe(0);
});

test("access and input are refused before", async () => {
  expect((await call(world, claimRefund, { params })).status).toBe(401);
  expect((await call(world, claimRefund, { params: { enrollmentId: "x" } }, student.token)).status).toBe(404);
});
