import type { Output } from "@dryrun/domain/contract/define";
import type { paymentConfig } from "@dryrun/domain/payments/contract";
import { document, history } from "./history.ts";
import { coupons, orderCourse, tryCoupon, verifyCourse } from "./orders/course.ts";
import { orderCredits, verifyCredits } from "./orders/credits.ts";
import { orderSeat, verifySeat } from "./orders/seat.ts";
import { orderStatus, paySandbox } from "./orders/status.ts";
import type { PaymentParts } from "./parts.ts";
import { createFailedRefunds } from "./settling/failed-refunds.ts";

export type PaymentService = ReturnType<typeof createPayments>;

export const createPayments = (parts: PaymentParts) => ({
  config: (): Output<typeof paymentConfig> => ({ provider: parts.payments.provider, key: parts.payments.key }),
  orderCredits: orderCredits(parts),
  verifyCredits: verifyCredits(parts),
  coupons: coupons(parts),
  tryCoupon: tryCoupon(parts),
  orderCourse: orderCourse(parts),
  verifyCourse: verifyCourse(parts),
  orderSeat: orderSeat(parts),
  verifySeat: verifySeat(parts),
  orderStatus: orderStatus(parts),
  paySandbox: paySandbox(parts),
  history: history(parts),
  document: document(parts),
  failedRefunds: createFailedRefunds(parts),
});
