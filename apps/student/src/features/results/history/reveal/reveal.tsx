import { useStudentInterviewQuery } from "@dryrun/api-client/interviews/student";
import { Button } from "@dryrun/design-system/actions/button";
import { gradeOf } from "@dryrun/design-system/marks/score-grade";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useRef, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";
import * as s from "./graded-dots.module.css";
import { Outcome, OutcomeActions } from "./outcome.tsx";
import { messages as text } from "./reveal.en-in.ts";

/** The pause between two dots when several answers are graded at once. */
const STEP_MS = 100;
const NUMBERS = Array.from({ length: INTERVIEW_QUESTIONS }, (_, index) => index + 1);

/** One dot per answer: dashed until it is graded, then solid, and at last with its score. */
function GradedDots({ graded, questions }: Pick<Result, "graded" | "questions">) {
  return (
    <div className={s.dots} role="img" aria-label={text.graded(graded.length)}>
      {NUMBERS.map((number) => {
        const question = questions.find((one) => one.number === number);
        const score = question ? shownScore(question) : null;
        return (
          <span
            key={number}
            className={s.dot}
            style={{ transitionDelay: `${number * STEP_MS}ms` }}
            data-graded={graded.includes(number) || undefined}
            data-grade={score === null ? undefined : gradeOf(score)}
          >
            {question ? (score ?? "–") : number}
          </span>
        );
      })}
    </div>
  );
}

interface RevealProps {
  sessionId: string;
  /** The text of the notice about the submission. */
  received: string | undefined;
  /** The grading takes longer than usual. */
  isSlow: boolean;
  onClose: () => void;
}

/** Waits for the result of an interview over the page, and then shows it part by part. */
export function Reveal({ sessionId, received, isSlow, onClose }: RevealProps) {
  const { result, isOffline } = useGrading(sessionId);
  const [isWhole, setWhole] = useState(false);
  const leave = useRef<HTMLButtonElement>(null);
  const isReady = result?.isCompleted === true;
  const isParked = isReady && result.score === null;
  // The page behind it says why there is no score.
  useEffect(() => {
    if (isParked) onClose();
  }, [isParked, onClose]);
  if (isParked) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="screen"
      title={isReady ? text.ready : text.waiting}
      description={isReady ? undefined : received}
      initialFocus={leave}
      footer={
        isReady && isWhole ? (
          <OutcomeActions result={result} />
        ) : (
          <Button ref={leave} onClick={isReady ? () => setWhole(true) : onClose}>
            {isReady ? text.skip : text.leave}
          </Button>
        )
      }
    >
      <GradedDots graded={result?.graded ?? []} questions={result?.questions ?? []} />
      {isReady ? (
        <Outcome result={result} isWhole={isWhole} onWhole={() => setWhole(true)} />
      ) : (
        <>
          <p>{text.graded(result?.graded.length ?? 0)}</p>
          <p>{isOffline ? text.offline : isSlow ? text.slow : text.leaveText}</p>
        </>
      )}
    </Dialog>
  );
}

/** The time between two requests while an interview is graded, which takes seconds. */
const POLL_MS = 1500;

function useGrading(sessionId: string) {
  const [isPending, setPending] = useState(true);
  const { data, error } = useStudentInterviewQuery(
    { params: { sessionId } },
    { pollingInterval: isPending ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const isCompleted = data?.isCompleted === true;
  useEffect(() => {
    if (!isCompleted) return;
    setPending(false);
    announce(messages.history.ready(data.score, data.finalDecision));
  }, [isCompleted, data?.score, data?.finalDecision]);
  return { result: data, isOffline: error !== undefined };
}
