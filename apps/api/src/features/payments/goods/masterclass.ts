import { dueReminder } from "@dryrun/domain/masterclass/window";
import { newId } from "../../../ids.ts";
import { deleteUnattended, insertEnrolment } from "../../../records/purchases/enrolments.ts";
import { findSession } from "../../../records/purchases/live-sessions.ts";
import { attachBuyer, type BuyerDeps } from "./buyer.ts";
import type { Goods } from "./goods.ts";

/** A seat in a live session, one for each address and session. */
export const masterclassGoods = (deps: BuyerDeps): Goods => ({
  async fulfil(tx, order, now) {
    const { id: orderId, sessionId, email, name: fullName, phone } = order;
    if (email === "") return "no-account";
    const session = sessionId === null ? undefined : await findSession(tx, sessionId);
    if (!session) return "no-session";
    const person = { email, fullName, phone, userId: order.userId };
    // The mail of the purchase states the time, so a reminder that is already due would repeat it.
    const remindedHours = dueReminder(session.startAt, [], now);
    const seat = { ...person, id: newId(now), sessionId: session.id, orderId, remindedHours, createdAt: now };
    if ((await insertEnrolment(tx, seat)) === undefined) return "already-enrolled";
    await attachBuyer(tx, deps, order, now);
    return null;
  },
  async reverse(tx, order, refunded) {
    if (refunded >= order.amount) await deleteUnattended(tx, order.id);
  },
});
