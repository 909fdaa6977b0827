import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, list, nullableText, text } from "../contract/wire.ts";
import { CURRENCY } from "../payments/limits.ts";
import { paymentSchema } from "../payments/schema.ts";
import * as calls from "./calls.ts";
import { couponListSchema, couponSchema, courseOrderSchema } from "./schema.ts";

/** `refundCreditApplied` and the attendees' coupons are shown only to the signed-in owner of that address. */
export const publicCoupons = defineContract({
  ...calls.publicCoupons,
  query: couponListSchema,
  status: 200,
  response: object({
    success: boolean().defined(),
    coupons: list(object({ code: text(), title: text(), description: text() })),
    refundCreditApplied: boolean().defined(),
  }),
});

/** An unknown code gets an answer too: `valid` false. */
export const validateCoupon = defineContract({
  ...calls.validateCoupon,
  body: couponSchema,
  status: 200,
  response: object({ valid: boolean().defined(), discount: number().defined(), message: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** `PRICE_CHANGED` contains the right `amount`. */
export const createCourseOrder = defineContract({
  ...calls.createCourseOrder,
  body: courseOrderSchema,
  status: 201,
  response: object({ orderId: text(), amount: number().defined(), currency: choice([CURRENCY]), key: text() }),
  errors: ["PRICE_CHANGED", "ALREADY_BOUGHT", "TOO_MANY_REQUESTS", "PROVIDER_AWAY"],
});

export const verifyCourse = defineContract({
  ...calls.verifyCourse,
  body: paymentSchema,
  status: 200,
  response: object({ verified: boolean().defined(), message: text(), receiptNumber: nullableText() }),
  errors: ["BAD_SIGNATURE", "NOT_FOUND", "PAYMENT_RETURNED"],
});
