import { quizItems as say } from "../../messages/banks/quiz-items.en-in.ts";
import type { QuizItem } from "./bank-questions.ts";
import { Discrimination, Lines, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about a quiz question, as facts of the side panel. */
export const quizItemFacts = (item: QuizItem) => [
  { name: say.question, value: <Prose text={item.question} /> },
  { name: say.key, value: <Prose text={item.answer} /> },
  {
    name: say.options,
    value: <Lines lines={item.options.map(({ text, chosen }) => ({ text, note: say.chosen(chosen) }))} />,
  },
  { name: say.difficulty, value: say.difficultyOf(item.difficulty) },
  { name: say.answered, value: item.answered },
  { name: say.right, value: say.rightOf(item.correctPercent) },
  { name: say.discrimination, value: <Discrimination value={item.discrimination} about={say.discriminationAbout} /> },
  ...(item.concerns.length > 0
    ? [{ name: say.concerns, value: <Lines lines={item.concerns.map((one) => ({ text: say.adviceOf(one) }))} /> }]
    : []),
  ...(item.retired ? [{ name: say.retired, value: <Retired {...item.retired} /> }] : []),
  { name: say.id, value: item._id },
];
