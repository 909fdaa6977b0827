import { errorCode, errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import {
  useStudentCreateCreditOrderMutation,
  useStudentVerifyCreditsMutation,
} from "@dryrun/api-client/payments/student";
import { useUser } from "@dryrun/auth/user-context";
import { newPriceOf } from "@dryrun/checkout/purchase/use-order";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { ORDER_FAILED } from "@dryrun/domain/payments/messages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { CreditOrder } from "@dryrun/domain/payments/schema";
import type { Refusal } from "@dryrun/forms/form-shell";
import * as words from "../../messages.en-in.ts";
import { creditOrders } from "./credit-orders.ts";
import { usePrices } from "./use-prices.ts";

export type CreditForm = Omit<CreditOrder, "amount">;

/** Appended to the fixed messages: the network failed, or how long to wait. */
function reasonOf(error: unknown): string {
  if (isNetworkError(error)) return words.credits.offline;
  return errorCode(error) === "TOO_MANY_REQUESTS" ? errorMessage(error, "") : "";
}

/** Why no order was made, at its field or over the form. */
export function orderRefusal(error: unknown): Refusal {
  const errors = errorCode(error) === "VALIDATION" ? fieldErrors(error) : [];
  return errors.length > 0 ? { errors } : { message: `${ORDER_FAILED} ${reasonOf(error)}`.trim() };
}

/** Buys a pack; where its price has changed, the person is asked first. */
export function useCreditPurchase(purpose: string) {
  const { _id: userId, fullName, email, phone } = useUser();
  const { packs, accepts, priceQuestion } = usePrices();
  const [create] = useStudentCreateCreditOrderMutation();
  const [verify] = useStudentVerifyCreditsMutation();
  const { buy, dialog } = usePurchase({ orders: creditOrders(userId), create, verify });

  const buyFor = (form: CreditForm, amount: number) =>
    buy(
      { ...form, amount },
      {
        goods: { credits: form.credits, purpose },
        description: describeOrder("credits", form.credits),
        payer: { name: fullName, email, phone },
      },
    );
  async function buyCredits(form: CreditForm) {
    const known = packs.find(({ credits }) => credits === form.credits)?.amount ?? 0;
    const purchased = await buyFor(form, known);
    const amount = purchased.kind === "unordered" ? newPriceOf(purchased.error) : undefined;
    if (amount === undefined) return purchased;
    return (await accepts(form.credits, amount)) ? buyFor(form, amount) : ({ kind: "kept-off" } as const);
  }
  return { buyCredits, packs, priceQuestion, dialog };
}
