import { formatDateTime } from "../../time.ts";

export const CHOOSE_TOPIC = "Choose a topic or a group of similar questions.";
export const TOPIC_OR_FAMILY = "Choose a topic or a group of similar questions, not both.";
export const LEVEL_OF_TOPIC = "A level needs a topic.";
export const CHOOSE_LEVEL = "Choose a level from 1 to 5.";
export const CHOOSE_SOURCE = "Choose a quiz, a result, your reviews or the course.";
export const CHOOSE_SET = "Choose the exercises or the test of a unit.";
export const NOTHING_TO_REVIEW = "There is nothing to review today.";
export const NOTHING_WRONG = "This quiz has no wrong answers on this topic.";
export const UNKNOWN_FAMILY = "These questions do not exist any more. Choose another topic.";
export const ANSWERED = "This question has already been answered.";
export const TOO_MANY_TRIES = "You have tried this question many times. Go on to the next one.";
export const CHOOSE_OPTION = "Choose one of the options.";
export const STILL_GRADING =
  "Your answer is saved. Grading is taking longer than usual: open this practice again in a moment.";
export const GRADER_AWAY =
  "Your answer is saved. It cannot be graded at the moment: open this practice again in a few minutes.";
export const courseSetLimit = (next: Date | string) =>
  `You have started many sets of exercises today. You can start the next one after ${formatDateTime(next)}.`;
export const drillLimit = (next: Date | string) =>
  `You have used all your quick practice for today. You can start the next one after ${formatDateTime(next)}.`;
