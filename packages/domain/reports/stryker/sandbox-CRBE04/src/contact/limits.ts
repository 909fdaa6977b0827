/** Messages to support from one address. */
export const MESSAGES_PER_HOUR = 10;
