import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { paymentConfig, sandboxPay } from "@dryrun/domain/payments/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { orderStore } from "./stored-order.ts";
import type { Answer } from "./use-order.ts";
import { type Purchased, usePurchase } from "./use-purchase.ts";

interface Seat {
  title: string;
}
const orders = orderStore("seat:order", (order: Partial<Seat>): order is Seat => typeof order.title === "string");
const signed = { paymentId: "pay_1", orderId: "order_1", signature: "abc" };
const storedOrder = { title: "Masterclass", orderId: "order_1", amount: 99, payment: null };
const paid = { ...storedOrder, payment: signed };

const server = setupServer();
let keys: string[];
let answer: Answer<{ message: string }>;
let ended: Purchased<Seat, { message: string }>[];

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  keys = [];
  ended = [];
  answer = { data: { message: "Booked" } };
  server.use(answers(paymentConfig, { provider: "sandbox", key: "sandbox" }), answers(sandboxPay, signed));
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

function Shop() {
  const { buy, dialog } = usePurchase({
    orders,
    create: async ({ idempotencyKey }: { body: { seat: number }; idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return { data: { orderId: "order_1", amount: 99, currency: "INR" as const, key: "sandbox" } };
    },
    verify: async () => answer,
  });
  const payer = { name: "Asha Rao", email: "asha@example.com", phone: "9876501234" };
  const order = async () =>
    ended.push(await buy({ seat: 1 }, { goods: { title: "Masterclass" }, description: "Seat", payer }));
  return (
    <main>
      <button type="button" onClick={() => void order()}>
        Buy
      </button>
      {dialog}
    </main>
  );
}
async function presses(button: string) {
  await userEvent.click(screen.getByRole("button", { name: "Buy" }));
  await screen.findByRole("dialog");
  expect(orders.read()).toEqual(storedOrder);
  await userEvent.click(screen.getByRole("button", { name: button }));
}
const show = () =>
  render(
    <StoreProvider store={makeStore()}>
      <Shop />
    </StoreProvider>,
  );

test.each<[string, Answer<{ message: string }>, unknown, boolean]>([
  [
    "is settled",
    { data: { message: "Booked" } },
    { kind: "settled", order: paid, settled: { message: "Booked" } },
    false,
  ],
  ["waits without an answer", { error: { status: "FETCH_ERROR" } }, { kind: "waiting", order: paid }, true],
  [
    "waits after a fault",
    { error: { status: 500, data: { message: "Fault" } } },
    { kind: "waiting", order: paid },
    true,
  ],
  [
    "fails for a wrong signature",
    { error: { status: 400, data: { code: "BAD_SIGNATURE", message: "No" } } },
    { kind: "failed" },
    false,
  ],
  [
    "goes back in the server's words",
    { error: { status: 409, data: { code: "PAYMENT_RETURNED", message: "It goes back." } } },
    { kind: "returned", message: "It goes back." },
    false,
  ],
])("a payment %s", async (_case, answered, end, isKept) => {
  answer = answered;
  show();
  await presses("Pay ₹99");
  await waitFor(() => expect(ended).toEqual([end]));
  expect(orders.read()).toEqual(isKept ? paid : null);
});

test("stores nothing after a closed dialog, and retries with the same order", async () => {
  show();
  await presses("Leave without paying");
  await waitFor(() => expect(ended).toEqual([{ kind: "closed" }]));
  expect(orders.read()).toBeNull();
  await presses("Pay ₹99");
  await waitFor(() => expect(ended).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test("creates a new order after a refunded payment", async () => {
  answer = { error: { status: 409, data: { code: "PAYMENT_RETURNED", message: "It goes back." } } };
  show();
  await presses("Pay ₹99");
  await waitFor(() => expect(ended).toHaveLength(1));
  await presses("Pay ₹99");
  await waitFor(() => expect(ended).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([["{"], ['{"orderId":"order_1","amount":99,"payment":null}'], ["null"]])(
  "does not read data of another release: %s",
  (text) => {
    localStorage.setItem("seat:order", text);
    expect(orders.read()).toBeNull();
  },
);
