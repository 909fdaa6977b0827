import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { creditsToTakeBack } from "@dryrun/domain/payments/settlement";
import { grant, takeBack } from "../../../records/credits.ts";
import type { Goods } from "./goods.ts";

/** Interview credits, for the account that ordered them. */
export const creditGoods: Goods = {
  async fulfil(tx, { id, userId, credits }, at) {
    if (userId === null || credits === null) return "no-account";
    const change = { userId, amount: credits, reason: LEDGER_REASONS.bought, reference: id, at };
    return (await grant(tx, change)) ? null : "no-account";
  },
  async reverse(tx, { id, userId, credits, amount }, refunded, at) {
    if (userId === null || credits === null) return;
    const due = creditsToTakeBack({ credits, amount }, refunded);
    await takeBack(tx, { userId, due, reason: LEDGER_REASONS.takenBack, reference: id, at });
  },
};
