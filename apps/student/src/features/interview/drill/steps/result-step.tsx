import { Button } from "@dryrun/design-system/actions/button";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { type RefObject, useState } from "react";
import { useShortcuts } from "../../room/device/use-shortcuts.ts";
import { drill as text } from "../drill.en-in.ts";
import type { DrillQuestion, GradedAnswer } from "../drill.ts";
import { isFull, isRight } from "../sequence.ts";
import { ChoiceResult } from "./choice-result.tsx";
import { Climb } from "./climb.tsx";
import * as s from "./result-step.module.css";
import { StepTitle } from "./step-title.tsx";

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
          <p className={s.feedback}>{isUnknown ? text.unknown : result.feedback}</p>
          <GradedQuestion
            question={{ ...result, feedback: "", modelAnswer: hasModel ? result.modelAnswer : "" }}
            isOpen
            isModelOpen={isAsked || isUnknown}
            isUnanswered={isUnknown}
            title={isUnknown ? text.oneWay : text.reasons}
            answerTitle={text.yourAnswer}
            hasFoldedData
          />
        </>
      )}
      {!hasModel && (
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
