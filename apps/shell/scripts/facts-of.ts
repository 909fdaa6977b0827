import { interviewQuestions } from "@dryrun/content/interview/load";
import { quizItems } from "@dryrun/content/quiz/load";

/** Counts the questions, for the figures on the landing page. */
export const factsOf = () => ({ interviewQuestions: interviewQuestions.length, quizQuestions: quizItems.length });
