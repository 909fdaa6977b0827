import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { PayableOrder } from "./provider-dialog.ts";
import { openRazorpay, RAZORPAY_SCRIPT, type RazorpayOptions, TIMEOUT_MS } from "./razorpay.ts";

const order: PayableOrder = {
  orderId: "order_1",
  amount: 549,
  currency: "INR",
  key: "rzp_test_1",
  description: "10 interview credits",
  payer: { name: "Asha Rao", email: "asha@example.com", phone: "9876501234" },
};

/** The options of the last dialog, and the simulated person's action. */
let opened: { options: RazorpayOptions; failTry: () => void } | undefined;
class Razorpay {
  #options: RazorpayOptions;
  #failed = () => {};
  constructor(options: RazorpayOptions) {
    this.#options = options;
  }
  on(_event: string, listener: () => void) {
    this.#failed = listener;
  }
  open() {
    opened = { options: this.#options, failTry: () => this.#failed() };
  }
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${RAZORPAY_SCRIPT}"]`)];
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
async function dialogOf() {
  await turn();
  if (!opened) throw new Error("No dialog is open");
  return opened;
}

beforeEach(() => {
  opened = undefined;
  delete window.Razorpay;
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  jest.useRealTimers();
});

describe("with a loaded script", () => {
  beforeEach(() => {
    window.Razorpay = Razorpay;
  });

  test("passes the order in paise and the payer to the dialog", async () => {
    void openRazorpay(order);
    const { options } = await dialogOf();
    expect(options).toMatchObject({
      key: "rzp_test_1",
      amount: 54_900,
      currency: "INR",
      name: "Dryrun",
      description: "10 interview credits",
      order_id: "order_1",
      prefill: { name: "Asha Rao", email: "asha@example.com", contact: "+919876501234" },
    });
    expect(scripts()).toHaveLength(0);
  });

  test("fills in no phone if the account has none", async () => {
    void openRazorpay({ ...order, payer: { ...order.payer, phone: "" } });
    expect((await dialogOf()).options.prefill.contact).toBe("");
  });

  const paid = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "abc" };
  const success = { kind: "paid", paymentId: "pay_1", orderId: "order_1", signature: "abc" };

  test.each<[string, (dialog: NonNullable<typeof opened>) => void, unknown]>([
    ["paying", ({ options }) => options.handler(paid), success],
    ["leaving", ({ options }) => options.modal.ondismiss(), { kind: "closed" }],
    [
      "leaving after a try that failed",
      ({ options, failTry }) => {
        failTry();
        options.modal.ondismiss();
      },
      { kind: "failed" },
    ],
    [
      "paying after a try that failed",
      ({ options, failTry }) => {
        failTry();
        options.handler(paid);
      },
      success,
    ],
  ])("%s", async (_act, act, outcome) => {
    const settled = openRazorpay(order);
    act(await dialogOf());
    expect(await settled).toEqual(outcome);
  });

  test("an order that the provider refuses is a failure", async () => {
    window.Razorpay = class {
      constructor() {
        throw new Error("Invalid key");
      }
      on() {}
      open() {}
    };
    expect(await openRazorpay(order)).toEqual({ kind: "failed" });
  });
});

describe("the script", () => {
  test("loads once for several callers", async () => {
    const first = openRazorpay(order);
    const second = openRazorpay(order);
    expect(scripts()).toHaveLength(1);
    window.Razorpay = Razorpay;
    scripts()[0]?.dispatchEvent(new Event("load"));
    (await dialogOf()).options.modal.ondismiss();
    void first;
    expect(await second).toEqual({ kind: "closed" });
  });

  test("that does not load is a failure, and the next attempt loads it again", async () => {
    // An earlier test may have loaded it, so this one uses its own module.
    jest.resetModules();
    const fresh = await import("./razorpay.ts");
    const failed = fresh.openRazorpay(order);
    scripts()[0]?.dispatchEvent(new Event("error"));
    expect(await failed).toEqual({ kind: "failed" });
    expect(scripts()).toHaveLength(0);
    const again = fresh.openRazorpay(order);
    await turn();
    window.Razorpay = Razorpay;
    scripts()[0]?.dispatchEvent(new Event("load"));
    (await dialogOf()).options.modal.ondismiss();
    expect(await again).toEqual({ kind: "closed" });
  });

  test("that is silent is a failure after 15 s", async () => {
    jest.resetModules();
    const fresh = await import("./razorpay.ts");
    jest.useFakeTimers();
    const silent = fresh.openRazorpay(order);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(scripts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await silent).toEqual({ kind: "failed" });
  });

  test("that is not the provider's is a failure", async () => {
    jest.resetModules();
    const fresh = await import("./razorpay.ts");
    const strange = fresh.openRazorpay(order);
    scripts()[0]?.dispatchEvent(new Event("load"));
    expect(await strange).toEqual({ kind: "failed" });
  });
});
