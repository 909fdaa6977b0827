import { toPaise, toRupees } from "@dryrun/domain/money";
import { CURRENCY, type RefundStatus } from "@dryrun/domain/payments/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import Razorpay from "razorpay";
import type { Payments, ProviderPayment, ProviderRefund } from "../../ports.ts";
import { type PaymentSecrets, signedBy } from "./signatures.ts";
import { readEvent, refundRupees } from "./webhook-event.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
const REFUSED = 400;
/** The maximum page size of Razorpay. */
const MOST_REFUNDS = 100;
/** Set for every payment: authorised payments that are not captured are returned after some days. */
const CAPTURE = {
  capture: "automatic" as const,
  capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200, refund_speed: "normal" as const },
};

export interface RazorpaySettings {
  keyId: string;
  secrets: PaymentSecrets;
  /** Undefined: Razorpay's own URL. */
  baseUrl?: string | undefined;
}
interface RefundAnswer {
  id: string;
  /** In paise. */
  amount?: number | string | undefined;
  status?: string;
}
/** The SDK's own HTTP client, which its types do not declare. Only this client can set a base URL, a time limit and a header. */
interface Http {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  post(url: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: RefundAnswer }>;
}

const PAYMENT_STATUS = new Map(
  Object.entries<ProviderPayment["status"]>({
    captured: "captured",
    failed: "failed",
    refunded: "refunded",
  }),
);
const REFUND_STATUS = new Map(
  Object.entries<Exclude<RefundStatus, "none">>({ processed: "processed", failed: "failed" }),
);
const refundOf = ({ id, amount, status = "" }: RefundAnswer): ProviderRefund => ({
  id,
  amount: refundRupees(Number(amount ?? 0)),
  status: REFUND_STATUS.get(status) ?? "created",
});

/** The HTTP status of the answer, or 0. The rest of the SDK's error is dropped because it contains the secret. */
class RazorpayError extends Error {
  readonly status: number;
  constructor(what: string, cause: unknown) {
    const { statusCode, response } = (cause ?? {}) as { statusCode?: unknown; response?: { status?: number } };
    const status = Number(statusCode ?? response?.status ?? 0);
    super(`Razorpay: ${what} was answered with ${status || "nothing"}`);
    this.status = status;
  }
}
const withPaymentFault = <T>(what: string, answer: PromiseLike<T>): Promise<T> =>
  Promise.resolve(answer).catch((cause: unknown) => {
    throw new RazorpayError(what, cause);
  });

export function createRazorpay({ keyId, secrets, baseUrl }: RazorpaySettings): Payments {
  const client = new Razorpay({ key_id: keyId, key_secret: secrets.key });
  const http = (client.api as unknown as { rq: Http }).rq;
  Object.assign(http.defaults, { timeout: TIMEOUT_MS, maxRedirects: 0, ...(baseUrl && { baseURL: baseUrl }) });

  async function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
    const options = { count: MOST_REFUNDS };
    const { items } = await withPaymentFault(
      "a payment's refunds",
      client.payments.fetchMultipleRefund(paymentId, options),
    );
    return items.map(refundOf);
  }

  return {
    provider: "razorpay",
    key: keyId,
    ...signedBy(secrets),
    readEvent,
    async createOrder({ amount, reference }) {
      const order = { amount: toPaise(amount), currency: CURRENCY, receipt: reference, partial_payment: false };
      return (await withPaymentFault("an order", client.orders.create({ ...order, payment: CAPTURE }))).id;
    },
    async paymentsOf(orderId) {
      const { items } = await withPaymentFault("an order's payments", client.orders.fetchPayments(orderId));
      return items.map(({ id, status, amount, amount_refunded: refunded }) => ({
        id,
        amount: toRupees(Number(amount)),
        status: PAYMENT_STATUS.get(status) ?? "pending",
        hasRefunds: status === "refunded" || Number(refunded ?? 0) > 0,
      }));
    },
    async refund({ paymentId, amount, key }) {
      const url = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { "X-Refund-Idempotency": key };
      try {
        const body = { amount: toPaise(amount), receipt: key };
        return refundOf((await withPaymentFault("a refund", http.post(url, body, { headers }))).data);
      } catch (error) {
        // Refused when the payment was already refunded in the provider's dashboard.
        if ((error as RazorpayError).status !== REFUSED) throw error;
        const made = (await refundsOf(paymentId)).find((one) => one.amount === amount && one.status !== "failed");
        if (!made) throw error;
        return made;
      }
    },
    refundsOf,
  };
}
