import { errorCode, errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import { useStudentVerifyCreditsMutation } from "@dryrun/api-client/payments/student";
import { useUser } from "@dryrun/auth/user-context";
import { useProviderDialog } from "@dryrun/checkout/use-provider-dialog";
import { ORDER_FAILED, PAYMENT_FAILED } from "@dryrun/domain/payments/messages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { CreditOrder, Payment } from "@dryrun/domain/payments/schema";
import type { Refusal } from "@dryrun/forms/form-shell";
import * as words from "../../messages.en-in.ts";
import { forgetOrder, type KeptOrder, keepOrder } from "./kept-order.ts";
import { newPriceOf, type Order, useOrder } from "./use-order.ts";
import { usePrices } from "./use-prices.tsx";
import { isRefused } from "./verification.ts";

export type CreditForm = Omit<CreditOrder, "amount">;

/** How a purchase ended. */
export type Purchased =
  | { kind: "credited" | "waiting"; order: KeptOrder }
  /** The person left it, and nothing was paid. */
  | { kind: "closed" | "kept-off" }
  | { kind: "refused"; refusal: Refusal };

/** Appended to the fixed messages: the network failed, or how long to wait. */
function reasonOf(error: unknown): string {
  if (isNetworkError(error)) return words.credits.offline;
  return errorCode(error) === "TOO_MANY_REQUESTS" ? errorMessage(error, "") : "";
}

function refusalOf(error: unknown): Purchased {
  const errors = errorCode(error) === "VALIDATION" ? fieldErrors(error) : [];
  const message = `${ORDER_FAILED} ${reasonOf(error)}`.trim();
  return { kind: "refused", refusal: errors.length > 0 ? { errors } : { message } };
}

/** Order, the provider's dialog, verification. */
export function usePurchase(purpose: string) {
  const { _id: userId, fullName, phone } = useUser();
  const { order, begin } = useOrder();
  const { packs, accepts, priceQuestion } = usePrices();
  const { openProviderDialog, dialog } = useProviderDialog();
  const [verify] = useStudentVerifyCreditsMutation();

  async function buy(form: CreditForm): Promise<Purchased> {
    const known = packs.find(({ credits }) => credits === form.credits)?.amount ?? 0;
    const { data, error } = await order({ ...form, amount: known });
    if (data) return pay(form, data);
    const amount = newPriceOf(error);
    if (amount === undefined) return refusalOf(error);
    if (!(await accepts(form.credits, amount))) return { kind: "kept-off" };
    const again = await order({ ...form, amount });
    return again.data ? pay(form, again.data) : refusalOf(again.error);
  }

  async function pay({ credits, email }: CreditForm, { orderId, amount, currency, key }: Order): Promise<Purchased> {
    const kept: KeptOrder = { orderId, credits, amount, purpose, payment: null };
    keepOrder(userId, kept);
    const description = describeOrder("credits", credits);
    const payer = { name: fullName, email, phone };
    const outcome = await openProviderDialog({ orderId, amount, currency, key, description, payer });
    if (outcome.kind === "paid") {
      const { paymentId, signature } = outcome;
      return confirm(kept, { paymentId, orderId: outcome.orderId, signature });
    }
    forgetOrder(userId);
    return outcome.kind === "closed" ? outcome : { kind: "refused", refusal: { message: PAYMENT_FAILED } };
  }

  async function confirm(kept: KeptOrder, payment: Payment): Promise<Purchased> {
    const paid = { ...kept, payment };
    keepOrder(userId, paid);
    const { data, error } = await verify({ body: payment });
    if (!data && !isRefused(error)) return { kind: "waiting", order: paid };
    forgetOrder(userId);
    if (data) return { kind: "credited", order: paid };
    begin();
    return { kind: "refused", refusal: { message: PAYMENT_FAILED } };
  }
  return { buy, packs, priceQuestion, dialog };
}
