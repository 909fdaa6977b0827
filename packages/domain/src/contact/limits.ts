/** Messages to support per network address. */
export const MESSAGES_PER_HOUR = 10;
