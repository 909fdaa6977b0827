import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { AttemptAnswer } from "./attempt-answer.tsx";
import * as s from "./quiz-attempt-page.module.css";

/** Every question of a quiz, or only the wrong ones. */
export function AttemptAnswers({ answers }: { answers: Attempt["answers"] }) {
  const [isWrongOnly, setWrongOnly] = useState(false);
  const numbered = answers.map((answer, index) => ({ answer, number: index + 1 }));
  const shown = numbered.filter(({ answer }) => !isWrongOnly || !answer.isCorrect);
  return (
    <div>
      <Checkbox label={words.quiz.wrongOnly} checked={isWrongOnly} onValue={setWrongOnly} />
      {shown.length === 0 && <p>{words.quiz.allRight}</p>}
      <ol className={s.answers}>
        {shown.map(({ answer, number }) => (
          <AttemptAnswer key={answer.questionId} answer={answer} number={number} of={answers.length} />
        ))}
      </ol>
    </div>
  );
}
