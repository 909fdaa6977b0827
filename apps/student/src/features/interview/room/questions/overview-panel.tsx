import { Button } from "@dryrun/design-system/actions/button";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { Check, CircleQuestionMark } from "lucide-react";
import { useEffect, useRef } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Times } from "../clock/clock.ts";
import type { HandInPhase } from "../hand-in/hand-in.ts";
import type { Texts } from "../open-interview.ts";
import * as s from "./overview-panel.module.css";
import { isBlank, isSkipped } from "./use-answers.ts";

const text = messages.overview;
const NUMBERS = Array.from({ length: INTERVIEW_QUESTIONS }, (_, index) => index + 1);

export interface OverviewPanelProps {
  answers: Texts;
  fetched: number;
  times: Times;
  phase: HandInPhase;
  onGo: (number: number) => void;
  onSubmit: () => void;
  onRetry: () => void;
  onKeepWorking: () => void;
}

/** The ten answers at a glance, and the hand-in. */
export function OverviewPanel({ answers, fetched, phase, onGo, onSubmit, onRetry, onKeepWorking }: OverviewPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answered = NUMBERS.filter((number) => !isBlank(answers[number]));
  const skipped = answered.filter((number) => isSkipped(answers[number])).length;
  const open = NUMBERS.find((number) => isBlank(answers[number]));
  return (
    <section className={s.panel} aria-labelledby="overview-title">
      <div className={s.inner}>
        <h2 id="overview-title" ref={heading} tabIndex={-1} className={s.title}>
          {text.title}
        </h2>
        <p>{text.all(answered.length - skipped, skipped)}</p>
        <p>{text.final}</p>
        <ol className={s.rows}>
          {NUMBERS.map((number) => (
            <Row key={number} number={number} answer={answers[number]} isLocked={number > fetched} onGo={onGo} />
          ))}
        </ol>
        {open !== undefined && (
          <TextButton onClick={() => onGo(Math.min(open, fetched))}>{text.goTo(Math.min(open, fetched))}</TextButton>
        )}
        {phase === "failed" && (
          <Banner
            tone="danger"
            role="alert"
            action={
              <Button size="s" onClick={onRetry}>
                {text.tryNow}
              </Button>
            }
          >
            {SUBMIT_FAILED} {text.retrying}
          </Banner>
        )}
        <Submit
          isSending={phase === "sending"}
          disabledReason={open === undefined ? undefined : gapText(open, fetched)}
          onSubmit={onSubmit}
          onKeepWorking={onKeepWorking}
        />
      </div>
    </section>
  );
}

interface SubmitProps extends Pick<OverviewPanelProps, "onSubmit" | "onKeepWorking"> {
  isSending: boolean;
  disabledReason: string | undefined;
}

/** Submits the answers: this panel is the last check before it. */
function Submit({ isSending, disabledReason, onSubmit, onKeepWorking }: SubmitProps) {
  return (
    <div className={s.buttons}>
      <Button onClick={onKeepWorking}>{text.keepWorking}</Button>
      <Button
        variant="primary"
        isBusy={isSending}
        pendingLabel={text.submitting}
        disabledReason={disabledReason}
        onClick={onSubmit}
      >
        {text.submit}
      </Button>
    </div>
  );
}

/** Returns why the submission is blocked. */
const gapText = (number: number, fetched: number) => (number > fetched ? text.locked(number) : text.blank(number));

interface RowProps {
  number: number;
  answer: string | undefined;
  isLocked: boolean;
  onGo: (number: number) => void;
}

function Row({ number, answer, isLocked, onGo }: RowProps) {
  const state = isLocked ? "locked" : isBlank(answer) ? "blank" : isSkipped(answer) ? "skipped" : "answered";
  return (
    <li className={s.row} data-state={state}>
      {isLocked ? (
        <span>{text.go(number)}</span>
      ) : (
        <TextButton onClick={() => onGo(number)}>{text.go(number)}</TextButton>
      )}
      <span className={s.state}>
        {state === "answered" && <Check {...iconProps(16)} />}
        {state === "skipped" && <CircleQuestionMark {...iconProps(16)} />}
        {text.rows[state]}
      </span>
      {state === "answered" && <span className={s.begin}>{answer?.trim().split("\n")[0]}</span>}
    </li>
  );
}
