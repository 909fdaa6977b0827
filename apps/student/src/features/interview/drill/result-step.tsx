import { Button } from "@dryrun/design-system/actions/button";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import type { RefObject } from "react";
import { useShortcuts } from "../room/device/use-shortcuts.ts";
import { drill as text } from "./drill.en-in.ts";
import type { GradedAnswer } from "./drill.ts";
import * as s from "./result-step.module.css";

interface ResultStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  result: GradedAnswer;
  of: number;
  nextLabel: string;
  onNext: () => void;
}

/** The result of one answer: score and feedback first, then the criteria with their evidence. */
export function ResultStep({ headingRef, result, of, nextLabel, onNext }: ResultStepProps) {
  useRootMark("hasTallBar", true);
  useShortcuts({ onRun: onNext, onNext, onPrevious: () => {} });
  return (
    <section className={s.step}>
      <div className={s.head}>
        <h2 ref={headingRef} tabIndex={-1} className={s.title}>
          {text.question(result.number, of, result.type)}
        </h2>
        <ScoreBadge score={shownScore(result)} />
      </div>
      <p className={s.feedback}>{result.feedback}</p>
      <GradedQuestion
        question={{ ...result, feedback: "" }}
        isOpen
        title={text.reasons}
        answerTitle={text.yourAnswer}
        hasFoldedData
      />
      <div className={s.actions} data-action-bar="always">
        <Button variant="primary" onClick={onNext}>
          {nextLabel}
        </Button>
      </div>
    </section>
  );
}
