import { orderStore, type PaidOrder } from "@dryrun/checkout/purchase/stored-order";

/** No data is stored with an order of the course; its amount is the paid price. */
export type Course = object;
export type PaidCourse = PaidOrder<Course>;

/** The order of the course on this device, shared by all its users, because visitors buy too. */
export const courseOrders = orderStore(
  "course:order",
  (order: Partial<Course>): order is Course => typeof order === "object",
);
