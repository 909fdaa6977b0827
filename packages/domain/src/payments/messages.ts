/** Wordings of the payments (specification 2, point 8). */
export const PAYMENT_FAILED = "Payment failed. Please try again.";
export const ORDER_FAILED = "Failed to create order. Please try again.";
export const SOMETHING_WRONG = "Something went wrong.";
export const CREDITS_ADDED = "Payment successful, credits added";
export const PAYMENT_UNVERIFIED = "Payment verification failed.";
export const NO_MONEY_TAKEN = "No money was taken.";
export const CONFIRMING = "We are confirming with the bank. This page updates by itself; you can leave.";
export const MATCHED_LATER = "If money left your account it is matched automatically within minutes.";
export const BAD_SIGNATURE = "This payment could not be verified.";
export const ORDER_NOT_FOUND = "Order not found.";
export const UNKNOWN_PACK = "Choose 5, 10 or 20 credits.";
export const UNKNOWN_STATE = "Choose a state or union territory from the list.";
