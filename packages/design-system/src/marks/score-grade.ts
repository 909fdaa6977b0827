/** Thresholds of a score from 0 to 10 (docs/rules.md 10.6). */
const GOOD_FROM = 7;
const FAIR_FROM = 4;

export type Grade = "good" | "fair" | "weak";

/** Returns the grade of a score from 0 to 10, which determines the badge's colour: green, yellow or red. */
export const gradeOf = (score: number): Grade => (score >= GOOD_FROM ? "good" : score >= FAIR_FROM ? "fair" : "weak");

export const GRADE_TONE = { good: "success", fair: "warning", weak: "danger" } as const;
