import { quizItems as messages } from "../../messages/banks/quiz-items.en-in.ts";
import type { QuizItem } from "./bank-questions.ts";
import { Discrimination, Lines, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about a quiz question, as facts of the side panel. */
export const quizItemFacts = (item: QuizItem) => [
  { name: messages.question, value: <Prose text={item.question} /> },
  { name: messages.key, value: <Prose text={item.answer} /> },
  {
    name: messages.options,
    value: <Lines lines={item.options.map(({ text, chosen }) => ({ text, note: messages.chosen(chosen) }))} />,
  },
  { name: messages.difficulty, value: messages.difficultyOf(item.difficulty) },
  { name: messages.answered, value: item.answered },
  { name: messages.right, value: messages.rightOf(item.correctPercent) },
  {
    name: messages.discrimination,
    value: <Discrimination value={item.discrimination} about={messages.discriminationAbout} />,
  },
  ...(item.concerns.length > 0
    ? [
        {
          name: messages.concerns,
          value: <Lines lines={item.concerns.map((one) => ({ text: messages.adviceOf(one) }))} />,
        },
      ]
    : []),
  ...(item.retired ? [{ name: messages.retired, value: <Retired {...item.retired} /> }] : []),
  { name: messages.id, value: item._id },
];
