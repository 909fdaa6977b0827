import { formatDateTime } from "../../time.ts";

export const CHOOSE_TOPIC = "Choose a topic or a group of similar questions.";
export const TOPIC_OR_FAMILY = "Choose a topic or a group of similar questions, not both.";
export const UNKNOWN_FAMILY = "These questions do not exist any more. Choose another topic.";
export const ANSWERED = "This question has already been answered.";
export const STILL_GRADING =
  "Your answer is saved. Grading is taking longer than usual: open this practice again in a moment.";
export const GRADER_AWAY =
  "Your answer is saved. It cannot be graded at the moment: open this practice again in a few minutes.";
export const drillLimit = (next: Date | string) =>
  `You have used all your quick practice for today. You can start the next one after ${formatDateTime(next)}.`;
