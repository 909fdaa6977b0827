import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Bank } from "../../../../test/bank.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { openShop, type ShopOrder } from "../../../../test/shop.ts";
import { AppError } from "../../../errors/app-error.ts";
import { spend } from "../../../records/credits.ts";

// To repeat a failure, put fast-check's seed and path into RUNS: `{ seed, path }`.
const RUNS = { seed: 20261121, numRuns: 20, includeErrorInReport: true };
const LIMIT_MS = 180_000; // in ms, including the search for a smaller example

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const STEPS = [
  "pay",
  "pay",
  "pay-fails",
  "verify",
  "verify",
  "verify-many",
  "webhook",
  "webhook",
  "webhook",
  "reconcile",
  "reconcile",
  "answer-lost",
  "crash",
  "refund-by-hand",
  "refund-part-by-hand",
  "refund-ends",
  "refund-fails",
  "dispute",
  "dispute-ends",
  "claim",
  "spend",
] as const;
interface Step {
  what: (typeof STEPS)[number];
  /** Selects the order, and the payment, webhook, refund or dispute. */
  order: number;
  pick: number;
}
const step = fc.record<Step>({ what: fc.constantFrom(...STEPS), order: fc.nat(99), pick: fc.nat(99) });
/** Groups run one after the other; the steps of a group run at the same time. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 });

const EXPECTED = /crashed|socket hang up|more than what is left/;
/** Refusals and faults that the story itself causes; everything else fails the test. */
const tolerant = async (run: Promise<unknown>) => {
  try {
    await run;
  } catch (error) {
    if (!(error instanceof AppError || EXPECTED.test((error as Error).message))) throw error;
  }
};
const chosen = <T>(from: readonly T[], pick: number): T | undefined => from[pick % from.length];

async function openStory() {
  const shop = await openShop(testApp);
  const attended = await shop.attendedSeat();
  const orders: ShopOrder[] = [
    await shop.order({ kind: "credits", credits: 5, amount: 299 }),
    await shop.seat(),
    await shop.order({ kind: "course", amount: 2400, attendeeCredit: 99 }),
    await shop.order({ kind: "course", amount: 2499 }),
    attended,
  ];
  return { shop, orders, attended };
}
type Story = Awaited<ReturnType<typeof openStory>>;

const paymentsOf = ({ payments }: Bank, { providerId }: ShopOrder) =>
  payments.filter(({ orderId, status }) => orderId === providerId && status === "captured");

const run: Record<Step["what"], (story: Story, order: ShopOrder, pick: number) => Promise<unknown> | undefined> = {
  pay: async ({ shop }, order) => shop.bank.pay(order.providerId),
  "pay-fails": async ({ shop }, order) => shop.bank.pay(order.providerId, false),
  verify: ({ shop }, order, pick) => {
    const payment = chosen(paymentsOf(shop.bank, order), pick);
    return payment && shop.verify(order.kind, payment);
  },
  "verify-many": ({ shop }, order, pick) => {
    const payment = chosen(paymentsOf(shop.bank, order), pick);
    return payment && Promise.all(Array.from({ length: 5 }, () => tolerant(shop.verify(order.kind, payment))));
  },
  webhook: ({ shop }, _, pick) => {
    const event = chosen(shop.bank.sent, pick);
    return event && shop.receive(event);
  },
  reconcile: ({ shop }, order) => shop.reconcile(order.id),
  "answer-lost": async ({ shop }) => {
    shop.bank.losesNextAnswer = true;
  },
  crash: ({ shop }, order, pick) => {
    const payment = chosen(paymentsOf(shop.bank, order), pick);
    return (
      payment &&
      testApp.db.transaction(async (tx) => {
        await shop.settle(tx, order.id, { event: "captured", paymentId: payment.id });
        throw new Error("crashed");
      })
    );
  },
  "refund-by-hand": async ({ shop: { bank } }, order, pick) => {
    const payment = chosen(paymentsOf(bank, order), pick);
    if (payment) bank.refundByHand(payment, bank.leftOf(payment));
  },
  "refund-part-by-hand": async ({ shop: { bank } }, order, pick) => {
    const payment = chosen(paymentsOf(bank, order), pick);
    if (payment) bank.refundByHand(payment, 1 + (pick % payment.amount));
  },
  "refund-ends": async ({ shop: { bank } }, _, pick) => {
    const refund = chosen(bank.refunds, pick);
    if (refund?.status === "created") bank.end(refund, "processed");
  },
  "refund-fails": async ({ shop: { bank } }, _, pick) => {
    const refund = chosen(bank.refunds, pick);
    if (refund?.status === "created") bank.end(refund, "failed");
  },
  dispute: async ({ shop: { bank } }, order, pick) => {
    const payment = chosen(paymentsOf(bank, order), pick);
    if (payment) bank.dispute(payment);
  },
  "dispute-ends": async ({ shop: { bank } }, _, pick) => {
    const dispute = chosen(bank.disputes, pick);
    if (dispute) bank.decide(dispute, pick % 2 ? "lost" : "won");
  },
  claim: ({ shop, attended }) => shop.claim(attended.enrolmentId),
  spend: ({ shop }) =>
    testApp.db.transaction((tx) =>
      spend(tx, { userId: shop.buyer.id, reason: "mock interview", reference: "", at: testApp.clock.now() }),
    ),
};

/** Delivers every message, out of order, and completes every refund that can still be completed. */
async function comeToRest({ shop, orders }: Story) {
  const { bank } = shop;
  bank.losesNextAnswer = false;
  for (const dispute of bank.disputes) bank.decide(dispute, "won");
  for (let round = 0; round < 3; round++) {
    for (const event of bank.sent.toReversed()) await shop.receive(event);
    for (const { id } of orders) await shop.reconcile(id);
    for (const refund of bank.refunds) if (refund.status === "created") bank.end(refund, "processed");
  }
  await Promise.all(bank.sent.map((event) => shop.receive(event)));
}

test(
  "keeps the books consistent, and in agreement with the bank, for events in any order",
  async () => {
    const property = fc.asyncProperty(story, async (groups) => {
      const chapter = await openStory();
      const { shop, orders } = chapter;
      for (const group of groups) {
        await Promise.all(
          group.map(({ what, order, pick }) =>
            tolerant(Promise.resolve(run[what](chapter, chosen(orders, order) as ShopOrder, pick))),
          ),
        );
        await shop.expectBooks();
      }
      await comeToRest(chapter);
      await shop.expectBooks();
      const { bank } = shop;
      const sums = await shop.sums(orders);
      expect(sums.ledger).toBe(bank.balance());
      // If the bank has given up on a refund, the money is still there, without a document.
      if (bank.refunds.every(({ status }) => status !== "failed")) expect(sums.documents).toBe(bank.balance());
      const isKept = ({ providerId }: ShopOrder) =>
        bank.payments.some(
          (payment) => payment.orderId === providerId && payment.status === "captured" && bank.leftOf(payment) > 0,
        );
      const courses = orders.filter(({ kind }) => kind === "course");
      if (!courses.some(isKept)) expect(await shop.hasCourse()).toBe(false);
      const [, seat] = orders;
      if (seat && !isKept(seat)) expect(await shop.unusedSeats()).toBe(0);
    });
    await fc.assert(property, RUNS);
  },
  LIMIT_MS,
);
