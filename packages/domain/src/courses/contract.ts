import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, list, nullableText, text } from "../contract/wire.ts";
import { CURRENCY } from "../payments/limits.ts";
import { paymentSchema } from "../payments/schema.ts";
import { couponListSchema, couponSchema, courseOrderSchema } from "./schema.ts";

/** `refundCreditApplied` and the attendees' coupons only for who is signed in with that address. */
export const publicCoupons = defineContract({
  method: "GET",
  path: "/coupons/public",
  access: "public",
  query: couponListSchema,
  status: 200,
  response: object({
    success: boolean().defined(),
    coupons: list(object({ code: text(), title: text(), description: text() })),
    refundCreditApplied: boolean().defined(),
  }),
});

/** An unknown code is an answer too: `valid` false. */
export const validateCoupon = defineContract({
  method: "POST",
  path: "/payments/validate-coupon",
  access: "public",
  body: couponSchema,
  status: 200,
  response: object({ valid: boolean().defined(), discount: number().defined(), message: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** `PRICE_CHANGED` carries the right `amount`. */
export const createCourseOrder = defineContract({
  method: "POST",
  path: "/payments/create-course-order",
  access: "public",
  body: courseOrderSchema,
  status: 201,
  response: object({ orderId: text(), amount: number().defined(), currency: choice([CURRENCY]), key: text() }),
  errors: ["PRICE_CHANGED", "ALREADY_BOUGHT", "TOO_MANY_REQUESTS"],
  idempotent: true,
});

export const verifyCourse = defineContract({
  method: "POST",
  path: "/payments/course-payment",
  access: "public",
  body: paymentSchema,
  status: 200,
  response: object({ verified: boolean().defined(), message: text(), receiptNumber: nullableText() }),
  errors: ["BAD_SIGNATURE", "NOT_FOUND"],
});
