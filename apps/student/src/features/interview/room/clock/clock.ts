import { MILESTONES_SECONDS } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";

/** The end of the interview by the server's clock, and the offset from this device's clock to it. */
export interface Times {
  expiresAt: number;
  offset: number;
}

/** Returns how far the server's clock is ahead; the server stamped its answer about half-way between request and answer. */
export const offsetOf = (serverTime: string, askedAt: number, heardAt: number) =>
  Date.parse(serverTime) - (askedAt + heardAt) / 2;

/** Whole seconds left, never below 0; computed from the clock each time so that it does not drift. */
export const secondsLeftAt = ({ expiresAt, offset }: Times, now: number) =>
  Math.max(0, Math.ceil((expiresAt - (now + offset)) / SECOND_MS));

/** The milestones reached between two readings of the clock, the largest first. */
export const milestonesBetween = (before: number, after: number): number[] =>
  MILESTONES_SECONDS.filter((mark) => before > mark && after <= mark);
