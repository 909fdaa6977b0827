import { randomBytes } from "node:crypto";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { apiKeys } from "../../src/db/schema/api-keys.ts";
import { candidateMails } from "../../src/db/schema/candidate-mails.ts";
import { certificates } from "../../src/db/schema/certificates.ts";
import { webhookDeliveries, webhooks } from "../../src/db/schema/webhooks.ts";
import { newId } from "../../src/ids.ts";
import type { Person } from "../builders.ts";
import type { TestApp } from "../create-test-app.ts";
import { textOf } from "./texts.ts";

/** Stores a certificate. */
export async function aCertificate(testApp: TestApp, change: Partial<typeof certificates.$inferInsert>) {
  const id = newId(testApp.clock.now());
  const certId = certificateIdOf(randomBytes(9));
  const names = { studentName: textOf("name"), courseName: textOf("own"), email: `${textOf("contact")}@example.com` };
  await testApp.db.insert(certificates).values({ id, certId, ...names, issuedOn: testApp.clock.now(), ...change });
  return { certificateId: id, certId };
}

/** Stores a mail to candidates that was sent. */
export async function aCandidateMail({ db, clock }: TestApp, { id: senderId }: Person) {
  const at = clock.now();
  const id = newId(at);
  const mail = { subject: textOf("own"), text: textOf("own"), count: 2, at };
  await db.insert(candidateMails).values({ id, companyId: senderId, senderId, ...mail });
  return id;
}

/** Stores an API key and a webhook with a delivery, past the limits of a company. */
export async function aConnection({ db, clock }: TestApp, employer: Person) {
  const now = clock.now();
  const [keyId, webhookId, deliveryId, eventId] = [newId(now), newId(now), newId(now), newId(now)];
  const of = { companyId: employer.id, createdAt: now };
  const key = { userId: employer.id, name: textOf("own"), scope: "read" as const, start: textOf("own"), hash: keyId };
  await db.insert(apiKeys).values({ ...of, ...key, id: keyId });
  const url = `https://${textOf("own")}.example`;
  await db.insert(webhooks).values({ ...of, id: webhookId, url, events: [], secret: textOf("own"), workedAt: now });
  const delivery = { webhookId, eventId, event: "test", body: textOf("own"), state: "failed" as const };
  await db.insert(webhookDeliveries).values({ ...delivery, id: deliveryId, createdAt: now });
  return { keyId, webhookId, deliveryId };
}
