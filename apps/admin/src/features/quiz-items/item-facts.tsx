import { words } from "../../messages.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import type { QuizItem } from "./quiz-item.ts";
import * as s from "./quiz-items-page.module.css";

const say = words.quizItems;

const Prose = ({ text }: { text: string }) => (
  <span className={s.text}>
    <CodeText text={text} />
  </span>
);

/** All that is known of a question, as facts of the side panel. */
export const factsOf = (item: QuizItem) => [
  { name: say.question, value: <Prose text={item.question} /> },
  { name: say.key, value: <Prose text={item.answer} /> },
  { name: say.options, value: <Options options={item.options} /> },
  { name: say.difficulty, value: say.difficultyOf(item.difficulty) },
  { name: say.answered, value: item.answered },
  { name: say.right, value: say.rightOf(item.correctPercent) },
  { name: say.discrimination, value: <Discrimination value={item.discrimination} /> },
  ...(item.concerns.length > 0 ? [{ name: say.concerns, value: <Advice concerns={item.concerns} /> }] : []),
  ...(item.retired ? [{ name: say.retired, value: <Retired {...item.retired} /> }] : []),
  { name: say.id, value: item._id },
];

const Discrimination = ({ value }: { value: number | null }) => (
  <>
    {say.discriminationOf(value)}
    <span className={s.note}>{say.discriminationAbout}</span>
  </>
);

const Retired = ({ at, reason }: { at: string; reason: string }) => (
  <span className={s.text}>{say.retiredOn(at, reason)}</span>
);

function Options({ options }: Pick<QuizItem, "options">) {
  return (
    <ul className={s.options}>
      {options.map(({ text, chosen }) => (
        <li key={text}>
          <span className={s.text}>{text}</span>
          <span className={s.note}>{say.chosen(chosen)}</span>
        </li>
      ))}
    </ul>
  );
}

function Advice({ concerns }: Pick<QuizItem, "concerns">) {
  return (
    <ul className={s.options}>
      {concerns.map((concern) => (
        <li key={concern}>{say.adviceOf(concern)}</li>
      ))}
    </ul>
  );
}
