import excel from "../../quiz/excel.json" with { type: "json" };
import former from "../../quiz/former.json" with { type: "json" };
import powerBi from "../../quiz/power-bi.json" with { type: "json" };
import sql from "../../quiz/sql.json" with { type: "json" };
import vba from "../../quiz/vba.json" with { type: "json" };
import type { QuizItem, QuizTopic } from "./quiz-item.ts";

// The lint test checks the shape of every item, so nothing is validated at startup.
/** The whole bank, including keys and explanations: never send it unfiltered. */
export const quizItems: readonly QuizItem[] = [...excel, ...powerBi, ...sql, ...vba] as unknown as QuizItem[];

/** Replaced items: never drawn, but still needed to show and grade papers that were open then. */
export const formerItems: readonly QuizItem[] = former as unknown as QuizItem[];

const byId: ReadonlyMap<string, QuizItem> = new Map([...formerItems, ...quizItems].map((item) => [item.id, item]));

/** Finds the item, current or former, with this id. */
export function findQuizItem(id: string): QuizItem | undefined {
  return byId.get(id);
}

const byQuestion: ReadonlyMap<string, QuizItem> = new Map(quizItems.map((item) => [item.question, item]));

/** Finds the item with this question; in the API a question does not have its id in the bank. */
export function findQuizItemByQuestion(question: string): QuizItem | undefined {
  return byQuestion.get(question);
}

/** Returns the topic of the item with this id. */
export function topicOf(id: string): QuizTopic | undefined {
  return byId.get(id)?.topic;
}
