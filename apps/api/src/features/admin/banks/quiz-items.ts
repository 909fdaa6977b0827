import { LEAST_DRAWABLE, shortage } from "@dryrun/content/quiz/drawable";
import { quizItems as bank } from "@dryrun/content/quiz/load";
import { tooFewQuizFamilies, tooFewQuizItems } from "@dryrun/domain/admin/messages";
import type { quizItems } from "@dryrun/domain/admin/quiz-items/contract";
import { ANSWERS_NEEDED, byAttention, itemStatistics } from "@dryrun/domain/admin/quiz-items/statistics";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { retiredQuizItems } from "../../../db/schema/quiz.ts";
import { AppError } from "../../../http/app-error.ts";
import { findRetiredItems, type RetiredQuestion } from "../../../records/questions/retired-questions.ts";
import { type ChoiceRow, findChoices } from "./quiz-item-queries.ts";
import { type Bank, type BankParts, retire } from "./retire.ts";

export type QuizItems = ReturnType<typeof createQuizItems>;
type Asked = Input<typeof quizItems>["query"];
type Item = (typeof bank)[number];
type Answer = Output<typeof quizItems>["quizItems"][number];

const QUIZ: Bank<Item> = {
  table: retiredQuizItems,
  find: (id) => bank.find((item) => item.id === id),
  kind: "quiz-item",
  refuseShortage(retired) {
    const short = shortage(retired);
    if (!short) return;
    const { topic, left } = short;
    const message = left < LEAST_DRAWABLE ? tooFewQuizItems(topic, left, LEAST_DRAWABLE) : tooFewQuizFamilies(topic);
    throw new AppError("LIMIT_REACHED", message);
  },
};

/** The question bank with what became of each question. */
export function createQuizItems(parts: BankParts) {
  const { db } = parts;
  return {
    async list(asked: Asked): Promise<Output<typeof quizItems>> {
      const [choices, retired] = [await findChoices(db), await findRetiredItems(db)];
      const judged = bank.filter(isAsked(asked)).map((item) => judge(item, choices.get(item.id) ?? [], retired));
      const found = judged.filter(isShown(asked.show)).sort((a, b) => byAttention(a.statistics, b.statistics));
      const shown = found.slice((asked.page - 1) * asked.limit, asked.page * asked.limit);
      return {
        quizItems: shown.map(answerOf),
        ...pagingOf(found.length, asked),
      };
    },

    async change(adminId: string, id: string, change: { retired: boolean; reason: string }): Promise<Answer> {
      const item = await retire(parts, QUIZ, adminId, id, change);
      const [choices, retired] = [await findChoices(db), await findRetiredItems(db)];
      return answerOf(judge(item, choices.get(id) ?? [], retired));
    },
  };
}

/** Of the topic, with each word in the question, an option or the id. */
function isAsked({ topic, search }: Asked) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (item: Item) => {
    if (topic && item.topic !== topic) return false;
    const text = [item.id, item.question, item.correct, ...item.distractors.map((one) => one.text)].join(" ");
    return words.every((word) => text.toLowerCase().includes(word));
  };
}

const judge = (item: Item, counts: readonly ChoiceRow[], retired: ReadonlyMap<string, RetiredQuestion>) => ({
  item,
  counts,
  retired: retired.get(item.id),
  statistics: itemStatistics(
    item.correct,
    item.distractors.map(({ text }) => text),
    counts,
  ),
});
type Judged = ReturnType<typeof judge>;

const isShown =
  (show: Asked["show"]) =>
  ({ statistics: { concerns, answered }, retired }: Judged): boolean => {
    if (show === undefined) return true;
    if (show === "retired") return retired !== undefined;
    if (show === "few-answers") return answered < ANSWERS_NEEDED;
    return show === "attention" ? concerns.length > 0 && retired === undefined : concerns.includes(show);
  };

function answerOf({ item, counts, retired, statistics }: Judged): Answer {
  const chosen = new Map(counts.map((count) => [count.option, count.chosen]));
  const { answered, rightShare, discrimination, concerns } = statistics;
  return {
    _id: item.id,
    topic: item.topic,
    difficulty: item.difficulty,
    question: item.question,
    answer: item.correct,
    options: [item.correct, ...item.distractors.map(({ text }) => text)].map((text) => ({
      text,
      chosen: chosen.get(text) ?? 0,
    })),
    answered,
    correctPercent: rightShare === null ? null : Math.round(100 * rightShare),
    discrimination: discrimination === null ? null : Math.round(100 * discrimination) / 100,
    concerns,
    retired: retired ? { at: retired.retiredAt.toISOString(), reason: retired.reason } : null,
  };
}
