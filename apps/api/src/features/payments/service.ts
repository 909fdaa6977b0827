import type { Output } from "@dryrun/domain/contract/define";
import type { paymentConfig } from "@dryrun/domain/payments/contract";
import type { PaymentDeps } from "./deps.ts";
import { document, history } from "./history.ts";
import { coupons, orderCourse, tryCoupon, verifyCourse } from "./orders/course.ts";
import { orderCredits, verifyCredits } from "./orders/credits.ts";
import { orderSeat, verifySeat } from "./orders/seat.ts";
import { orderStatus, paySandbox } from "./orders/status.ts";
import { createFailedRefunds } from "./settling/failed-refunds.ts";

export type PaymentService = ReturnType<typeof createPayments>;

export const createPayments = (deps: PaymentDeps) => ({
  config: (): Output<typeof paymentConfig> => ({ provider: deps.payments.provider, key: deps.payments.key }),
  orderCredits: orderCredits(deps),
  verifyCredits: verifyCredits(deps),
  coupons: coupons(deps),
  tryCoupon: tryCoupon(deps),
  orderCourse: orderCourse(deps),
  verifyCourse: verifyCourse(deps),
  orderSeat: orderSeat(deps),
  verifySeat: verifySeat(deps),
  orderStatus: orderStatus(deps),
  paySandbox: paySandbox(deps),
  history: history(deps),
  document: document(deps),
  failedRefunds: createFailedRefunds(deps),
});
