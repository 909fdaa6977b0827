// Simulates the outside services that Dryrun uses: a mail server and a payment provider, which can be slow or refuse.
import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { freePort, sleep } from "./processes.mjs";

const api = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"));
const { SMTPServer } = api("smtp-server");

/** `modes` are `fine`, `slow` and `refusing`. */
const behave = async (mode, slowMs) => {
  if (mode === "slow") await sleep(slowMs);
  return mode !== "refusing";
};

const SLOW_MAIL_MS = 4000;

export async function startMailServer() {
  const state = { mode: "fine" };
  /** How often each mail arrived, by its Message-ID. */
  const taken = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _, done) {
      let text = "";
      stream.on("data", (chunk) => (text += chunk));
      stream.on("end", async () => {
        const isFine = await behave(state.mode, SLOW_MAIL_MS);
        if (!isFine) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        const id = /^Message-ID: *(.+)$/im.exec(text)?.[1] ?? text.slice(0, 200);
        taken.set(id, (taken.get(id) ?? 0) + 1);
        return done();
      });
    },
  });
  server.on("error", () => {});
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    state,
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const SLOW_PAYMENT_MS = 3000;
const newId = (prefix) => `${prefix}_${randomBytes(9).toString("hex")}`;

/** Returns the calls of Razorpay that Dryrun uses, each with the pattern of its path. */
const providerRoutes = (orders, payments) => [
  [
    /^\/v1\/orders$/,
    "POST",
    (_, { amount, receipt }) => {
      const order = { id: newId("order"), entity: "order", amount, receipt, status: "created" };
      orders.set(order.id, order);
      return order;
    },
  ],
  [
    /^\/v1\/orders\/([^/]+)\/payments$/,
    "GET",
    ([, id]) => ({ items: [...payments.values()].filter(({ order_id: order }) => order === id) }),
  ],
  [/^\/v1\/payments\/([^/]+)\/refunds$/, "GET", ([, id]) => ({ items: payments.get(id)?.refunds ?? [] })],
  [
    /^\/v1\/payments\/([^/]+)\/refund$/,
    "POST",
    ([, id], body) => {
      const payment = payments.get(id);
      const refund = { id: newId("rfnd"), payment_id: id, amount: body.amount, status: "processed" };
      payment.refunds = [refund];
      payment.amount_refunded = body.amount;
      return refund;
    },
  ],
];

/** Returns the provider's server; it is slow or refuses as `state.mode` says. */
const providerServer = (routes, state) =>
  createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const isFine = await behave(state.mode, SLOW_PAYMENT_MS);
    const send = (status, body) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (!isFine) return send(503, { error: { code: "SERVER_ERROR", description: "Try again later" } });
    const { pathname } = new URL(request.url, "http://provider");
    for (const [pattern, method, answer] of routes) {
      const match = pattern.exec(pathname);
      if (match && request.method === method) return send(200, answer(match, text ? JSON.parse(text) : {}));
    }
    return send(404, { error: { code: "BAD_REQUEST_ERROR", description: pathname } });
  });

const hmac = (text, key) => createHmac("sha256", key).update(text).digest("hex");

/** Returns the dialog's result for a payment, and the webhook that follows. */
function resultsOf({ id, amount, order_id: orderId }, secrets) {
  const entity = { id, amount, order_id: orderId, captured: true };
  const body = JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
  return {
    dialog: { orderId, paymentId: id, signature: hmac(`${orderId}|${id}`, secrets.key) },
    webhook: {
      body,
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": hmac(body, secrets.webhook),
        "x-razorpay-event-id": `evt_${id}`,
      },
    },
  };
}

/** Simulates Razorpay: its calls, its dialog and its webhook. */
export async function startProvider(secrets) {
  const state = { mode: "fine" };
  const orders = new Map();
  const payments = new Map();
  const server = providerServer(providerRoutes(orders, payments), state);
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    state,
    payments,
    url: `http://127.0.0.1:${port}`,
    /** Pays as the person. */
    pay(orderId) {
      const { amount } = orders.get(orderId);
      const payment = { id: newId("pay"), order_id: orderId, amount, status: "captured", amount_refunded: 0 };
      payments.set(payment.id, payment);
      return resultsOf(payment, secrets);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
