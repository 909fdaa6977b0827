import type { Output } from "@dryrun/domain/contract/define";
import { priceChanged } from "@dryrun/domain/courses/messages";
import type { createCreditOrder } from "@dryrun/domain/payments/contract";
import { priceOfCredits, refusalOfAmount } from "@dryrun/domain/payments/rules";
import type { CreditOrder, Payment } from "@dryrun/domain/payments/schema";
import { AppError } from "../../../errors/app-error.ts";
import { prepareFindCallerAccount, signedOut } from "../../../records/users.ts";
import type { PaymentDeps } from "../deps.ts";
import { placeOrder } from "./place.ts";
import { settlePaid } from "./settle-paid.ts";

/** The credits go to the caller; the e-mail is for the receipt. */
export function orderCredits(deps: PaymentDeps) {
  const findAccount = prepareFindCallerAccount(deps.db);
  return async (userId: string, form: CreditOrder): Promise<Output<typeof createCreditOrder>> => {
    const { credits, email, state } = form;
    const amount = priceOfCredits(credits) ?? Number.NaN;
    const refusal = refusalOfAmount(form.amount, amount);
    if (refusal) throw new AppError(refusal, priceChanged(amount), { amount });
    await deps.limits.orders.take(userId);
    const { fullName: name } = await findAccount(userId);
    return placeOrder(deps, { userId, email, name, phone: "", state }, { kind: "credits", credits, amount });
  };
}

/** Returns the person's new balance of credits. */
export function verifyCredits(deps: PaymentDeps) {
  return async (userId: string, payment: Payment): Promise<number> => {
    const { balance } = await settlePaid(deps, payment, "credits", userId);
    if (balance === null) throw signedOut();
    return balance;
  };
}
