import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { paymentConfig, sandboxPay } from "@dryrun/domain/payments/contract";
import type { SandboxOutcome } from "@dryrun/domain/payments/limits";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { setupServer } from "msw/node";
import type { PayableOrder, PaymentOutcome } from "./provider-dialog.ts";
import { RAZORPAY_SCRIPT, type RazorpayOptions } from "./razorpay.ts";
import { useProviderDialog } from "./use-provider-dialog.tsx";

const order: PayableOrder = {
  orderId: "order_1",
  amount: 549,
  currency: "INR",
  key: "sandbox",
  description: "10 interview credits",
  payer: { name: "Asha Rao", email: "asha@example.com", phone: "9876501234" },
};
const signed = { paymentId: "pay_1", orderId: "order_1", signature: "abc" };
const unsigned = { paymentId: null, orderId: "order_1", signature: null };

const server = setupServer();
let outcomes: PaymentOutcome[];
let chosen: SandboxOutcome[];
const sandbox = (answer: typeof signed | typeof unsigned) =>
  answers(sandboxPay, answer, (body) => chosen.push((body as { outcome: SandboxOutcome }).outcome));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  outcomes = [];
  chosen = [];
  server.use(answers(paymentConfig, { provider: "sandbox", key: "sandbox" }));
});
afterEach(() => {
  server.resetHandlers();
  delete window.Razorpay;
});
afterAll(() => server.close());

function Shop() {
  const { openProviderDialog, dialog } = useProviderDialog();
  return (
    <main>
      <h1>Shop</h1>
      <button type="button" onClick={() => void openProviderDialog(order).then((outcome) => outcomes.push(outcome))}>
        Buy
      </button>
      {dialog}
    </main>
  );
}
const show = () =>
  render(
    <StoreProvider store={makeStore()}>
      <Shop />
    </StoreProvider>,
  );
const buy = () => userEvent.click(screen.getByRole("button", { name: "Buy" }));
const settled = (...expected: PaymentOutcome[]) => waitFor(() => expect(outcomes).toEqual(expected));

describe("the sandbox", () => {
  test("shows the amount and that no money moves, and is accessible", async () => {
    show();
    await buy();
    const dialog = await screen.findByRole("dialog", { name: "Payment" });
    expect(dialog).toHaveTextContent("Sandbox payment: no money moves");
    expect(dialog).toHaveTextContent("10 interview credits₹549");
    const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test.each<[string, typeof signed | typeof unsigned, SandboxOutcome, PaymentOutcome]>([
    ["Pay ₹549", signed, "success", { kind: "paid", ...signed }],
    ["Let it fail", unsigned, "failure", { kind: "failed" }],
    ["Leave without paying", unsigned, "abandoned", { kind: "closed" }],
    ["Close", unsigned, "abandoned", { kind: "closed" }],
  ])("%s", async (button, answer, outcome, result) => {
    server.use(sandbox(answer));
    show();
    await buy();
    await userEvent.click(await screen.findByRole("button", { name: button }));
    await settled(result);
    expect(chosen).toEqual([outcome]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Buy" })).toHaveFocus());
  });

  test("Escape closes it, even if the server cannot be reached", async () => {
    server.use(isOffline(sandboxPay));
    show();
    await buy();
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await settled({ kind: "closed" });
  });

  test("a second press pays only once", async () => {
    server.use(sandbox(signed));
    show();
    await buy();
    await userEvent.dblClick(await screen.findByRole("button", { name: "Pay ₹549" }));
    await settled({ kind: "paid", ...signed });
    expect(chosen).toEqual(["success"]);
  });

  test.each([
    ["a fault of the server", failsWith(sandboxPay), "The sandbox did not answer. Try again."],
    ["no network", isOffline(sandboxPay), "The sandbox did not answer. Try again."],
    [
      "an order that is not there",
      refuses(sandboxPay, "NOT_FOUND", { message: "Order not found." }),
      "Order not found.",
    ],
  ])("shows %s in the dialog, which stays open", async (_case, handler, message) => {
    server.use(handler);
    show();
    await buy();
    await userEvent.click(await screen.findByRole("button", { name: "Pay ₹549" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    server.use(sandbox(signed));
    await userEvent.click(screen.getByRole("button", { name: "Pay ₹549" }));
    await settled({ kind: "paid", ...signed });
  });

  test("a double press of Buy opens one dialog, whose result both calls get", async () => {
    server.use(sandbox(unsigned));
    show();
    await userEvent.dblClick(screen.getByRole("button", { name: "Buy" }));
    await screen.findByRole("dialog");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Let it fail" }));
    await settled({ kind: "failed" }, { kind: "failed" });
  });

  test("closes with its page", async () => {
    const { unmount } = show();
    await buy();
    await screen.findByRole("dialog");
    unmount();
    await settled({ kind: "closed" });
  });
});

describe("the choice of the provider", () => {
  test("does not allow a payment while the provider is unknown", async () => {
    server.use(failsWith(paymentConfig));
    show();
    await buy();
    await settled({ kind: "failed" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opens Razorpay's own dialog instead of ours", async () => {
    server.use(answers(paymentConfig, { provider: "razorpay", key: "rzp_test_1" }));
    let options: RazorpayOptions | undefined;
    window.Razorpay = class {
      constructor(given: RazorpayOptions) {
        options = given;
      }
      on() {}
      open() {}
    };
    show();
    await buy();
    await waitFor(() => expect(options?.order_id).toBe("order_1"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.querySelector(`script[src="${RAZORPAY_SCRIPT}"]`)).toBeNull();
    options?.modal.ondismiss();
    await settled({ kind: "closed" });
  });
});
