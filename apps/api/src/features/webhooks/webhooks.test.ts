import { createHmac, timingSafeEqual } from "node:crypto";
import { deleteAccount } from "@dryrun/domain/account/contract";
import { acceptApplication, rejectApplication } from "@dryrun/domain/applications/contract";
import { undoDecision } from "@dryrun/domain/applications/triage/contract";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import * as contract from "@dryrun/domain/company/webhooks/contract";
import {
  FORMER_SECRET_HOURS,
  MAX_WEBHOOKS,
  RETRY_AFTER_MS,
  WEBHOOK_EVENTS,
} from "@dryrun/domain/company/webhooks/limits";
import { NOT_PUBLIC } from "@dryrun/domain/company/webhooks/messages";
import { VERIFY_SNIPPET } from "@dryrun/domain/company/webhooks/verify-snippet";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, eventually, queueIsEmpty, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { isWaitedFor } from "../../../test/is-waited-for.ts";
import { createOutbound } from "../../adapters/outbound/guarded.ts";
import { deleteExpired } from "../../compose/tidy.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/webhooks.ts";

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}
let testApp: TestApp;
let owner: Person;
/** The requests to servers of others, and how these answer by host. */
let sent: Sent[] = [];
const answers = new Map<string, number>();
/** What all answers wait for. */
let held: Promise<void> | undefined;
const refusals = createOutbound();

beforeAll(async () => {
  testApp = await createTestApp({
    outbound: {
      ...refusals,
      async post(url, { headers, body }) {
        sent.push({ url, headers, body });
        await held;
        const status = answers.get(new URL(url).host) ?? 200;
        return status === 0 ? { status: null, fault: "time", ms: 10_000 } : { status, fault: null, ms: 12 };
      },
    },
  });
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer");
  sent = [];
  held = undefined;
});
afterAll(() => testApp.close());

let hosts = 0;
const ownHost = () => {
  hosts += 1;
  return `hooks${hosts}.example.com`;
};
const create = (body: object = {}, { token } = owner) =>
  call(
    testApp,
    contract.createWebhook,
    { body: { url: `https://${ownHost()}/`, events: WEBHOOK_EVENTS, ...body } },
    token,
  );
const aWebhook = async (body: object = {}) => (await create(body)).body;
const tokenOf = (person: Person) => freshToken(testApp, person, "employer");
const deliveries = async (webhookId: string) =>
  (await call(testApp, contract.webhookDeliveries, { params: { webhookId } }, await tokenOf(owner))).body.deliveries;
const list = async ({ token } = owner) => (await call(testApp, contract.webhooks, {}, token)).body.webhooks;
const sentTo = ({ url }: { url: string }) => sent.filter((one) => one.url === url).map(({ body }) => JSON.parse(body));
async function apply() {
  const [jobId, student] = [await aJob(testApp, owner), await aStudent(testApp)];
  const applicationId = await anApplication(testApp, student, jobId);
  await queueIsEmpty(testApp);
  return { jobId, student, applicationId };
}
async function later(ms: number) {
  testApp.clock.moveTo(addMs(testApp.clock.now(), ms));
  await testApp.deps.sweeps.run();
  await queueIsEmpty(testApp);
}
/** The snippet of the page for developers, with the app's time. */
const isFromDryrun = new Function(
  "createHmac",
  "timingSafeEqual",
  "Date",
  `${VERIFY_SNIPPET.replace(/^import .*$/m, "").replace("export ", "")}; return isFromDryrun;`,
)(createHmac, timingSafeEqual, { now: () => testApp.clock.now().getTime() }) as (
  body: string,
  header: string,
  secret: string,
) => boolean;

describe("a webhook", () => {
  test("is created with a secret that is shown once", async () => {
    const { status, body } = await create({ url: "https://hooks.example.com/x", events: ["application.decided"] });
    expect([status, body.message]).toEqual([201, "Webhook created"]);
    expect(body.secret).toMatch(/^whsec_[\w-]{32}$/);
    const facts = {
      url: "https://hooks.example.com/x",
      events: ["application.decided"],
      active: true,
      stoppedAt: null,
    };
    expect(await list()).toMatchObject([facts]);
    expect(JSON.stringify(await list())).not.toContain(body.secret);
    const rows = await testApp.database.query("select secret from webhooks");
    expect(JSON.stringify(rows)).not.toContain(body.secret);
  });

  test.each([
    ["url", { url: "" }],
    ["url", { url: "http://hooks.example.com" }],
    ["url", { url: "https://127.0.0.1/" }],
    ["url", { url: "https://169.254.169.254/latest" }],
    ["url", { url: "https://[::1]/" }],
    ["url", { url: "https://a:b@hooks.example.com/" }],
    ["url", { url: "https://hooks.example.com:25/" }],
    ["url", { url: `https://hooks.example.com/${"x".repeat(2100)}` }],
    ["events", { events: [] }],
    ["events.0", { events: ["everything"] }],
  ])("refuses a bad %s at its field", async (field, change) => {
    const { status, refusal } = await create(change);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
    if (!("url" in change)) return;
    const params = { webhookId: (await aWebhook()).webhook._id };
    const changed = await call(testApp, contract.changeWebhook, { params, body: change }, owner.token);
    expect(changed.refusal.errors?.map((error) => error.field)).toEqual([field]);
  });

  test("says why an address of a private network is refused", async () => {
    expect((await create({ url: "https://10.0.0.1/" })).refusal.errors).toEqual([
      { field: "url", message: NOT_PUBLIC },
    ]);
  });

  test("is one of at most five, also when two are created at once", async () => {
    for (let one = 1; one < MAX_WEBHOOKS; one += 1) await create();
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  test("is an owner's, and nobody's of another company", async () => {
    const { webhook } = await aWebhook();
    await call(testApp, contract.testWebhook, { params: { webhookId: webhook._id } }, owner.token);
    const [delivery] = await deliveries(webhook._id);
    const params = { webhookId: webhook._id, deliveryId: delivery?._id ?? "" };
    const codesFor = async ({ token }: Person) => {
      const codes = [];
      for (const one of [
        contract.deleteWebhook,
        contract.changeWebhookSecret,
        contract.testWebhook,
        contract.webhookDeliveries,
        contract.repeatDelivery,
      ])
        codes.push((await call(testApp, one, { params } as never, token)).refusal.code);
      const changed = await call(testApp, contract.changeWebhook, { params, body: { active: false } }, token);
      return [...codes, changed.refusal.code];
    };
    for (const role of COMPANY_ROLES.filter((one) => one !== "owner"))
      expect(await codesFor(await aMember(testApp, owner, "Ravi Kumar", role))).toEqual(Array(6).fill("ROLE"));
    expect(await codesFor(await aPerson(testApp, "employer"))).toEqual(Array(6).fill("NOT_FOUND"));
    expect(await list()).toEqual([webhook]);
  });

  test("does not repeat a delivery of another webhook", async () => {
    const [one, other] = [await aWebhook(), await aWebhook()];
    await call(testApp, contract.testWebhook, { params: { webhookId: one.webhook._id } }, owner.token);
    const params = { webhookId: other.webhook._id, deliveryId: (await deliveries(one.webhook._id))[0]?._id ?? "" };
    expect((await call(testApp, contract.repeatDelivery, { params }, owner.token)).refusal.code).toBe("NOT_FOUND");
  });

  test("is changed in the fields that are sent, and deleted with its log", async () => {
    const { webhook } = await aWebhook();
    const params = { webhookId: webhook._id };
    const { body } = await call(testApp, contract.changeWebhook, { params, body: { active: false } }, owner.token);
    expect(body.webhook).toEqual({ ...webhook, active: false });
    expect((await call(testApp, contract.changeWebhook, { params, body: {} }, owner.token)).status).toBe(400);
    await call(testApp, contract.testWebhook, { params }, owner.token);
    expect((await call(testApp, contract.deleteWebhook, { params }, owner.token)).status).toBe(204);
    await queueIsEmpty(testApp);
    expect(await list()).toEqual([]);
    expect(await testApp.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, webhook._id))).toBe(0);
  });

  test("is deleted while a delivery ends", async () => {
    const { webhook } = await aWebhook();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    held = promise;
    await call(testApp, contract.testWebhook, { params: { webhookId: webhook._id } }, owner.token);
    await eventually(() => sentTo(webhook).length === 1 || undefined);
    const isIt = eq(webhooks.id, webhook._id);
    await testApp.db.transaction(async (tx) => {
      await tx.select().from(webhooks).where(isIt).for("update");
      answer();
      await isWaitedFor(tx);
      await tx.delete(webhooks).where(isIt);
    });
    await queueIsEmpty(testApp);
    expect(await testApp.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, webhook._id))).toBe(0);
    expect(testApp.faults).toEqual([]);
  });
});

describe("an event", () => {
  test("tells of an application and its decision, with ids and no names", async () => {
    const { webhook } = await aWebhook();
    const { jobId, applicationId } = await apply();
    await call(testApp, acceptApplication, { body: { applicationId } }, owner.token);
    await queueIsEmpty(testApp);
    const event = { id: expect.any(String), createdAt: expect.any(String), companyId: owner.id };
    expect(sentTo(webhook)).toEqual([
      { ...event, event: "application.received", data: { applicationId, jobId } },
      { ...event, event: "application.decided", data: { applicationId, jobId, status: "accepted" } },
    ]);
    expect(await deliveries(webhook._id)).toMatchObject([
      { event: "application.decided", state: "delivered", status: 200, attempts: 1, ms: 12, fault: null, nextAt: null },
      { event: "application.received", state: "delivered" },
    ]);
  });

  test("is sent to the webhooks of the company that want it, with one id", async () => {
    const [both, one] = [await aWebhook(), await aWebhook({ events: ["application.received"] })];
    const off = await aWebhook();
    const body = { active: false };
    await call(testApp, contract.changeWebhook, { params: { webhookId: off.webhook._id }, body }, owner.token);
    const stranger = await create({}, await aPerson(testApp, "employer"));
    const { applicationId } = await apply();
    await call(testApp, rejectApplication, { body: { applicationId, reason: "No." } }, owner.token);
    await queueIsEmpty(testApp);
    expect(sentTo(both.webhook).map(({ event }) => event)).toEqual(["application.received", "application.decided"]);
    expect(sentTo(one.webhook)).toEqual([sentTo(both.webhook)[0]]);
    expect([sentTo(off.webhook), sentTo(stranger.body.webhook)]).toEqual([[], []]);
  });

  test("of a decision that can be undone is sent when it is final, and never if it was undone", async () => {
    const { webhook } = await aWebhook({ events: ["application.decided"] });
    const [undone, kept] = [await apply(), await apply()];
    for (const { applicationId } of [undone, kept])
      await call(testApp, acceptApplication, { body: { applicationId, undoable: true } }, owner.token);
    await call(testApp, undoDecision, { params: { applicationId: undone.applicationId } }, owner.token);
    expect(sentTo(webhook)).toEqual([]);
    await later(MINUTE_MS);
    expect(sentTo(webhook).map(({ data }) => data.applicationId)).toEqual([kept.applicationId]);
  });

  test("is signed, as the documented function checks it", async () => {
    const { webhook, secret } = await aWebhook();
    await apply();
    const { body, headers } = sent.find(({ url }) => url === webhook.url) as Sent;
    const header = headers["Dryrun-Signature"] ?? "";
    expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(headers).toMatchObject({ "Dryrun-Event": "application.received", "Dryrun-Event-Id": JSON.parse(body).id });
    expect(isFromDryrun(body, header, secret)).toBe(true);
    const forged = [
      isFromDryrun(`${body} `, header, secret),
      isFromDryrun(body, header, `${secret}x`),
      isFromDryrun(body, header.replace(/t=\d/, "t=9"), secret),
      isFromDryrun(body, header.replace(/v1=.*/, "v1="), secret),
      isFromDryrun(body, "", secret),
    ];
    expect(forged).toEqual(Array(5).fill(false));
    testApp.clock.moveTo(addMs(testApp.clock.now(), 6 * MINUTE_MS));
    expect(isFromDryrun(body, header, secret)).toBe(false);
  });

  test("is signed with the former secret too, for a day after its change", async () => {
    const { webhook, secret: former } = await aWebhook();
    const params = { webhookId: webhook._id };
    const { secret } = (await call(testApp, contract.changeWebhookSecret, { params }, owner.token)).body;
    expect(secret).not.toBe(former);
    const signedBy = async () => {
      sent = [];
      await call(testApp, contract.testWebhook, { params }, await tokenOf(owner));
      await queueIsEmpty(testApp);
      const [{ body = "", headers = {} } = {}] = sent;
      return [former, secret].map((one) => isFromDryrun(body, headers["Dryrun-Signature"] ?? "", one));
    };
    expect(await signedBy()).toEqual([true, true]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), FORMER_SECRET_HOURS * HOUR_MS));
    expect(await signedBy()).toEqual([false, true]);
  });
});

describe("a delivery", () => {
  test("that is not accepted is tried again after a minute, and later and later", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    const { host } = new URL(webhook.url);
    answers.set(host, 302);
    await apply();
    expect(await deliveries(webhook._id)).toMatchObject([{ state: "waiting", attempts: 1, status: 302 }]);
    await testApp.deps.sweeps.run();
    expect(sentTo(webhook)).toHaveLength(1);
    answers.set(host, 0);
    await later(RETRY_AFTER_MS[0] ?? 0);
    const [waiting] = await deliveries(webhook._id);
    expect(waiting).toMatchObject({ state: "waiting", attempts: 2, status: null, fault: "time", ms: 10_000 });
    expect(Date.parse(waiting?.nextAt ?? "") - Date.parse(waiting?.lastAt ?? "")).toBe(RETRY_AFTER_MS[1]);
    answers.set(host, 200);
    await later(RETRY_AFTER_MS[1] ?? 0);
    expect(await deliveries(webhook._id)).toMatchObject([
      { state: "delivered", attempts: 3, status: 200, nextAt: null },
    ]);
    const [first, ...others] = sentTo(webhook);
    expect(others).toEqual([first, first]);
  });

  test("that fails for good switches the webhook off, and the owners get one mail", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    const { host } = new URL(webhook.url);
    answers.set(host, 500);
    await apply();
    for (const wait of RETRY_AFTER_MS) await later(wait);
    expect(await deliveries(webhook._id)).toMatchObject([{ state: "failed", attempts: 6, status: 500, nextAt: null }]);
    const [stopped] = (await call(testApp, contract.webhooks, {}, await tokenOf(owner))).body.webhooks;
    expect(stopped).toMatchObject({ active: false, stoppedAt: expect.any(String) });
    const mails = testApp.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes("Your webhook"))).toEqual([`Your webhook to ${host} is off`]);
    answers.set(host, 200);
    const params = { webhookId: webhook._id, deliveryId: (await deliveries(webhook._id))[0]?._id ?? "" };
    const token = await tokenOf(owner);
    expect((await call(testApp, contract.repeatDelivery, { params }, token)).status).toBe(202);
    await queueIsEmpty(testApp);
    const [repeated, failed] = await deliveries(webhook._id);
    expect([repeated, failed]).toMatchObject([{ state: "delivered" }, { state: "failed" }]);
    expect([repeated?.eventId, repeated?.body]).toEqual([failed?.eventId, failed?.body]);
    const { body } = await call(testApp, contract.changeWebhook, { params, body: { active: true } }, token);
    expect(body.webhook).toMatchObject({ active: true, stoppedAt: null });
  });

  test("that fails for good leaves the webhook on if another event was accepted since", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    const { host } = new URL(webhook.url);
    answers.set(host, 500);
    await apply();
    answers.set(host, 200);
    await call(testApp, contract.testWebhook, { params: { webhookId: webhook._id } }, await tokenOf(owner));
    await queueIsEmpty(testApp);
    answers.set(host, 500);
    for (const wait of RETRY_AFTER_MS) await later(wait);
    expect((await deliveries(webhook._id)).map(({ state }) => state).toSorted()).toEqual(["delivered", "failed"]);
    expect((await call(testApp, contract.webhooks, {}, await tokenOf(owner))).body.webhooks[0]?.active).toBe(true);
  });

  test("of a test is tried once, also while the webhook is off", async () => {
    const { webhook } = await aWebhook();
    const params = { webhookId: webhook._id };
    const token = await tokenOf(owner);
    await call(testApp, contract.changeWebhook, { params, body: { active: false } }, token);
    answers.set(new URL(webhook.url).host, 404);
    const { status, body } = await call(testApp, contract.testWebhook, { params }, token);
    expect([status, body.message]).toEqual([202, "Test event is on its way"]);
    await queueIsEmpty(testApp);
    const tested = { _id: body.deliveryId, event: "test", state: "failed", attempts: 1, status: 404 };
    expect(await deliveries(webhook._id)).toMatchObject([tested]);
    expect(sentTo(webhook)).toMatchObject([{ event: "test", data: {} }]);
  });

  test("that waits while its webhook is switched off is not sent", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    answers.set(new URL(webhook.url).host, 500);
    await apply();
    const params = { webhookId: webhook._id };
    await call(testApp, contract.changeWebhook, { params, body: { active: false } }, await tokenOf(owner));
    await later(RETRY_AFTER_MS[0] ?? 0);
    expect(await deliveries(webhook._id)).toMatchObject([{ state: "failed", fault: "off", attempts: 2 }]);
    expect(sentTo(webhook)).toHaveLength(1);
  });

  test("is sent once when its job runs twice, and again if its process died", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    const { host } = new URL(webhook.url);
    answers.set(host, 500); // the delivery waits for its second attempt
    await apply();
    answers.set(host, 200);
    const [waiting] = await deliveries(webhook._id);
    const payload = { deliveryId: waiting?._id ?? "", webhookId: webhook._id, attempt: 0 };
    await testApp.db.transaction((tx) => testApp.deps.queue.enqueue(tx, "webhook.deliver", payload));
    await queueIsEmpty(testApp);
    expect(sentTo(webhook)).toHaveLength(1);
    const begun = { state: "waiting" as const, nextAt: addMs(testApp.clock.now(), MINUTE_MS) };
    await testApp.db.update(webhookDeliveries).set(begun).where(eq(webhookDeliveries.id, payload.deliveryId));
    await later(2 * MINUTE_MS);
    expect(sentTo(webhook)).toHaveLength(2);
    expect(await deliveries(webhook._id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("ends with the candidate's account, and after 30 days", async () => {
    const { webhook } = await aWebhook({ events: ["application.received"] });
    const [gone, kept] = [await apply(), await apply()];
    const token = await freshToken(testApp, gone.student);
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, token)).status).toBe(204);
    const bodies = async () => (await deliveries(webhook._id)).map(({ body }) => JSON.parse(body).data.applicationId);
    expect(await bodies()).toEqual([kept.applicationId]);
    const { db, deps } = testApp;
    const tidied = { ...deps, db, mailer: { send: async () => {} }, verification: "off" as const };
    const now = testApp.clock.now();
    await deleteExpired(tidied, addMs(now, 29 * DAY_MS));
    expect(await bodies()).toEqual([kept.applicationId]);
    await deleteExpired(tidied, addMs(now, 31 * DAY_MS));
    expect(await bodies()).toEqual([]);
  });
});

test("an event exists exactly if its cause does", async () => {
  const { webhook } = await aWebhook({ events: ["application.decided"] });
  const { applicationId } = await apply();
  const decide = () => call(testApp, acceptApplication, { body: { applicationId } }, owner.token);
  const statuses = (await Promise.all([decide(), decide()])).map(({ status }) => status);
  await queueIsEmpty(testApp);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(sentTo(webhook)).toHaveLength(1);
  await eventually(async () => ((await deliveries(webhook._id)).length === 1 ? true : undefined));
});
