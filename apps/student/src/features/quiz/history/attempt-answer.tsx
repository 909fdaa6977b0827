import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Check, X } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { CodeText, OptionText } from "../../../shared/quiz/code-text.tsx";
import * as s from "./quiz-attempt-page.module.css";

export interface AttemptAnswerProps {
  answer: Attempt["answers"][number];
  number: number;
  of: number;
}

/** One question with the student's answer; a wrong one also has the right answer and the explanation. */
export function AttemptAnswer({ answer, number, of }: AttemptAnswerProps) {
  const w = words.quiz;
  const Icon = answer.isCorrect ? Check : X;
  return (
    <li
      className={paperClass(s.answer)}
      data-wrong={!answer.isCorrect || undefined}
      data-question-id={answer.questionId}
    >
      <div className={s.head}>
        <span>{`${w.question(number, of)} · ${answer.topic}`}</span>
        <Badge tone={answer.isCorrect ? "success" : "danger"} icon={<Icon {...iconProps(14)} />}>
          {answer.isCorrect ? w.right : w.wrong}
        </Badge>
      </div>
      <h3 className={s.question}>
        <CodeText text={answer.question} />
      </h3>
      <dl className={s.given}>
        <div>
          <dt>{w.yours}</dt>
          <dd>
            <OptionText text={answer.selected || w.unanswered} />
          </dd>
        </div>
        {!answer.isCorrect && (
          <div>
            <dt>{w.correct}</dt>
            <dd>
              <OptionText text={answer.correct} />
            </dd>
          </div>
        )}
      </dl>
      {!answer.isCorrect && (
        <p className={s.explanation}>
          <CodeText text={answer.explanation} />
        </p>
      )}
    </li>
  );
}
