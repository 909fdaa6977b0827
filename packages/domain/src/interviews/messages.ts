import type { ApplicationEnd } from "../applications/limits.ts";
import { TEST_TRIES, TEST_TRIES_HOURS } from "../courses/limits.ts";
import { formatDateTime } from "../time.ts";

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
export const testLimit = (next: Date | string) =>
  `You have tried this test ${TEST_TRIES} times in ${TEST_TRIES_HOURS} hours. You can start the next try after ${formatDateTime(next)}.`;
export const drillLimit = (next: Date | string) =>
  `You have used all your quick practice for today. You can start the next one after ${formatDateTime(next)}.`;

/** The internal name of the product's own grader. */
const OWN_GRADER = "dryrun-offline";

/** Returns the grader's name for people: "Dryrun's own grader, version 13"; a language model keeps its name. */
export function evaluatorText(name: string, version: string): string {
  const [plainVersion] = version.split("+");
  const shown = name.replace(OWN_GRADER, "Dryrun's own grader");
  return plainVersion ? `${shown}, version ${plainVersion}` : shown;
}

export const START_FAILED = "Failed to start mock interview";
export const NO_CREDITS = "You need 1 interview credit to start. Your application is already safe.";
export const NO_CREDITS_FOR_PRACTICE = "You need 1 interview credit to start.";
export const JOB_TAKEN_DOWN = "This job was taken down. Your credit is untouched. You can practise instead.";
export const NEXT_QUESTION_FAILED = "Failed to load next question.";
export const SUBMIT_FAILED = "Failed to submit your interview. Please try again.";
export const SEND_FAILED = "Failed to send to recruiter.";
export const INTERVIEWS_LOAD_FAILED = "Your interviews could not be loaded.";
export const ALREADY_SUBMITTED = "The answers to this interview have already been submitted.";
export const NOT_OVERTAKEN = "The company has not decided during this interview, so it can only be submitted.";
export const INTERVIEW_STOPPED = "The interview is stopped, and its credit is back in your account.";
export const INTERVIEW_RUNNING = "Your mock interview is running. Finish it first.";
export const DECIDED = "This application has been decided or withdrawn, so no interview can start for it.";
/** The label of a verdict where the company's decision is visible too. */
export const VERDICT_LABEL = "Interview verdict";
/** The application accepts no more results. */
export const APPLICATION_ENDED: Record<ApplicationEnd, (company: string) => string> = {
  accepted: (company) => `${company} has already decided on this application.`,
  rejected: (company) => `${company} has already decided on this application.`,
  withdrawn: () => "You have withdrawn this application.",
  deleted: (company) => `${company} has deleted this job.`,
};
export const NOT_SENDABLE = "This result cannot be sent.";
export const NOT_GRADED = "This interview has not been graded, so it cannot be sent.";
/** Shown for a parked session instead of feedback. */
export const PARKED =
  "This interview could not be graded because of a fault on our side. Your answers are saved and your credit has been returned. You will get an e-mail when the interview has been graded.";
export const TIME_OVER = "Time is up. Your saved answers were submitted.";
export const INTERVIEW_NOT_SENT = "The candidate has not sent you an interview result yet.";
export const BLANK_ANSWER = "Write an answer to continue, or press I don't know.";
export const DONT_KNOW = "I don't know this one.";
export const COPYING_OFF = "You can copy only in the answer box.";
export const NOT_REVIEWABLE = "You can ask for a review once there is a result.";
export const REVIEW_ASKED = "You have already asked for a review of this result.";
export const REVIEW_REQUESTED = "Thank you. A person will look at your answers again.";
/** Shown next to a verdict that is lower than the score suggests. */
export const NEVER_LOWERED = "a review by a person never lowers a verdict";
