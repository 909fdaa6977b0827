import { createHmac } from "node:crypto";
import { toPaise } from "@dryrun/domain/money";
import { signedText } from "@dryrun/domain/payments/rules";
import { signedBy } from "../src/adapters/payments/signatures.ts";
import { readEvent } from "../src/adapters/payments/webhook-event.ts";
import type { Payments, ProviderRefund, SignedEvent } from "../src/ports.ts";
import { PAYMENT_SECRETS } from "./create-test-app.ts";

interface BankPayment {
  id: string;
  orderId: string;
  amount: number;
  status: "captured" | "failed";
}
interface BankRefund extends ProviderRefund {
  paymentId: string;
  key: string | null;
}
interface Dispute {
  id: string;
  paymentId: string;
  amount: number;
  status: "open" | "lost" | "won";
}
const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");
let count = 0;
const newBankId = (prefix: string) => `${prefix}_bank${++count}`;

/** A provider whose books are the truth for tests: partial refunds, disputes and an end of each refund, all with webhooks. */
export class Bank {
  readonly payments: BankPayment[] = [];
  readonly refunds: BankRefund[] = [];
  readonly disputes: Dispute[] = [];
  /** Every webhook that it has sent. */
  readonly sent: SignedEvent[] = [];
  /** Whether the answer to the next refund is lost, although the refund is made. */
  losesNextAnswer = false;
  private readonly amounts = new Map<string, number>();

  /** Returns the rupees that are neither refunded nor being refunded. */
  leftOf({ id, amount }: BankPayment): number {
    const back = this.refunds.filter(({ paymentId, status }) => paymentId === id && status !== "failed");
    const lost = this.disputes.filter(({ paymentId, status }) => paymentId === id && status !== "won");
    return [...back, ...lost].reduce((left, one) => left - one.amount, amount);
  }

  /** Returns the shop's rupees in the end. */
  balance(): number {
    const takenPayments = this.payments.filter(({ status }) => status === "captured");
    return takenPayments.reduce((sum, payment) => sum + this.leftOf(payment), 0);
  }

  pay(orderId: string, isTaken = true) {
    const amount = this.amounts.get(orderId) ?? Number.NaN;
    const payment = { id: newBankId("pay"), orderId, amount, status: isTaken ? "captured" : "failed" } as const;
    this.payments.push(payment);
    this.send(`payment.${payment.status}`, payment);
    return payment;
  }

  /** Returns the dialog's result. */
  signed({ id, orderId }: BankPayment) {
    return { orderId, paymentId: id, signature: hmac(signedText(orderId, id), PAYMENT_SECRETS.key) };
  }

  /** Refunds in the provider's dashboard, at once. Does nothing if less is left. */
  refundByHand(payment: BankPayment, amount: number): void {
    if (payment.status === "captured" && amount > 0 && amount <= this.leftOf(payment))
      this.end(this.begin(payment, amount, null), "processed");
  }

  end(refund: BankRefund, status: "processed" | "failed"): void {
    if (refund.status === "processed") return;
    refund.status = status;
    this.send(`refund.${status}`, this.find(refund.paymentId), { refund });
  }

  dispute(payment: BankPayment): void {
    const amount = payment.status === "captured" ? this.leftOf(payment) : 0;
    if (amount === 0) return;
    const dispute: Dispute = { id: newBankId("disp"), paymentId: payment.id, amount, status: "open" };
    this.disputes.push(dispute);
    this.send("payment.dispute.created", payment, { dispute });
  }

  decide(dispute: Dispute, status: "lost" | "won"): void {
    if (dispute.status !== "open") return;
    dispute.status = status;
    this.send(`payment.dispute.${status}`, this.find(dispute.paymentId), { dispute });
  }

  readonly port: Payments = {
    provider: "sandbox",
    key: "bank",
    ...signedBy(PAYMENT_SECRETS),
    readEvent,
    createOrder: async ({ amount }) => {
      const id = newBankId("order");
      this.amounts.set(id, amount);
      return id;
    },
    paymentsOf: async (orderId) =>
      this.payments
        .filter((payment) => payment.orderId === orderId)
        .map((payment) => {
          const hasRefunds = this.refunds.some(({ paymentId }) => paymentId === payment.id);
          const isBack = hasRefunds && this.leftOf(payment) === 0;
          return { ...payment, status: isBack ? ("refunded" as const) : payment.status, hasRefunds };
        }),
    refund: async ({ paymentId, amount, key }) => {
      const payment = this.find(paymentId);
      const knownRefund = this.refunds.find((refund) => refund.key === key);
      if (!knownRefund && amount > this.leftOf(payment)) throw new Error("The refund is more than what is left.");
      const created = knownRefund ?? this.begin(payment, amount, key);
      if (!this.losesNextAnswer) return { ...created };
      this.losesNextAnswer = false;
      throw new Error("socket hang up");
    },
    refundsOf: async (paymentId) =>
      this.refunds.filter((refund) => refund.paymentId === paymentId).map((refund) => ({ ...refund })),
  };

  private find(paymentId: string): BankPayment {
    const payment = this.payments.find(({ id }) => id === paymentId);
    if (!payment) throw new Error(`no payment ${paymentId}`);
    return payment;
  }

  private begin(payment: BankPayment, amount: number, key: string | null): BankRefund {
    const refund: BankRefund = { id: newBankId("rfnd"), paymentId: payment.id, amount, key, status: "created" };
    this.refunds.push(refund);
    this.send("refund.created", payment, { refund });
    return refund;
  }

  private send(
    event: string,
    { id, orderId, amount }: BankPayment,
    { refund, dispute }: { refund?: BankRefund; dispute?: Dispute } = {},
  ): void {
    const entityOf = (one: BankRefund | Dispute) => ({ id: one.id, amount: toPaise(one.amount), payment_id: id });
    const payment = { entity: { id, order_id: orderId, amount: toPaise(amount) } };
    const payload = {
      payment,
      ...(refund && { refund: { entity: entityOf(refund) } }),
      ...(dispute && { dispute: { entity: entityOf(dispute) } }),
    };
    const body = Buffer.from(JSON.stringify({ event, payload }));
    const signature = createHmac("sha256", PAYMENT_SECRETS.webhook).update(body).digest("hex");
    this.sent.push({ body, signature, id: newBankId("evt") });
  }
}
