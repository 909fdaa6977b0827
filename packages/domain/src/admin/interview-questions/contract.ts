import { number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, list, text } from "../../contract/wire.ts";
import { noneIfEmpty, searchWords } from "../../fields.ts";
import { INTERVIEW_TOPICS } from "../../interviews/topics.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { ADMIN_PER_PAGE } from "../limits.ts";
import { retiredAnswer, retirement } from "../schema.ts";
import * as calls from "./calls.ts";
import { QUESTION_CONCERNS, QUESTION_FILTERS } from "./statistics.ts";

const interviewQuestion = object({
  _id: text(),
  topic: choice(INTERVIEW_TOPICS),
  /** 1 to 3. */
  difficulty: number().defined(),
  question: text(),
  modelAnswer: text(),
  criteria: list(object({ label: text(), weight: number().defined() })),
  /** The number of graded answers in interviews and practice interviews, including those that could not be assessed. */
  uses: number().defined(),
  /** 0 to 10, one decimal; null without an assessed answer. */
  mean: number().defined().nullable(),
  /** The standard deviation of the scores, one decimal. */
  spread: number().defined().nullable(),
  notAssessed: number().defined(),
  /** Answers with a flag, such as a copy or an instruction to the grader. */
  flagged: number().defined(),
  /** Answers whose score a person raised in a review. */
  raised: number().defined(),
  /** -1 to 1, two decimals: the correlation with the rest of the interview; null with too few answers. */
  discrimination: number().defined().nullable(),
  concerns: list(choice(QUESTION_CONCERNS)),
  retired: retiredAnswer(),
});

/** The interview questions with the statistics of each, sorted by what needs attention. */
export const interviewQuestions = defineContract({
  ...calls.interviewQuestions,
  query: pagedQuery(ADMIN_PER_PAGE, {
    topic: string().transform(noneIfEmpty).oneOf(INTERVIEW_TOPICS, "This is not a topic."),
    show: string().transform(noneIfEmpty).oneOf(QUESTION_FILTERS, "This is not a filter."),
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ interviewQuestions: list(interviewQuestion), ...pagingAnswer }),
});

/**
 * A retired question is no longer drawn, and others of its topic replace it; running interviews keep it.
 * `LIMIT_REACHED`: too few questions would remain.
 */
export const updateInterviewQuestion = defineContract({
  ...calls.updateInterviewQuestion,
  ...retirement,
  status: 200,
  response: object({ message: text(), interviewQuestion }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});
