import type { Call } from "../contract/call.ts";

export const course = { method: "GET", path: "/course", access: "student" } as const satisfies Call;

/** Public because of the free lessons. */
export const lesson = { method: "GET", path: "/course/lessons/:id", access: "public" } as const satisfies Call;

export const saveLessonProgress = {
  method: "PUT",
  path: "/course/lessons/:id/progress",
  access: "student",
} as const satisfies Call;
export const courseUnit = { method: "GET", path: "/course/units/:id", access: "student" } as const satisfies Call;

export const unitSummary = {
  method: "GET",
  path: "/course/units/:id/summary",
  access: "student",
} as const satisfies Call;
export const courseBuyers = { method: "GET", path: "/admin/course/buyers", access: "admin" } as const satisfies Call;
export const courseReport = { method: "GET", path: "/admin/course", access: "admin" } as const satisfies Call;
export const publicCoupons = { method: "GET", path: "/coupons/public", access: "public" } as const satisfies Call;

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
