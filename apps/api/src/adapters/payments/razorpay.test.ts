import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { paymentsContract, SECRETS } from "./payments.contract-test.ts";
import { createRazorpay } from "./razorpay.ts";

interface Payment {
  id: string;
  order_id: string;
  status: string;
  amount: number;
}
interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  key: string;
}

/** A local server with the subset of Razorpay's API that we use. */
class Account {
  orders = new Map<string, Record<string, unknown>>();
  payments = new Map<string, Payment>();
  refunds: Refund[] = [];
  seen: { method: string; url: string; authorization: string; body: unknown }[] = [];
  /** How requests fail: they hang, or return this status. */
  trouble: "" | "hang" | "500" = "";
  #count = 0;

  id = (prefix: string) => `${prefix}_${String(++this.#count).padStart(14, "T")}`;

  answer(method: string, url: string, key: string, body: Record<string, unknown>): [number, unknown] {
    const [, , area, id = "", part] = (url.split("?")[0] ?? "").split("/");
    if (method === "POST" && area === "orders") {
      const order = { id: this.id("order"), entity: "order", status: "created", ...body };
      this.orders.set(order.id, order);
      return [200, order];
    }
    if (area === "orders" && part === "payments") {
      const items = [...this.payments.values()].filter(({ order_id }) => order_id === id);
      return [200, { entity: "collection", count: items.length, items }];
    }
    if (area === "payments" && part === "refund") return this.#refund(id, key, Number(body.amount));
    if (area === "payments" && part === "refunds")
      return [200, { items: this.refunds.filter(({ payment_id }) => payment_id === id) }];
    return [400, { error: { code: "BAD_REQUEST_ERROR", description: "The id provided does not exist" } }];
  }

  #refund(paymentId: string, key: string, amount: number): [number, unknown] {
    const knownRefund = this.refunds.find((refund) => refund.key === key);
    if (knownRefund) return [200, knownRefund];
    const payment = this.payments.get(paymentId);
    if (payment?.status !== "captured" || key.length < 10)
      return [
        400,
        { error: { code: "BAD_REQUEST_ERROR", description: "The payment has been fully refunded already" } },
      ];
    payment.status = "refunded";
    const refund = { id: this.id("rfnd"), payment_id: paymentId, amount, status: "pending", key };
    this.refunds.push(refund);
    return [200, refund];
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

async function respond(account: Account, request: IncomingMessage, response: ServerResponse) {
  const { method = "", url = "", headers } = request;
  const body = await bodyOf(request);
  account.seen.push({ method, url, authorization: headers.authorization ?? "", body });
  if (account.trouble === "hang") return void request.socket.destroy();
  const key = String(headers["x-refund-idempotency"] ?? "");
  const down: [number, unknown] = [500, { error: { description: "secret-of-theirs" } }];
  const [status, answer] = account.trouble === "500" ? down : account.answer(method, url, key, body);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

async function open(account: Account): Promise<{ server: Server; baseUrl: string }> {
  const server = createServer((request, response) => void respond(account, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const account = new Account();
let server: Server;
let baseUrl: string;
beforeAll(async () => {
  ({ server, baseUrl } = await open(account));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const hmac = (text: string | Buffer, secret: string) => createHmac("sha256", secret).update(text).digest("hex");
const KEY_ID = "rzp_test_1DP5mmOlF5G5ag";

paymentsContract("razorpay", async () => ({
  payments: createRazorpay({ keyId: KEY_ID, secrets: SECRETS, baseUrl }),
  async pay(orderId, isTaken) {
    const id = account.id("pay");
    account.payments.set(id, { id, order_id: orderId, amount: 29900, status: isTaken ? "captured" : "failed" });
    return { paymentId: id, signature: hmac(`${orderId}|${id}`, SECRETS.key) };
  },
  async webhookOf(paymentId, event) {
    const refund = account.refunds.find(({ payment_id }) => payment_id === paymentId);
    const payment = { entity: { ...account.payments.get(paymentId), captured: true } };
    const body = Buffer.from(
      JSON.stringify({
        entity: "event",
        account_id: "acc_1",
        event: event === "captured" ? "payment.captured" : "refund.processed",
        contains: refund ? ["refund", "payment"] : ["payment"],
        payload: { payment, ...(refund && { refund: { entity: refund } }) },
        created_at: 1_795_212_000,
      }),
    );
    return { body, signature: hmac(body, SECRETS.webhook) };
  },
  close: async () => {},
}));

const razorpay = () => createRazorpay({ keyId: KEY_ID, secrets: SECRETS, baseUrl });

test("creates orders in paise with our reference and automatic capture, authenticated by the key", async () => {
  await razorpay().createOrder({ amount: 549, reference: "our-own-id" });
  const { method, url, authorization, body } = account.seen.at(-1) ?? { method: "" };
  expect([method, url, authorization]).toEqual([
    "POST",
    "/v1/orders",
    `Basic ${Buffer.from(`${KEY_ID}:${SECRETS.key}`).toString("base64")}`,
  ]);
  expect(body).toMatchObject({
    amount: 54900,
    currency: "INR",
    receipt: "our-own-id",
    partial_payment: false,
    payment: { capture: "automatic" },
  });
});

test("reports an authorised payment as pending, and rounds paise down to whole rupees", async () => {
  account.payments.set("pay_a", { id: "pay_a", order_id: "order_a", amount: 29899, status: "authorized" });
  expect(await razorpay().paymentsOf("order_a")).toEqual([
    { id: "pay_a", status: "pending", amount: 298, hasRefunds: false },
  ]);
});

test("returns a refund that was made in Razorpay's dashboard as if we had made it", async () => {
  account.payments.set("pay_b", { id: "pay_b", order_id: "order_b", amount: 29900, status: "refunded" });
  account.refunds.push({ id: "rfnd_b", payment_id: "pay_b", amount: 29900, status: "processed", key: "by hand" });
  const refund = { paymentId: "pay_b", amount: 299, key: "0123456789" };
  expect(await razorpay().refund(refund)).toEqual({ id: "rfnd_b", amount: 299, status: "processed" });
});

test.each([
  ["hang", "Razorpay: an order was answered with nothing"],
  ["500", "Razorpay: an order was answered with 500"],
] as const)("reports an error (%s) without the secret or Razorpay's message", async (trouble, message) => {
  account.trouble = trouble;
  const error = (await razorpay()
    .createOrder({ amount: 299, reference: "r" })
    .catch((caught: unknown) => caught)) as Error;
  account.trouble = "";
  expect(error.message).toBe(message);
  expect(JSON.stringify({ ...error, stack: error.stack, cause: error.cause })).not.toMatch(
    /signs payments|secret-of-theirs|Basic/,
  );
});
