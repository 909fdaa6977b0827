import { isBoughtTwice } from "../../../records/purchases/courses.ts";
import { lockCreditableSeat, releaseCredit, setCreditOrder } from "../../../records/purchases/enrolments.ts";
import { findUser } from "../../../records/users.ts";
import { attachBuyer, type BuyerDeps } from "./buyer.ts";
import type { Goods } from "./goods.ts";

/** The course: the paid order itself, one for each address. */
export const courseGoods = (deps: BuyerDeps): Goods => ({
  async fulfil(tx, order, now) {
    if (order.email === "") return "no-account";
    if (await isBoughtTwice(tx, order)) return "already-bought";
    if (order.attendeeCredit > 0) {
      const user = order.userId === null ? undefined : await findUser(tx, order.userId);
      // The credit may have been claimed or spent since the order was placed.
      const seat = user && (await lockCreditableSeat(tx, user));
      if (!seat) return "credit-used";
      await setCreditOrder(tx, seat.id, order.id);
    }
    await attachBuyer(tx, deps, order, now);
    return null;
  },
  async reverse(tx, order, refunded) {
    if (refunded >= order.amount) await releaseCredit(tx, order.id);
  },
});
