import type { Output } from "@dryrun/domain/contract/define";
import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import type { createMasterclassOrder, verifyMasterclass } from "@dryrun/domain/masterclass/contract";
import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { ALREADY_ENROLLED, ENROLLED, SESSION_NOT_OPEN } from "@dryrun/domain/masterclass/messages";
import type { Enrol } from "@dryrun/domain/masterclass/schema";
import type { Payment } from "@dryrun/domain/payments/schema";
import { AppError } from "../../../errors/app-error.ts";
import { findEnrolmentOfOrder, isEnrolled } from "../../../records/purchases/enrolments.ts";
import { findSession } from "../../../records/purchases/live-sessions.ts";
import type { PaymentDeps } from "../deps.ts";
import { findReceiptOf } from "../documents/document-queries.ts";
import { placeOrder } from "./place.ts";
import { settlePaid } from "./settle-paid.ts";
import { countOrder, selfOf, type Visitor } from "./visitors.ts";

/** Orders a seat in an active session that has not started. */
export const orderSeat =
  (deps: PaymentDeps) =>
  async (visitor: Visitor, form: Enrol): Promise<Output<typeof createMasterclassOrder>> => {
    const { db, clock } = deps;
    const { firstName, lastName, email, phone, sessionId, state } = form;
    await countOrder(deps, visitor);
    const session = await findSession(db, sessionId);
    if (!session?.active || session.startAt <= clock.now()) throw new AppError("NOT_FOUND", SESSION_NOT_OPEN);
    if (await isEnrolled(db, sessionId, email)) throw new AppError("ALREADY_ENROLLED", ALREADY_ENROLLED);
    const self = await selfOf(db, visitor, email);
    const buyer = { userId: self?.id ?? null, email, name: `${firstName} ${lastName}`, phone, state };
    return placeOrder(deps, buyer, { kind: "masterclass", sessionId, amount: MASTERCLASS_PRICE });
  };

export const verifySeat =
  (deps: PaymentDeps) =>
  async (payment: Payment): Promise<Output<typeof verifyMasterclass>> => {
    const { order } = await settlePaid(deps, payment, "masterclass");
    const enrolment = await findEnrolmentOfOrder(deps.db, order.id);
    const receipt = await findReceiptOf(deps.db, order.id);
    return {
      message: ENROLLED,
      enrollmentId: enrolment?.id ?? "",
      receiptNumber: receipt?.number ?? null,
      calendarLink: enrolment ? calendarLinkOf(enrolment.session, deps.clock.now()) : null,
    };
  };
