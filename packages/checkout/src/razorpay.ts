import { BRAND } from "@dryrun/domain/brand";
import { toPaise } from "@dryrun/domain/money";
import type { OpenProviderDialog, PayableOrder, PaymentOutcome } from "./provider-dialog.ts";

/** How long a script may take to load before the person sees an error and can retry. */
export const TIMEOUT_MS = 15_000;

const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. A failed load is not cached, so the next call retries. */
function loadScript(src: string): Promise<void> {
  const started = loading.get(src) ?? load(src);
  loading.set(src, started);
  started.catch(() => loading.delete(src));
  return started;
}

function load(src: string): Promise<void> {
  const script = document.createElement("script");
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${src} did not load`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = src;
    document.head.append(script);
  });
}

export const RAZORPAY_SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";

interface Paid {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The options of the checkout script that we use. */
export interface RazorpayOptions {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  modal: { confirm_close: boolean; ondismiss: () => void };
  handler: (answer: Paid) => void;
}

interface RazorpayDialog {
  open(): void;
  on(event: "payment.failed", listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayDialog;
  }
}

const primaryColour = () => getComputedStyle(document.documentElement).getPropertyValue("--primary").trim();

function optionsOf(order: PayableOrder): Omit<RazorpayOptions, "modal" | "handler"> {
  const { key, orderId, amount, currency, description, payer } = order;
  return {
    key,
    amount: toPaise(amount),
    currency,
    name: BRAND.name,
    description,
    order_id: orderId,
    prefill: { name: payer.name, email: payer.email, contact: payer.phone && `+91${payer.phone}` },
    theme: { color: primaryColour() },
  };
}

/**
 * Settles when the dialog closes. A failed attempt can be repeated within the dialog, so it is a failure only if the dialog then closes.
 */
function openDialog(Razorpay: NonNullable<Window["Razorpay"]>, order: PayableOrder): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    let hasFailed = false;
    const dialog = new Razorpay({
      ...optionsOf(order),
      modal: { confirm_close: true, ondismiss: () => resolve({ kind: hasFailed ? "failed" : "closed" }) },
      handler: ({ razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature }) =>
        resolve({ kind: "paid", paymentId, orderId, signature }),
    });
    dialog.on("payment.failed", () => {
      hasFailed = true;
    });
    dialog.open();
  });
}

/** Opens the provider's own dialog, from its script. */
export const openRazorpay: OpenProviderDialog = async (order) => {
  try {
    if (!window.Razorpay) await loadScript(RAZORPAY_SCRIPT);
    if (!window.Razorpay) return { kind: "failed" };
    return await openDialog(window.Razorpay, order);
  } catch {
    return { kind: "failed" }; // the script did not load, or refused the order
  }
};
