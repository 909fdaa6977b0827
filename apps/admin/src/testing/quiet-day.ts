import type { Today } from "../features/today/today.ts";

/** A day on which nothing is pending. */
export const quiet: Today = {
  serverTime: "2026-11-22T06:00:00.000Z",
  waiting: {
    reviews: 0,
    employers: 0,
    reports: 0,
    refunds: 0,
    failedRefunds: 0,
    disputes: 0,
    failedMails: 0,
    failedJobs: 0,
    parked: 0,
    booksDifferences: 0,
  },
  money: {
    today: { from: "2026-11-22", to: "2026-11-22", in: 0, out: 0 },
    week: { from: "2026-11-16", to: "2026-11-22", in: 1848, out: 99 },
  },
  nextSession: null,
};
