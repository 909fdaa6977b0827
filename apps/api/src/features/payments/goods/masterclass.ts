import { newId } from "../../../ids.ts";
import { deleteUnattended, insertEnrolment } from "../../../records/purchases/enrolments.ts";
import { attachBuyer, type BuyerParts } from "./buyer.ts";
import type { Goods } from "./goods.ts";

/** A seat in a live session, one for each address and session. */
export const masterclassGoods = (parts: BuyerParts): Goods => ({
  async fulfil(tx, order, now) {
    const { id: orderId, sessionId, email, name: fullName, phone } = order;
    if (email === "" || sessionId === null) return "no-account";
    const seat = { id: newId(now), sessionId, email, fullName, phone, orderId, userId: order.userId, createdAt: now };
    if ((await insertEnrolment(tx, seat)) === undefined) return "already-enrolled";
    await attachBuyer(tx, parts, order, now);
    return null;
  },
  async reverse(tx, order, refunded) {
    if (refunded >= order.amount) await deleteUnattended(tx, order.id);
  },
});
