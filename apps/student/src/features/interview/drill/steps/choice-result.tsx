import { CodeText, OptionText } from "../../../../shared/quiz/code-text.tsx";
import { drill as text } from "../drill.en-in.ts";
import type { DrillQuestion, GradedAnswer } from "../drill.ts";
import { isFull } from "../sequence.ts";
import * as s from "./result-step.module.css";

interface ChoiceResultProps {
  question: DrillQuestion & { result: GradedAnswer };
  /** Whether the right option and its reason are shown. */
  hasModel: boolean;
}

/** The result of a quiz question: the chosen option and, after a second try or on request, the right one with its reason. */
export function ChoiceResult({ question, hasModel }: ChoiceResultProps) {
  const { result } = question;
  return (
    <>
      <p className={s.feedback}>{isFull(question) ? text.right : text.wrong}</p>
      <p className={s.feedback}>
        <CodeText text={question.question} />
      </p>
      <dl className={s.options}>
        <dt>{text.yourAnswer}</dt>
        <dd>
          <OptionText text={result.answer} />
        </dd>
        {hasModel && result.answer !== result.modelAnswer && (
          <>
            <dt>{text.rightOption}</dt>
            <dd>
              <OptionText text={result.modelAnswer} />
            </dd>
          </>
        )}
      </dl>
      {hasModel && (
        <p className={s.feedback}>
          <CodeText text={result.feedback} />
        </p>
      )}
    </>
  );
}
