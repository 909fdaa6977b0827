import type { Call } from "../contract/call.ts";

export const publicCoupons = {
  method: "GET",
  path: "/coupons/public",
  access: "public",
} as const satisfies Call;

export const validateCoupon = {
  method: "POST",
  path: "/payments/validate-coupon",
  access: "public",
} as const satisfies Call;

export const createCourseOrder = {
  method: "POST",
  path: "/payments/create-course-order",
  access: "public",
  idempotent: true,
} as const satisfies Call;

export const verifyCourse = {
  method: "POST",
  path: "/payments/course-payment",
  access: "public",
} as const satisfies Call;
