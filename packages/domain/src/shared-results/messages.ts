import { PASS_FROM, REVIEW_FROM } from "../interviews/limits.ts";
import { countOf } from "../text.ts";
import { formatDate } from "../time.ts";

export const NOT_SHAREABLE = "This interview has no scores by topic, so there is nothing to share.";
export const REJECTED_NOT_SHARED = "Only Review and Pass results can be shared.";
export const ANSWER_NOT_SHARED =
  "This answer cannot be shared. Choose an answer to an Excel, Power BI, SQL or VBA question, without contact details.";

// The texts of the public page and its picture.

export const interviewOn = (at: Date, isPractice: boolean) =>
  `${isPractice ? "Practice interview" : "Mock interview"}, ${formatDate(at)}`;
export const sharedBy = (name: string, isPractice: boolean, brand: string) =>
  `${name || "A candidate"} shares this result of a ${isPractice ? "practice" : "mock"} interview on ${brand}.`;
export const verifiedBy = (brand: string) => `Verified by ${brand}`;
export const verifiedText = (brand: string) =>
  `${brand} asked the questions, graded the answers and made this page. The person who shares it cannot change the scores.`;
export const OUT_OF = "out of 100";
export const VERDICT_SCALE = `Pass from ${PASS_FROM}, Review from ${REVIEW_FROM}.`;
export const questionsOf = (count: number) => countOf(count, "question");
export const levelOf = (level: number, name: string) => `Hardest question right: level ${level}, ${name}`;
export const answerTo = (topic: string, score: number) => `An answer in ${topic}: ${score} out of 10`;
export const SCORES_OF = "Scores out of 100 by topic";
export const UNNAMED_TITLE = "Interview results";
export const sharedTitle = (name: string) => (name ? `Interview results of ${name}` : UNNAMED_TITLE);
export const SHARED_GONE = "This result is not shared";
export const SHARED_GONE_TEXT = "The link is not complete, it has ended, or the person has stopped sharing it.";
