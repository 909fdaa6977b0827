import type { Question } from "../open-interview.ts";

/** A question without data: on a phone its answer is below it, not on another tab. */
export const hasNoData = ({ sampleData, run }: Question) => sampleData === null && run === null;
