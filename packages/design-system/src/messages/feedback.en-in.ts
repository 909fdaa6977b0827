export const close = "Close";
export const tryAgain = "Try again";
export const reference = "Reference";
