import { COURSE_PATH, lessonPath, unitPath } from "@dryrun/domain/courses/lessons/parts";

/** Every URL of this part. */
export const paths = {
  landing: "/live_event_data_analyst_master_class",
  masterclass: "/masterclass",
  course: "/buy-course",
  learn: COURSE_PATH,
  unit: unitPath(":unitId"),
  lesson: lessonPath(":unitId", ":lessonId"),
  checkout: "/data_analyst/CheckoutPage",
} as const;

/** The parameter of the checkout that fills a coupon in. */
export const COUPON_PARAMETER = "coupon";

/** Pages of other parts. */
export const elsewhere = {
  login: (back: string) => `/login?redirect=${encodeURIComponent(back)}`,
  today: "/student",
  payments: "/student/payments",
  practice: "/student/interview/practice",
  drill: (id: string) => `/student/practice/drill/${id}`,
} as const;
