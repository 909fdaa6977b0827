import { LEAST_DRAWABLE, shortageOf } from "@dryrun/content/quiz/drawable";
import { quizItems as bank } from "@dryrun/content/quiz/load";
import type { quizItems } from "@dryrun/domain/admin/calibration/contract";
import { tooFewQuestions, tooFewQuizFamilies } from "@dryrun/domain/admin/messages";
import { ANSWERS_NEEDED, byAttention, itemStatistics } from "@dryrun/domain/admin/quiz-items/statistics";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { retiredQuizItems } from "../../../db/schema/quiz.ts";
import { AppError } from "../../../errors/app-error.ts";
import { findRetiredItems, type RetiredQuestion } from "../../../records/questions/retired-questions.ts";
import { type ChoiceRow, findChoices } from "./bank-queries.ts";
import { type Bank, type BankDeps, retire } from "./retire.ts";
import { hasWords, isShown, pageOf, retiredAnswer } from "./shown.ts";

export type QuizItems = ReturnType<typeof createQuizItems>;
type Asked = Input<typeof quizItems>["query"];
type Item = (typeof bank)[number];
type Answer = Output<typeof quizItems>["quizItems"][number];

const QUIZ: Bank<Item> = {
  table: retiredQuizItems,
  find: (id) => bank.find((item) => item.id === id),
  kind: "quiz-item",
  refuseShortage(retired) {
    const short = shortageOf(retired);
    if (!short) return;
    const { topic, left } = short;
    const message = left < LEAST_DRAWABLE ? tooFewQuestions(topic, left, LEAST_DRAWABLE) : tooFewQuizFamilies(topic);
    throw new AppError("LIMIT_REACHED", message);
  },
};

/** Lists the question bank with the statistics of each question. */
export function createQuizItems(deps: BankDeps) {
  const { db } = deps;
  return {
    async list(asked: Asked): Promise<Output<typeof quizItems>> {
      const [choices, retired] = [await findChoices(db), await findRetiredItems(db)];
      const judged = bank.filter(isAsked(asked)).map((item) => judge(item, choices.get(item.id) ?? [], retired));
      const items = judged
        .filter((one) => isShown(asked.show, one, one.statistics.answered < ANSWERS_NEEDED))
        .sort((x, y) => byAttention(x.statistics, y.statistics));
      return { quizItems: pageOf(items, asked).map(answerOf), ...pagingOf(items.length, asked) };
    },

    async change(adminId: string, id: string, change: { retired: boolean; reason: string }): Promise<Answer> {
      const item = await retire(deps, QUIZ, adminId, id, change);
      const [choices, retired] = [await findChoices(db), await findRetiredItems(db)];
      return answerOf(judge(item, choices.get(id) ?? [], retired));
    },
  };
}

/** Whether a question is of the topic and has each word in its text, an option or its id. */
function isAsked({ topic, search }: Asked) {
  const isFound = hasWords(search);
  return ({ id, topic: own, question, correct, distractors }: Item) =>
    (!topic || own === topic) && isFound([id, question, correct, ...distractors.map(({ text }) => text)]);
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
    retired: retiredAnswer(retired),
  };
}
