import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Payments } from "../../ports.ts";

export const SECRETS = { key: "signs payments", webhook: "signs webhooks" };

export interface PaymentsUnderTest {
  payments: Payments;
  /** Simulates a payment in the provider's dialog and returns the dialog's result. */
  pay(orderId: string, isTaken: boolean): Promise<{ paymentId: string; signature: string }>;
  /** The webhook that reports a payment. */
  webhookOf(paymentId: string, event: "captured" | "refund-processed"): Promise<{ body: Buffer; signature: string }>;
  close(): Promise<void>;
}

/** Tests that every payment provider must pass. */
export function paymentsContract(name: string, open: () => Promise<PaymentsUnderTest>) {
  describe(name, () => {
    let opened: PaymentsUnderTest;
    let payments: Payments;
    let count = 0;
    beforeAll(async () => {
      opened = await open();
      payments = opened.payments;
    });
    afterAll(() => opened.close());
    const anOrder = () => payments.createOrder({ amount: 299, reference: `01939f2e-7bd4-7bd4-8bd4-${++count}` });

    test("makes orders with different ids", async () => {
      const [first, second] = [await anOrder(), await anOrder()];
      expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{1,100}$/), expect.not.stringContaining(first)]);
      expect(await payments.paymentsOf(first)).toEqual([]);
    });

    test("returns the state of every payment of an order", async () => {
      const orderId = await anOrder();
      const failed = await opened.pay(orderId, false);
      const taken = await opened.pay(orderId, true);
      const foundPayments = await payments.paymentsOf(orderId);
      expect(foundPayments.map(({ amount }) => amount)).toEqual([299, 299]);
      expect(new Map(foundPayments.map(({ id, status }) => [id, status]))).toEqual(
        new Map([
          [failed.paymentId, "failed"],
          [taken.paymentId, "captured"],
        ]),
      );
    });

    test("accepts its own signature of a payment and no other", async () => {
      const orderId = await anOrder();
      const { paymentId, signature } = await opened.pay(orderId, true);
      expect(payments.isGenuine({ orderId, paymentId, signature })).toBe(true);
      for (const wrong of [
        "",
        "0".repeat(64),
        signature.slice(1),
        `${signature}0`,
        signature.toUpperCase(),
        "ü".repeat(32),
      ])
        expect(payments.isGenuine({ orderId, paymentId, signature: wrong })).toBe(false);
      expect(payments.isGenuine({ orderId, paymentId: `${paymentId}0`, signature })).toBe(false);
      expect(payments.isGenuine({ orderId: `${orderId}0`, paymentId, signature })).toBe(false);
    });

    test("signs the bytes of webhooks, and parses their events", async () => {
      const orderId = await anOrder();
      const { paymentId } = await opened.pay(orderId, true);
      const { body, signature } = await opened.webhookOf(paymentId, "captured");
      expect(payments.isSentByProvider(body, signature)).toBe(true);
      expect(payments.isSentByProvider(Buffer.concat([body, Buffer.from(" ")]), signature)).toBe(false);
      expect(payments.isSentByProvider(body, "")).toBe(false);
      expect(payments.readEvent(body)).toEqual({ event: "captured", paymentId, orderId, amount: 299 });
    });

    test("refunds a payment once per key, and returns the refund's state", async () => {
      const orderId = await anOrder();
      const { paymentId } = await opened.pay(orderId, true);
      const refund = { paymentId, amount: 299, key: `01939f2e-7bd4-7bd4-8bd4-refund${++count}` };
      const [first, again] = [await payments.refund(refund), await payments.refund(refund)];
      expect(again.id).toBe(first.id);
      expect(["created", "processed"]).toContain(first.status);
      expect(await payments.refundsOf(paymentId)).toEqual([
        { id: first.id, amount: 299, status: expect.stringMatching(/^(created|processed)$/) },
      ]);
      expect(await payments.paymentsOf(orderId)).toEqual([
        { id: paymentId, status: "refunded", amount: 299, hasRefunds: true },
      ]);
      const { body } = await opened.webhookOf(paymentId, "refund-processed");
      expect(payments.readEvent(body)).toEqual({
        event: "refund-processed",
        paymentId,
        orderId,
        amount: 299,
        refund: { id: first.id, amount: 299 },
      });
    });

    test("refuses to refund a payment that was not captured", async () => {
      const { paymentId } = await opened.pay(await anOrder(), false);
      await expect(payments.refund({ paymentId, amount: 299, key: "0123456789" })).rejects.toThrow();
      expect(await payments.refundsOf(paymentId)).toEqual([]);
    });

    test.each([
      "",
      "null",
      "[]",
      "{",
      '{"event":"constructor"}',
      '{"event":"payment.captured"}',
      '{"event":"order.paid","payload":{}}',
    ])("parses no event from the body %j", (body) => {
      expect(payments.readEvent(Buffer.from(body))).toBeNull();
    });
  });
}
