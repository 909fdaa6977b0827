export const SEAT_ORDER_KEY = "masterclass:order";

/** Whether this device keeps an order of a seat: then the page loads the checkout at once to ask about it. */
export function hasKeptSeat(): boolean {
  try {
    return localStorage.getItem(SEAT_ORDER_KEY) !== null;
  } catch {
    return false; // no storage here
  }
}
