/** The navigation state for My Applications after a purchase: what the credits are for, as a query string. */
export const PURCHASE = "purchasedFor";
export const purchaseState = (purpose: string) => ({ [PURCHASE]: purpose });
