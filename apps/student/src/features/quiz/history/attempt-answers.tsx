import * as words from "../../../messages.en-in.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { AttemptAnswer } from "./attempt-answer.tsx";
import * as s from "./quiz-attempt-page.module.css";

/** The address of the wrong answers on their page. */
export const WRONG_ONES = "wrong";

type Answers = Attempt["answers"];
const numbered = (answers: Answers, isCorrect: boolean) =>
  answers
    .map((answer, index) => ({ answer, number: index + 1 }))
    .filter(({ answer }) => answer.isCorrect === isCorrect);

const List = ({ answers, isCorrect }: { answers: Answers; isCorrect: boolean }) => (
  <ol className={s.answers}>
    {numbered(answers, isCorrect).map(({ answer, number }) => (
      <AttemptAnswer key={answer.questionId} answer={answer} number={number} of={answers.length} />
    ))}
  </ol>
);

/** The wrong answers of a quiz with what is right and why: what a person opens the page for. */
export function WrongAnswers({ answers }: { answers: Answers }) {
  const count = numbered(answers, false).length;
  return (
    <section id={WRONG_ONES} className={s.list} aria-labelledby="wrong-answers">
      <h2 id="wrong-answers">{words.quiz.wrongAnswers(count)}</h2>
      {count === 0 ? <p>{words.quiz.allRight}</p> : <List answers={answers} isCorrect={false} />}
    </section>
  );
}

/** The right answers, folded. */
export function RightAnswers({ answers }: { answers: Answers }) {
  const count = numbered(answers, true).length;
  if (count === 0) return null;
  return (
    <details className={s.list}>
      <summary className={s.fold}>
        <h2>{words.quiz.rightAnswers(count)}</h2>
      </summary>
      <List answers={answers} isCorrect />
    </details>
  );
}
