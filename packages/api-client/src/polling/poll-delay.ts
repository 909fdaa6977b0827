const DELAYS_MS = [3000, 5000, 8000, 15_000];

/** From here on the wait is longer than usual. */
export const SLOW_AFTER_MS = 5 * 60_000;

/** How long to wait before asking again: 3, 5, 8 and then every 15 seconds. */
export const pollDelay = (asked: number) => DELAYS_MS[Math.min(asked, DELAYS_MS.length - 1)] ?? 15_000;
