import type { Question } from "../open-interview.ts";

/** Some six lines of a phone. */
const SHORT = 240;

/** A question that leaves room for its answer below it on a phone: few words and no data. */
export const isShort = ({ question, sampleData, run }: Question) =>
  sampleData === null && run === null && question.length <= SHORT;
