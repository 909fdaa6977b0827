const DELAYS_MS = [3000, 5000, 8000, 15_000];

/** After this time, a wait counts as longer than usual. */
export const SLOW_AFTER_MS = 5 * 60_000;

/** Returns the wait before the next poll: 3, 5, 8 and then every 15 seconds. */
export const pollDelay = (asked: number) => DELAYS_MS[Math.min(asked, DELAYS_MS.length - 1)] ?? 15_000;
