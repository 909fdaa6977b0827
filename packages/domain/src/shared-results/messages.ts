import { formatDate } from "../time.ts";

export const NOT_SHAREABLE = "This interview has no scores by topic, so there is nothing to share.";

// The texts of the public page and its picture.

export const interviewOn = (at: Date, isPractice: boolean) =>
  `${isPractice ? "Practice interview" : "Mock interview"}, ${formatDate(at)}`;
export const sharedBy = (name: string, isPractice: boolean, brand: string) =>
  `${name} shares this result of a ${isPractice ? "practice" : "mock"} interview on ${brand}.`;
export const SCORES_OF = "Scores out of 100 by topic";
export const sharedTitle = (name: string) => `Interview results of ${name}`;
export const UNNAMED_TITLE = "Interview results";
export const SHARED_GONE = "This result is not shared";
export const SHARED_GONE_TEXT = "The link is not complete, or the person has stopped sharing it.";
