import { accountPrivacy, deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { verifyEmail } from "@dryrun/domain/auth/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, ne } from "drizzle-orm";
import { aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import {
  aBuyer,
  anOrder,
  booksOf,
  historyOf,
  payOrder,
  sendWebhook,
  signedPayment,
  verifyPayment,
} from "../../../test/payments.ts";
import { aSeat, aSession } from "../../../test/purchases.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { documents, orders, paymentEvents, refunds } from "../../db/schema/payments.ts";
import { deleteOutlived } from "../account/retention/retention.ts";

// Payments and the account's other features.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const remove = ({ token }: Person) =>
  call(testApp, deleteAccount, { body: { password: "correct horse battery" } }, token);
const heldPayments = async ({ token }: Person) => (await call(testApp, accountPrivacy, {}, token)).body.held.payments;

async function paid(buyer: Person) {
  const orderId = await anOrder(testApp, buyer);
  const payment = signedPayment(orderId, `pay_${orderId}`);
  await verifyPayment(testApp, buyer, payment);
  return { orderId, paymentId: payment.paymentId };
}
const rowOf = async (orderId: string) =>
  (await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId)))[0];

describe("the stored data", () => {
  test("counts purchases, and the download has every order with its documents", async () => {
    const buyer = await aBuyer(testApp);
    const { orderId } = await paid(buyer);
    await anOrder(testApp, buyer);
    expect(await heldPayments(buyer)).toBe(1);
    const headers = { authorization: `Bearer ${buyer.token}` };
    const { payments } = (await testApp.app.inject({ url: `/api${exportAccount.path}`, headers })).json();
    expect(payments).toMatchObject([
      { status: "created", documents: [] },
      {
        providerOrderId: orderId,
        email: "bills@example.com",
        status: "paid",
        amount: 299,
        credits: 5,
        documents: [{ kind: "receipt", contents: { buyer: { name: "Asha Verma" }, amount: 299 } }],
        refunds: [],
      },
    ]);
  });
});

describe("deleting an account", () => {
  test("waits for the refund of a purchase as a visitor with the account's address, once that is verified", async () => {
    const buyer = await aPerson(testApp, "student");
    const session = await aSession(testApp);
    const seat = await aSeat(testApp, session.id, buyer);
    const [order] = await testApp.db
      .update(orders)
      .set({ userId: null })
      .where(eq(orders.providerOrderId, seat.orderId))
      .returning();
    const times = { createdAt: testApp.clock.now(), updatedAt: testApp.clock.now() };
    const id = order?.id ?? "";
    const refund = {
      id,
      orderId: id,
      paymentId: order?.paymentId ?? "",
      amount: 99,
      reason: "claim" as const,
      ...times,
    };
    await testApp.db.insert(refunds).values({ ...refund, status: "created" });
    await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, buyer.id));
    const refused = await remove(buyer);
    expect([refused.status, refused.refusal.code]).toEqual([409, "OPEN_REFUND"]);
    await testApp.db.update(refunds).set({ status: "processed" }).where(eq(refunds.id, id));
    expect((await remove(buyer)).status).toBe(204);
  });

  test("is refused while a refund is pending, and allowed after the refund failed", async () => {
    const buyer = await aBuyer(testApp);
    const { orderId } = await paid(buyer);
    const id = (await rowOf(orderId))?.id ?? "";
    const times = { createdAt: testApp.clock.now(), updatedAt: testApp.clock.now() };
    const refund = { id, orderId: id, paymentId: `pay_${orderId}`, amount: 299, ...times };
    await testApp.db.insert(refunds).values({ ...refund, status: "created" });
    const refused = await remove(buyer);
    expect([refused.status, refused.refusal.code]).toEqual([409, "OPEN_REFUND"]);
    expect(await heldPayments(buyer)).toBe(1);
    await sendWebhook(testApp, { event: "refund-failed", orderId, paymentId: `pay_${orderId}` });
    expect((await remove(buyer)).status).toBe(204);
  });

  test("leaves orders, documents and ledger under the address only", async () => {
    const buyer = await aBuyer(testApp);
    const { orderId } = await paid(buyer);
    const unpaid = await anOrder(testApp, buyer);
    expect((await remove(buyer)).status).toBe(204);
    expect(await rowOf(orderId)).toMatchObject({ userId: null, name: "", email: buyer.email, status: "paid" });
    expect(await rowOf(unpaid)).toMatchObject({ userId: null, name: "", email: "", status: "created" });
    expect((await booksOf(testApp, orderId)).ledger).toEqual(["299 INR", "5 credit"]);
    expect(await testApp.db.$count(documents, eq(documents.orderId, (await rowOf(orderId))?.id ?? ""))).toBe(1);
  });

  test("refunds a payment that arrives later", async () => {
    const buyer = await aBuyer(testApp);
    const orderId = await anOrder(testApp, buyer);
    expect((await remove(buyer)).status).toBe(204);
    const { paymentId } = await payOrder(testApp, orderId);
    await eventually(async () => {
      const [refund] = await testApp.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
      return refund?.status === "processed" ? refund : undefined;
    });
    expect(await booksOf(testApp, orderId)).toMatchObject({ status: "refunded", ledger: ["-299 INR", "299 INR"] });
    const orderRowId = (await rowOf(orderId))?.id ?? "";
    expect(await testApp.db.$count(documents, eq(documents.orderId, orderRowId))).toBe(0);
    expect(testApp.faults).toEqual([]);
  });

  test("loses no money if it races with a payment", async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await aBuyer(testApp);
      const orderId = await anOrder(testApp, buyer);
      const { paymentId } = await payOrder(testApp, orderId);
      const [webhook, gone] = await Promise.all([
        sendWebhook(testApp, { event: "captured", orderId, paymentId }),
        remove(buyer),
      ]);
      expect([webhook.status, [204, 409].includes(gone.status)]).toEqual([200, true]);
      const books = await booksOf(testApp, orderId);
      const isGiven = books.ledger.includes("5 credit");
      const back = await testApp.db.$count(refunds, eq(refunds.paymentId, paymentId));
      expect([isGiven, back]).toEqual([isGiven, isGiven ? 0 : 1]);
    }
  });

  test("lets a later account with the address have the payments again once it is verified", async () => {
    const buyer = await aBuyer(testApp);
    const { orderId } = await paid(buyer);
    const toProve = () => testApp.mails.filter(({ to, key }) => to === buyer.email && /verify/.test(key));
    await eventually(() => toProve()[0]);
    await remove(buyer);
    const again = await aPerson(testApp, "student", { email: buyer.email });
    expect((await historyOf(testApp, again)).total).toBe(0);
    const mail = await eventually(() => toProve()[1]);
    const token = /verify-email\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    expect((await call(testApp, verifyEmail, { params: { token } })).status).toBe(200);
    const { payments } = await historyOf(testApp, again);
    expect(payments).toMatchObject([{ status: "paid", documents: [{ kind: "receipt" }] }]);
    expect((await rowOf(orderId))?.email).toBe(buyer.email);
  });
});

test("keeps orders as long as the books, unpaid ones and webhooks for 90 days", async () => {
  const buyer = await aBuyer(testApp);
  const { orderId } = await paid(buyer);
  const unpaid = await anOrder(testApp, buyer);
  const now = testApp.clock.now();
  const tidy = (days: number) => deleteOutlived(testApp.db, addMs(now, days * DAY_MS));
  await testApp.db.insert(paymentEvents).values({ id: "evt_tidied", receivedAt: now });
  await tidy(89);
  expect(await rowOf(unpaid)).toBeDefined();
  await tidy(91);
  expect([await rowOf(unpaid), await testApp.db.$count(paymentEvents)]).toEqual([undefined, 0]);
  await tidy(8 * 365);
  expect((await rowOf(orderId))?.status).toBe("paid");
  await tidy(8 * 366);
  expect([
    await rowOf(orderId),
    await testApp.db.$count(documents),
    await testApp.db.$count(ledger, ne(ledger.reason, "carried forward")),
  ]).toEqual([undefined, 0, 0]);
});
