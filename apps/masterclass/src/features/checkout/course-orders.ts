import { orderStore, type PaidOrder } from "@dryrun/checkout/purchase/kept-order";

/** Nothing is kept with an order of the course; its amount says what was paid. */
export type Course = object;
export type PaidCourse = PaidOrder<Course>;

/** The order of the course on this device, shared by all who use it: visitors buy too. */
export const courseOrders = orderStore(
  "course:order",
  (order: Partial<Course>): order is Course => typeof order === "object",
);
