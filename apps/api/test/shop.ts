import type { OrderKind } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { expect } from "@jest/globals";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { ledger } from "../src/db/schema/accounts.ts";
import { enrolments } from "../src/db/schema/masterclass.ts";
import { documents, orders } from "../src/db/schema/payments.ts";
import { claimRefund } from "../src/features/masterclass/own/claim-refund.ts";
import { checkBalances, checkOrders } from "../src/features/payments/books/slices.ts";
import { courseGoods } from "../src/features/payments/goods/course.ts";
import { creditGoods } from "../src/features/payments/goods/credits.ts";
import { masterclassGoods } from "../src/features/payments/goods/masterclass.ts";
import { placeOrder, type Wanted } from "../src/features/payments/orders/place.ts";
import { settlePaid } from "../src/features/payments/orders/settle-paid.ts";
import { createReconcile } from "../src/features/payments/settling/reconcile.ts";
import { createSettle } from "../src/features/payments/settling/settle.ts";
import { createWebhook } from "../src/features/payments/settling/webhook.ts";
import { hasCourse } from "../src/records/purchases/courses.ts";
import { Bank } from "./bank.ts";
import type { Person } from "./builders.ts";
import { SELLER, type TestApp } from "./create-test-app.ts";
import { aBuyer } from "./payments.ts";
import { aSession, setAttendance } from "./purchases.ts";

export interface ShopOrder {
  id: string;
  kind: OrderKind;
  providerId: string;
}
const ALL = 10_000;

/** Opens the product's own payment code without its queue, on a separate bank: only what a test requests happens. */
export async function openShop(testApp: TestApp) {
  const { db, clock } = testApp;
  const bank = new Bank();
  const queue = { enqueue: async () => {}, enqueueAll: async () => {} };
  const buying = { queue, emailHash: testApp.deps.emailHash };
  const goods = { credits: creditGoods, course: courseGoods(buying), masterclass: masterclassGoods(buying) };
  const settle = createSettle({ clock, queue, seller: SELLER, goods });
  const paying = { db, clock, queue, payments: bank.port, settle, seller: SELLER };
  const buyer = await aBuyer(testApp);
  const [{ id: lastBefore } = { id: null }] = await db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(sql`id desc`)
    .limit(1);

  async function order(wanted: Wanted): Promise<ShopOrder> {
    const person = { userId: buyer.id, email: buyer.email, name: "Asha Verma", phone: "", state: undefined };
    const { orderId } = await placeOrder(paying, person, wanted);
    const [{ id } = { id: "" }] = await db.select().from(orders).where(eq(orders.providerOrderId, orderId));
    return { id, kind: wanted.kind, providerId: orderId };
  }

  return {
    bank,
    buyer,
    order,
    settle,
    paying,
    verify: (kind: OrderKind, payment: Parameters<Bank["signed"]>[0]) =>
      kind === "credits"
        ? settlePaid(paying, bank.signed(payment), "credits", buyer.id)
        : settlePaid(paying, bank.signed(payment), kind),
    receive: createWebhook({ db, clock, payments: bank.port, settle }),
    reconcile: createReconcile(paying),
    claim: (enrolmentId: string, by: Person = buyer) => claimRefund({ db, clock, queue })(by.id, enrolmentId),

    /** Makes a paid and attended seat in a session of two hours ago. */
    async attendedSeat() {
      const session = await aSession(testApp, { startAt: addMs(clock.now(), -2 * HOUR_MS) });
      const seat = await order({ kind: "masterclass", sessionId: session.id, amount: 99 });
      await settlePaid(paying, bank.signed(bank.pay(seat.providerId)), "masterclass");
      const [{ id } = { id: "" }] = await db.select().from(enrolments).where(eq(enrolments.orderId, seat.id));
      await setAttendance(testApp, id, "attended");
      return { ...seat, enrolmentId: id };
    },
    seat: async () =>
      order({
        kind: "masterclass",
        sessionId: (await aSession(testApp, { startAt: addMs(clock.now(), DAY_MS) })).id,
        amount: 99,
      }),

    /** Fails with the differences that the nightly check would find. */
    async expectBooks() {
      const faults = await db.transaction(
        async (tx) => [
          ...(await checkBalances(tx, null, ALL)).found,
          ...(await checkOrders(tx, new Date(0), lastBefore, ALL)).found,
        ],
        { isolationLevel: "repeatable read" },
      );
      expect(faults).toEqual([]);
    },

    /** Returns the rupees of the ledger and of the documents of these orders. */
    async sums(of: readonly ShopOrder[]) {
      const ids = of.map(({ id }) => id);
      const rupees = sql<number>`coalesce(sum(${ledger.amount}), 0)::int`;
      const isOurs = and(inArray(ledger.reference, ids), eq(ledger.unit, "INR"));
      const [booked] = await db.select({ sum: rupees }).from(ledger).where(isOurs);
      const amount = sql`(${documents.contents} ->> 'amount')::int`;
      const issued = sql<number>`coalesce(sum(case when ${documents.kind} = 'credit-note' then -${amount} else ${amount} end), 0)::int`;
      const [papers] = await db.select({ sum: issued }).from(documents).where(inArray(documents.orderId, ids));
      return { ledger: booked?.sum, documents: papers?.sum };
    },

    hasCourse: () => hasCourse(db, ownerOf(buyer)),
    /** Returns seats that can still be used. */
    unusedSeats: () =>
      db.$count(enrolments, and(eq(enrolments.userId, buyer.id), ne(enrolments.attendanceStatus, "attended"))),
  };
}

const ownerOf = ({ id, email }: Person) => ({ id, email, emailVerifiedAt: null });
