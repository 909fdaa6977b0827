import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { newId } from "../../ids.ts";
import { insertCertificates } from "./queries.ts";

let testApp: TestApp;
let issuedOn = "";
const knownCertificateId = certificateIdOf(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9]));
const revoked = certificateIdOf(new Uint8Array([9, 8, 7, 6, 5, 4, 3, 2, 1]));
beforeAll(async () => {
  testApp = await createTestApp();
  const at = testApp.clock.now();
  issuedOn = at.toISOString();
  const paper = {
    studentName: "Asha Verma",
    email: "asha@example.com",
    courseName: "Data Analyst Masterclass",
    issuedOn: at,
  };
  await insertCertificates(testApp.db, [
    { ...paper, id: newId(at), certId: knownCertificateId },
    { ...paper, id: newId(at), certId: revoked, revokedAt: at },
  ]);
});
afterAll(() => testApp.close());

const verify = (id: string) => call(testApp, verifyCertificate, { params: { id } });

it.each([
  knownCertificateId,
  knownCertificateId.toLowerCase(),
  knownCertificateId.replace("-", ""),
  ` ${knownCertificateId} `,
])("finds %j and masks the address", async (typed) => {
  const { status, body } = await verify(typed);
  expect(status).toBe(200);
  expect(body).toEqual({
    certId: knownCertificateId,
    studentName: "Asha Verma",
    courseName: "Data Analyst Masterclass",
    email: "a***@example.com",
    issuedOn,
  });
});

it.each([revoked, certificateIdOf(new Uint8Array(9)), "hello", "7"])(
  "gives the same answer for %j as for an unknown id",
  async (typed) => {
    const { status, refusal } = await verify(typed);
    expect(status).toBe(404);
    expect(refusal.message).toBe("Certificate not found");
  },
);
