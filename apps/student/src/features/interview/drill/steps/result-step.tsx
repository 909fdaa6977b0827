import { Button } from "@dryrun/design-system/actions/button";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { type RefObject, useState } from "react";
import { CodeText, OptionText } from "../../../../shared/quiz/code-text.tsx";
import { useShortcuts } from "../../room/device/use-shortcuts.ts";
import { drill as text } from "../drill.en-in.ts";
import type { DrillQuestion, GradedAnswer } from "../drill.ts";
import { isFull, isRight } from "../sequence.ts";
import { Climb } from "./climb.tsx";
import * as s from "./result-step.module.css";
import { StepTitle } from "./step-title.tsx";

interface ChoiceResultProps {
  question: DrillQuestion & { result: GradedAnswer };
  /** Whether the right option and its reason are shown. */
  hasModel: boolean;
}

/** The result of a quiz question: the chosen option and, after a second try or on request, the right one with its reason. */
function ChoiceResult({ question, hasModel }: ChoiceResultProps) {
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

interface ResultStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  question: DrillQuestion & { result: GradedAnswer };
  of: number;
  nextLabel: string;
  onFix: () => void;
  onNext: () => void;
  /** Ends the set without correcting the wrong answers. Undefined unless a correction is next. */
  onFinish: (() => void) | undefined;
}

/** The result of one answer: score and feedback first, then the criteria with their evidence. */
export function ResultStep({ headingRef, question, of, nextLabel, onFix, onNext, onFinish }: ResultStepProps) {
  const { result } = question;
  useRootMark("hasTallBar", true);
  useShortcuts({ onRun: onNext, onNext, onPrevious: () => {} });
  const [isAsked, setAsked] = useState(false);
  const isUnknown = result.answer === DONT_KNOW;
  /** Until the unit's test is passed. */
  const isHidden = result.modelAnswer === "";
  const hasModel = isAsked || isUnknown || isFull(question) || result.climb.length > 1;
  return (
    <section className={s.step}>
      <div className={s.head}>
        <StepTitle headingRef={headingRef} question={question} of={of} />
        {result.climb.length > 1 ? (
          <Climb scores={result.climb} />
        ) : (
          !isUnknown && <ScoreBadge score={shownScore(result)} />
        )}
      </div>
      {question.options ? (
        <ChoiceResult question={question} hasModel={hasModel} />
      ) : (
        <>
          <p className={s.feedback}>{isUnknown ? (isHidden ? text.unknownInTest : text.unknown) : result.feedback}</p>
          <GradedQuestion
            question={{ ...result, feedback: "", modelAnswer: hasModel ? result.modelAnswer : "" }}
            isOpen
            isModelOpen={isAsked || isUnknown}
            isUnanswered={isUnknown}
            title={isUnknown ? (isHidden ? text.asked : text.oneWay) : text.reasons}
            answerTitle={text.yourAnswer}
            hasFoldedData
          />
        </>
      )}
      {isHidden && <p className={s.feedback}>{text.modelAfterTest}</p>}
      {!hasModel && !isHidden && (
        <p>
          <Button variant="quiet" size="s" onClick={() => setAsked(true)}>
            {text.showModel}
          </Button>
        </p>
      )}
      <Buttons {...{ question, nextLabel, onFix, onNext, onFinish }} />
    </section>
  );
}

/** Corrects the answer, or continues; the primary button is what helps more. */
function Buttons({ question, nextLabel, onFix, onNext, onFinish }: Omit<ResultStepProps, "headingRef" | "of">) {
  const fix = question.result.answer === DONT_KNOW ? text.own : text.fix;
  return (
    <div className={s.actions} data-action-bar="always">
      {!isFull(question) && (
        <Button variant={isRight(question) ? "secondary" : "primary"} onClick={onFix}>
          {question.options ? text.again : fix}
        </Button>
      )}
      <Button variant={isRight(question) ? "primary" : "secondary"} onClick={onNext}>
        {nextLabel}
      </Button>
      {onFinish && isRight(question) && (
        <Button variant="quiet" onClick={onFinish}>
          {text.finish}
        </Button>
      )}
    </div>
  );
}
