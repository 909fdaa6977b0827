import { changeFlag } from "@dryrun/domain/flags/contract";
import { FLAGS } from "@dryrun/domain/flags/rules";
import { openIncident, updateIncident } from "@dryrun/domain/incidents/contract";
import { endMaintenance, planMaintenance } from "@dryrun/domain/maintenance/contract";
import { createCreditOrder } from "@dryrun/domain/payments/contract";
import { siteStatus } from "@dryrun/domain/status/contract";
import { FAILED_ORDER_MINUTES, LATE_MAILS } from "@dryrun/domain/status/limits";
import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, aStudent, aTokenOf } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { createApp } from "../../app.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { createSiteStatus } from "./service.ts";

let testApp: TestApp;
let admin: string;
let provider = { isAway: false };
beforeAll(async () => {
  testApp = await createTestApp({
    payments: (sandbox) => ({
      ...sandbox,
      createOrder: (order) => (provider.isAway ? Promise.reject(new Error("away")) : sandbox.createOrder(order)),
    }),
  });
  admin = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());
beforeEach(async () => {
  provider = { isAway: false };
  await testApp.deps.system.siteStatus.refresh();
});

const status = async () => (await call(testApp, siteStatus, {})).body;
const states = async () =>
  Object.fromEntries((await status()).components.map(({ component, state }) => [component, state]));
const WELL = { site: "operational", interviews: "operational", payments: "operational", mail: "operational" };
const page = async (app = testApp.app) => app.inject({ url: "/status" });
/** Returns the text that a reader sees. */
const textOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("without trouble", () => {
  test("shows everything as operational to anyone, without internal names", async () => {
    expect(await states()).toEqual(WELL);
    const { summary, incidents, maintenance } = await status();
    expect([summary, incidents, maintenance]).toEqual(["All systems are operational.", [], null]);
    const { body } = await testApp.app.inject({ url: "/api/status" });
    expect(body).not.toMatch(/mail\.|interview\.evaluate|reconcile|queue|database|waiting/);
  });

  test("has a page without scripts and without files of the site", async () => {
    const { statusCode, headers, body } = await page();
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toMatch(/<header.*href="\/login">Login<.*href="\/register">Sign Up</);
    expect(body).toContain("url(/fonts/anek-latin.woff2)");
    expect(textOf(body)).toMatch(
      /System status All systems are operational\. As of \d+:\d\d [ap]m IST.*Website and login Operational.*Mail Operational.*No maintenance is planned\..*Nothing was reported in the last 90 days/,
    );
    expect(body).not.toMatch(/<script|<link|src=/);
    expect((await testApp.app.inject({ method: "HEAD", url: "/status" })).statusCode).toBe(200);
  });
});

describe("measured states", () => {
  afterEach(() => testApp.deps.queue.hold(false));

  test("mail is degraded while no worker sends mails, and has an outage after an hour", async () => {
    await testApp.deps.queue.hold(true);
    await testApp.db.transaction((tx) => testApp.deps.queue.enqueue(tx, "mail.reset-password", { userId: null }));
    const wait = async (minutes: number) => {
      await testApp.database.query({
        text: "update pgboss.job set start_after = now() - make_interval(mins => $1) where name = 'mail.reset-password' and state < 'active'",
        values: [minutes],
      });
      await testApp.deps.system.siteStatus.refresh();
      return (await states()).mail;
    };
    expect([await wait(9), await wait(11), await wait(61)]).toEqual(["operational", "degraded", "outage"]);
    await testApp.database.query("delete from pgboss.job where name = 'mail.reset-password'");
  });

  test("mail counts refused mails although they are not due, but not a few bad addresses", async () => {
    await testApp.deps.queue.hold(true);
    const refused = async (count: number) => {
      const payloads = Array.from({ length: count }, () => ({ userId: null }));
      await testApp.db.transaction((tx) => testApp.deps.queue.enqueueAll(tx, "mail.account-locked", payloads));
      await testApp.database.query(
        "update pgboss.job set created_on = now() - interval '20 minutes', start_after = now() + interval '9 minutes' where name = 'mail.account-locked'",
      );
      await testApp.deps.system.siteStatus.refresh();
      return (await states()).mail;
    };
    expect([await refused(LATE_MAILS - 1), await refused(1)]).toEqual(["operational", "degraded"]);
    await testApp.database.query("delete from pgboss.job where name = 'mail.account-locked'");
  });

  test("interviews are degraded if one has no result for ten minutes", async () => {
    const employer = await aPerson(testApp, "employer");
    const { sessionId } = await anInterviewed(testApp, employer, "7 because");
    expect((await states()).interviews).toBe("operational");
    await testApp.deps.queue.hold(true); // now no worker grades
    const submittedAt = addMs(testApp.clock.now(), -11 * MINUTE_MS);
    const isThis = eq(interviewSessions.id, sessionId);
    await testApp.db.update(interviewSessions).set({ submittedAt, evaluatedAt: null }).where(isThis);
    await testApp.deps.system.siteStatus.refresh();
    expect((await states()).interviews).toBe("degraded");
    await testApp.db.update(interviewSessions).set({ evaluatedAt: testApp.clock.now() }).where(isThis);
  });

  test("payments are degraded, then have an outage, while the provider is unreachable, until an order succeeds", async () => {
    const student = await aStudent(testApp);
    const buy = () =>
      call(testApp, createCreditOrder, { body: { credits: 5, amount: 299, email: student.email } }, student.token);
    const after = async (orders: number) => {
      for (let index = 0; index < orders; index++) await buy();
      await testApp.deps.system.siteStatus.refresh();
      return (await states()).payments;
    };
    provider.isAway = true;
    expect([await after(1), await after(1), await after(3)]).toEqual(["operational", "degraded", "outage"]);
    provider.isAway = false;
    expect(await after(1)).toBe("operational");
    provider.isAway = true;
    await after(5);
    testApp.clock.moveTo(addMs(testApp.clock.now(), FAILED_ORDER_MINUTES * MINUTE_MS));
    expect(await after(0)).toBe("operational"); // no order since then
  });

  test("a switch that is off for everyone shows its own message", async () => {
    const change = (isOn: boolean) =>
      call(
        testApp,
        changeFlag,
        { params: { key: "purchases" }, body: { isOn, share: 100, roles: [], reason: "an attack" } },
        admin,
      );
    await change(false);
    await testApp.deps.system.siteStatus.refresh();
    const paid = (await status()).components.find(({ component }) => component === "payments");
    expect([paid?.state, paid?.note]).toEqual(["degraded", FLAGS.purchases.refusal]);
    expect(textOf((await page()).body)).toContain(FLAGS.purchases.refusal);
    await change(true);
  });
});

describe("a maintenance", () => {
  afterEach(() => call(testApp, endMaintenance, {}, admin));
  const plan = (change: object) => call(testApp, planMaintenance, { body: { reason: "a new disk", ...change } }, admin);

  test("that is planned is on the page, and everything is operational until it begins", async () => {
    await plan({ startsAt: addMs(testApp.clock.now(), HOUR_MS).toISOString(), message: "A <bigger> disk." });
    expect((await states()).site).toBe("operational");
    expect((await page()).body).toMatch(
      /Planned maintenance<\/h2><p>Dryrun will be maintained from .*A &lt;bigger&gt; disk\./,
    );
  });

  test("that is running is the state of everything, and the page still works", async () => {
    await plan({});
    const { summary, components } = await status();
    expect(summary).toMatch(/^Dryrun is being maintained\. You can read everything\./);
    expect(new Set(components.map(({ state }) => state))).toEqual(new Set(["maintenance"]));
    expect((await page()).statusCode).toBe(200);
  });
});

test("shows incidents on the page: open ones with all updates, resolved ones below, as plain text", async () => {
  const title = 'Payments & "refunds" fail';
  const impacts = { payments: "outage", mail: "degraded" };
  const body = { title, phase: "investigating", impacts, message: "Line one\n<script>alert(1)</script>" };
  await call(testApp, openIncident, { body }, admin);
  const { body: open } = await page();
  expect(textOf(open)).toMatch(/Open incidents Payments &amp; &quot;refunds&quot; fail Since .* IST/);
  expect(textOf(open)).toContain("Affected: Payments (outage), Mail (degraded performance)");
  expect(open).toContain('<p class="text">Line one\n&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(open).not.toContain("<script");
  expect(open).toContain("No other incident was reported in the last 90 days.");
  const { rows } = await testApp.database.query("select id from incidents where resolved_at is null");
  const end = { phase: "resolved", message: "It works again." };
  await call(testApp, updateIncident, { params: { id: (rows[0] as { id: string }).id }, body: end }, admin);
  const resolved = textOf((await page()).body);
  expect(resolved).not.toContain("Open incidents");
  expect(resolved).toMatch(/Incidents of the last 90 days Payments .* 2 updates Resolved .* It works again\./);
});

describe("many visitors", () => {
  test("cause one query of the database in some seconds", async () => {
    let requestCount = 0;
    const { queue, clock, readOnly, flags } = testApp.deps;
    let now = 0;
    const time = jest.spyOn(performance, "now").mockImplementation(() => now);
    const ownSiteStatus = createSiteStatus({
      db: testApp.db,
      clock,
      readOnly,
      flags,
      queue: {
        ...queue,
        waitingSeconds: (db) => {
          requestCount += 1;
          return queue.waitingSeconds(db);
        },
      },
      isWriting: async () => true,
      isSearchReady: () => true,
      failedOrders: () => 0,
    });
    try {
      await Promise.all(Array.from({ length: 50 }, () => ownSiteStatus.read()));
      now = 4900;
      await ownSiteStatus.page();
      expect(requestCount).toBe(1);
      now = 5100;
      await ownSiteStatus.page();
      expect(requestCount).toBe(2);
    } finally {
      time.mockRestore();
    }
  });

  test("get an answer without the database, with the last known incidents", async () => {
    const { queue, clock, readOnly, flags } = testApp.deps;
    const body = { title: "Mail is late", phase: "identified", impacts: { mail: "degraded" }, message: "Soon." };
    await call(testApp, openIncident, { body }, admin);
    const broken = { isAway: false };
    const deps = {
      db: testApp.db,
      clock,
      readOnly,
      flags,
      queue: {
        ...queue,
        waitingSeconds: (db: typeof testApp.db) =>
          broken.isAway ? Promise.reject(new Error("connection refused")) : queue.waitingSeconds(db),
      },
      isWriting: async () => true,
      isSearchReady: () => true,
      failedOrders: () => 0,
    };
    const ownSiteStatus = createSiteStatus(deps);
    await ownSiteStatus.read();
    broken.isAway = true;
    await ownSiteStatus.refresh();
    const { summary, incidents } = await ownSiteStatus.read();
    expect(summary).toBe("Dryrun is not available at the moment. We are working on it.");
    expect(incidents).toMatchObject([{ title: "Mail is late" }]);
    const app = await createApp(
      { ...testApp.deps, system: { ...testApp.deps.system, siteStatus: ownSiteStatus } },
      { maxDelayMs: Number.POSITIVE_INFINITY, isPublicDemo: true },
    );
    const answer = await page(app);
    expect([answer.statusCode, answer.body.includes("Demo: do not enter real data")]).toEqual([200, true]);
    expect(textOf(answer.body)).toMatch(/Website and login Outage/);
    await app.close();
  });
});
