import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq, inArray } from "drizzle-orm";
import type { Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import {
  aBuyer,
  anOrder,
  booksOf,
  createOrder,
  sendWebhook,
  signedPayment,
  verifyPayment,
} from "../../../../test/payments.ts";
import { openShop } from "../../../../test/shop.ts";
import { documents, orders, payments } from "../../../db/schema/payments.ts";
import { settlePaid } from "../orders/settle-paid.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

let count = 0;
interface Sale {
  buyer: Person;
  orderId: string;
  paymentId: string;
}
async function sales(many: number): Promise<Sale[]> {
  const buyers: Person[] = [];
  while (buyers.length < many) buyers.push(await aBuyer(testApp));
  const orderIds = await Promise.all(buyers.map((buyer) => anOrder(testApp, buyer)));
  return buyers.map((buyer, index) => ({ buyer, orderId: orderIds[index] ?? "", paymentId: `pay_at_once${++count}` }));
}
const verifyOne = ({ buyer, orderId, paymentId }: Sale) =>
  verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
const statusesOf = async (of: readonly Sale[]) =>
  (await Promise.all(of.map(verifyOne))).map(({ status, body }) => [status, body.interviewCredits]);

/** Returns the serial numbers of the receipts of these orders, in their order. */
async function serialsOf(of: readonly Sale[]) {
  const ids = of.map(({ orderId }) => orderId);
  const documentRows = await testApp.db
    .select({ serial: documents.serial })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(inArray(orders.providerOrderId, ids))
    .orderBy(documents.serial);
  return documentRows.map(({ serial }) => serial);
}
/** Expects each sale once in the books, and consecutive receipts. */
async function expectSold(of: readonly Sale[]) {
  for (const { orderId, paymentId } of of) {
    const books = await booksOf(testApp, orderId);
    expect([books.status, books.paymentId, books.ledger]).toEqual(["paid", paymentId, ["299 INR", "5 credit"]]);
  }
  const serials = await serialsOf(of);
  expect(serials).toEqual(of.map((_, index) => (serials[0] ?? 0) + index));
}

test("places simultaneous orders, each for its own buyer", async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(testApp)));
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      createOrder(testApp, buyer, { email: `of.${buyer.id}@example.com`, ...(index === 5 && { amount: 1 }) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(buyers.map((_, index) => (index === 5 ? 409 : 201)));
  for (const [index, { body }] of answers.entries()) {
    const [row] = await testApp.db
      .select()
      .from(orders)
      .where(eq(orders.providerOrderId, `${body.orderId}`));
    if (index !== 5)
      expect([row?.userId, row?.email]).toEqual([buyers[index]?.id, `of.${buyers[index]?.id}@example.com`]);
  }
});

test("gives each buyer of simultaneous sales their credits, and receipts without gaps", async () => {
  const sold = await sales(40);
  const before = await Promise.all(sold.map(async ({ orderId }) => (await booksOf(testApp, orderId)).credits ?? 0));
  expect(await statusesOf(sold)).toEqual(before.map((credits) => [200, credits + 5]));
  await expectSold(sold);
});

test("counts all simultaneous sales to one buyer", async () => {
  const buyer = await aBuyer(testApp);
  const orderIds = await Promise.all(Array.from({ length: 6 }, () => anOrder(testApp, buyer)));
  const sold = orderIds.map((orderId) => ({ buyer, orderId, paymentId: `pay_at_once${++count}` }));
  const [first] = orderIds;
  const before = (await booksOf(testApp, `${first}`)).credits ?? 0;
  const answers = await statusesOf(sold);
  expect(answers.map(([, credits]) => credits).sort()).toContain(before + 30);
  await expectSold(sold);
});

test("fails only for another person's order and a deleted account", async () => {
  const sold = await sales(6);
  const [mine, theirs, gone, ...others] = sold as [Sale, Sale, Sale, ...Sale[]];
  await testApp.db.update(orders).set({ userId: null }).where(eq(orders.providerOrderId, gone.orderId));
  const answers = await Promise.all([...others, { ...theirs, buyer: mine.buyer }, gone].map(verifyOne));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  await expectSold(others);
  expect((await booksOf(testApp, theirs.orderId)).ledger).toEqual([]);
});

test("settles each sale once when webhooks settle the same sales at the same time", async () => {
  const sold = await sales(8);
  const webhooks = sold.map(({ orderId, paymentId }) =>
    sendWebhook(testApp, { event: "captured", orderId, paymentId }),
  );
  const answers = await Promise.all([...sold.map(verifyOne), ...webhooks, ...sold.map(verifyOne)]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await expectSold(sold);
});

test("gives one payment that two orders claim to one of them", async () => {
  const [first, second, third] = (await sales(3)) as [Sale, Sale, Sale];
  const both = [first, { ...second, paymentId: first.paymentId }, third];
  await Promise.all(both.map(verifyOne));
  await expectSold([third]);
  const rows = await testApp.db.select().from(payments).where(eq(payments.id, first.paymentId));
  expect(rows).toHaveLength(1);
});

test("leaves nothing of a sale that fails before its commit, and can settle it later", async () => {
  const shop = await openShop(testApp);
  const { id, providerId } = await shop.order({ kind: "credits", credits: 5, amount: 299 });
  const payment = shop.bank.signed(shop.bank.pay(providerId));
  const dying: typeof shop.paying = {
    ...shop.paying,
    async settle(tx, of, reported, now) {
      await shop.paying.settle(tx, of, reported, now);
      throw new Error("killed");
    },
  };
  await expect(settlePaid(dying, payment, "credits", shop.buyer.id)).rejects.toThrow("killed");
  const sale = { id, kind: "credits" as const, providerId };
  expect(await shop.sums([sale])).toEqual({ ledger: 0, documents: 0 });
  await shop.expectBooks();
  await settlePaid(shop.paying, payment, "credits", shop.buyer.id);
  expect(await shop.sums([sale])).toEqual({ ledger: 299, documents: 299 });
  await shop.expectBooks();
});
