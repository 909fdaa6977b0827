import { interviewQuestions } from "@dryrun/content/interview/load";
import { quizItems } from "@dryrun/content/quiz/load";

/** The numbers of the landing page, counted. */
export const factsOf = () => ({ interviewQuestions: interviewQuestions.length, quizQuestions: quizItems.length });
