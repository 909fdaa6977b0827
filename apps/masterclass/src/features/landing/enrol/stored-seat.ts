export const SEAT_ORDER_KEY = "masterclass:order";

/** Whether this device stores an order of a seat: the page then loads the checkout immediately to check it. */
export function hasStoredSeat(): boolean {
  try {
    return localStorage.getItem(SEAT_ORDER_KEY) !== null;
  } catch {
    return false; // storage is not available
  }
}
