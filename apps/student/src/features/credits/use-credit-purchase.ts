import {
  useStudentCreateCreditOrderMutation,
  useStudentVerifyCreditsMutation,
} from "@dryrun/api-client/payments/student";
import { useUser } from "@dryrun/auth/user-context";
import { buyAtRightPrice } from "@dryrun/checkout/purchase/right-price";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { CreditOrder } from "@dryrun/domain/payments/schema";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { creditOrders } from "./credit-orders.ts";
import { usePrices } from "./use-prices.ts";

export type CreditForm = Omit<CreditOrder, "amount">;

/** Buys a pack. If its price has changed, the person confirms first. */
export function useCreditPurchase(purpose: string) {
  useHeldPage(true);
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
    return buyAtRightPrice(
      known,
      (amount) => buyFor(form, amount),
      (amount) => accepts(form.credits, amount),
    );
  }
  return { buyCredits, packs, priceQuestion, dialog };
}
