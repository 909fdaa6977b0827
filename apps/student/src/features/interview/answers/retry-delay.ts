const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000];

/** The delay before the next attempt: 1, 2, 4, 8 and then every 15 seconds. */
export const retryDelay = (failures: number) => DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 15_000;
