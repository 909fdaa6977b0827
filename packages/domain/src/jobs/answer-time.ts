import { countOf } from "../text.ts";

/** An employer's usual time to answer is the median of this many decisions, the newest ones. */
export const ANSWER_TIME_DECISIONS = 20;
/** With fewer decisions nothing is shown. */
export const LEAST_ANSWER_TIME_DECISIONS = 5;

/** "Sahyadri Analytics usually answers within 4 days." */
export const answersWithin = (company: string, days: number): string =>
  `${company} usually answers within ${countOf(days, "day")}.`;
