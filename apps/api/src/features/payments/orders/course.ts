import type { Output } from "@dryrun/domain/contract/define";
import type { createCourseOrder, publicCoupons, verifyCourse as verifyContract } from "@dryrun/domain/courses/contract";
import { ALREADY_BOUGHT, COURSE_BOUGHT, INVALID_COUPON, priceChanged } from "@dryrun/domain/courses/messages";
import { type CouponCheck, checkCoupon, coursePrice, findCoupon, listedCoupons } from "@dryrun/domain/courses/rules";
import type { CouponTry, CourseOrder } from "@dryrun/domain/courses/schema";
import { refusalOfAmount } from "@dryrun/domain/payments/rules";
import type { Payment } from "@dryrun/domain/payments/schema";
import { AppError, invalidField } from "../../../errors/app-error.ts";
import { hasCourse } from "../../../records/purchases/courses.ts";
import { creditableSeat, findSeatsOf } from "../../../records/purchases/enrolments.ts";
import type { PaymentDeps } from "../deps.ts";
import { findReceiptOf } from "../documents/document-queries.ts";
import { placeOrder } from "./place.ts";
import { settlePaid } from "./settle-paid.ts";
import { countOrder, selfOf, type Visitor } from "./visitors.ts";

/** Lists public coupons for everyone. Attendees' coupons and credit are listed only for the signed-in owner of the address. */
export const coupons =
  ({ db }: PaymentDeps) =>
  async (visitor: Visitor, email: string): Promise<Output<typeof publicCoupons>> => {
    const self = await selfOf(db, visitor, email);
    const seats = self ? await findSeatsOf(db, self) : [];
    const listed = listedCoupons(seats.some(({ attendanceStatus }) => attendanceStatus === "attended"));
    return {
      success: true,
      coupons: listed.map(({ code, title, description }) => ({ code, title, description })),
      refundCreditApplied: creditableSeat(seats) !== undefined,
    };
  };

/** Limits attempts per network and per address, because codes are short. */
export const tryCoupon =
  ({ limits }: PaymentDeps) =>
  async (visitor: Visitor, { code, email }: CouponTry): Promise<CouponCheck> => {
    await limits.coupons.take(visitor.network);
    await limits.couponsByEmail.take(email);
    return checkCoupon(code);
  };

/** Computes the price on the server; it must equal the price that the client shows. */
export const orderCourse =
  (deps: PaymentDeps) =>
  async (visitor: Visitor, form: CourseOrder): Promise<Output<typeof createCourseOrder>> => {
    const { email, phone, state, couponCode } = form;
    const coupon = couponCode === "" ? undefined : findCoupon(couponCode);
    if (coupon === null) throw invalidField("couponCode", INVALID_COUPON);
    await countOrder(deps, visitor);
    const self = await selfOf(deps.db, visitor, email);
    // Not checked for visitors, who must not learn what others own: a duplicate payment is refunded.
    if (self && (await hasCourse(deps.db, self))) throw new AppError("ALREADY_BOUGHT", ALREADY_BOUGHT);
    const seat = self && creditableSeat(await findSeatsOf(deps.db, self));
    const { discount, credit, total } = coursePrice(coupon?.fraction ?? 0, seat !== undefined);
    const refusal = refusalOfAmount(form.amount, total);
    if (refusal) throw new AppError(refusal, priceChanged(total), { amount: total });
    const buyer = { userId: self?.id ?? null, email, name: `${form.first_name} ${form.last_name}`, phone, state };
    const price = { amount: total, discount, attendeeCredit: credit, couponCode: coupon?.code ?? null };
    return placeOrder(deps, buyer, { kind: "course", ...price });
  };

export const verifyCourse =
  (deps: PaymentDeps) =>
  async (payment: Payment): Promise<Output<typeof verifyContract>> => {
    const { order } = await settlePaid(deps, payment, "course");
    const receipt = await findReceiptOf(deps.db, order.id);
    return { verified: true, message: COURSE_BOUGHT, receiptNumber: receipt?.number ?? null };
  };
