import { number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, list, text } from "../../contract/wire.ts";
import { noneIfEmpty, searchWords } from "../../fields.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { QUIZ_TOPICS } from "../../quiz/limits.ts";
import { ADMIN_PER_PAGE } from "../limits.ts";
import { retiredAnswer, retirement } from "../schema.ts";
import * as calls from "./calls.ts";
import { CONCERNS, QUIZ_ITEM_FILTERS } from "./statistics.ts";

const quizItem = object({
  _id: text(),
  topic: choice(QUIZ_TOPICS),
  /** 1 to 3. */
  difficulty: number().defined(),
  question: text(),
  answer: text(),
  /** The key first; for each option the number of times it was chosen. */
  options: list(object({ text: text(), chosen: number().defined() })),
  /** The number of answers, without blank ones. */
  answered: number().defined(),
  /** Percent of the answers; null without answers. */
  correctPercent: number().defined().nullable(),
  /** -1 to 1, two decimals: the correlation with the rest of the paper; null with too few answers. */
  discrimination: number().defined().nullable(),
  concerns: list(choice(CONCERNS)),
  retired: retiredAnswer(),
});

/** The question bank with the statistics of each question, sorted by what needs attention. */
export const quizItems = defineContract({
  ...calls.quizItems,
  query: pagedQuery(ADMIN_PER_PAGE, {
    topic: string().transform(noneIfEmpty).oneOf(QUIZ_TOPICS, "This is not a topic."),
    show: string().transform(noneIfEmpty).oneOf(QUIZ_ITEM_FILTERS, "This is not a filter."),
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ quizItems: list(quizItem), ...pagingAnswer }),
});

/** A retired question is no longer drawn; open papers keep it. `LIMIT_REACHED`: too few questions would remain. */
export const updateQuizItem = defineContract({
  ...calls.updateQuizItem,
  ...retirement,
  status: 200,
  response: object({ message: text(), quizItem }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});
