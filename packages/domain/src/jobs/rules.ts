import { endOfIndianDay, indianDay } from "../time.ts";

/** A job is open until the end of its closing day in India; without a closing date it has no end. */
export const isClosed = (closingDate: string | null, now: Date) =>
  closingDate !== null && endOfIndianDay(closingDate) < now;

/** "2-5 years", or "2+ years" where there is no maximum. */
export const experienceText = (min: number, max: number | null) => (max ? `${min}-${max} years` : `${min}+ years`);

/** Whether this closing date may be set: a job that has closed can be edited, only not given another day that has passed. */
export const mayClose = (asked: string | null, stored: string | null, now: Date) =>
  asked === null || asked === stored || asked >= indianDay(now);

/** Deleted by its employer, or hidden by an admin or with the employer's account. */
export const isTakenDown = ({ deletedAt, hiddenAt }: { deletedAt: Date | null; hiddenAt: Date | null }) =>
  deletedAt !== null || hiddenAt !== null;
