/** The quiz (specification 1, point 9). */
export const QUIZ_QUESTIONS = 50;
export const QUIZ_PASS_PERCENT = 80;
export const PAPER_HOURS = 24;
export const QUIZ_TOPICS = ["Excel", "Power BI", "SQL", "VBA"] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];
