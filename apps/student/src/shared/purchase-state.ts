/** The key of the navigation state for My Applications after a purchase; its value is the purpose of the credits as a query string. */
export const PURCHASE = "purchasedFor";
export const purchaseState = (purpose: string) => ({ [PURCHASE]: purpose });
