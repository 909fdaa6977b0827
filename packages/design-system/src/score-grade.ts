export type Grade = "good" | "fair" | "weak";

/** The word for a score of 0 to 10: good from 7, fair from 4, weak below. */
export const gradeOf = (score: number): Grade => (score >= 7 ? "good" : score >= 4 ? "fair" : "weak");

export const GRADE_TONE = { good: "success", fair: "warning", weak: "danger" } as const;
