import { type InferType, object } from "yup";
import { email, lenientText, phone, requiredLastName, requiredName, storableText } from "../fields.ts";
import { MAX_EMAIL, MAX_NAME } from "../limits.ts";
import { amount, optionalState } from "../payments/schema.ts";
import { MAX_COUPON } from "./limits.ts";
import { COUPON_NEEDS_BOTH } from "./messages.ts";

const code = () =>
  storableText().trim().uppercase().max(MAX_COUPON, `A code must be at most ${MAX_COUPON} characters.`);

export const courseOrderSchema = object({
  amount: amount(),
  first_name: requiredName("First name"),
  last_name: requiredLastName("Last name", MAX_NAME, "first_name"),
  email: email(),
  phone: phone(),
  couponCode: code().default(""),
  state: optionalState(),
});

export type CourseOrder = InferType<typeof courseOrderSchema>;

/** The e-mail is lower-cased, the code upper-cased; both are needed. */
export const couponSchema = object({
  code: code().required(COUPON_NEEDS_BOTH),
  email: email()
    .transform((value: unknown) => (value === "" ? undefined : value))
    .required(COUPON_NEEDS_BOTH),
});

export type CouponTry = InferType<typeof couponSchema>;

/** Listing works without an address; an invalid address is ignored. */
export const couponListSchema = object({
  email: lenientText().trim().lowercase().max(MAX_EMAIL, `Email must be at most ${MAX_EMAIL} characters.`).default(""),
});
