import { orderStore, type PaidOrder } from "@dryrun/checkout/purchase/stored-order";
import { SEAT_ORDER_KEY } from "./stored-seat.ts";

/** The data stored with an order of a seat; it does not name the buyer. */
export interface Seat {
  title: string;
  startAt: string;
  endAt: string;
}
export type PaidSeat = PaidOrder<Seat>;

const isText = (value: unknown) => typeof value === "string";

/** The order of a seat on this device, shared by all its users, because visitors buy too. */
export const seatOrders = orderStore(SEAT_ORDER_KEY, (order: Partial<Seat>): order is Seat =>
  [order.title, order.startAt, order.endAt].every(isText),
);
