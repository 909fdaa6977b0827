import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { BLANK_ANSWER, DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { announce } from "@dryrun/remote-kit/page";
import type { Runner } from "@dryrun/run-panel/runner";
import { type RefObject, useRef, useState } from "react";
import type { EditorHandle } from "../../../../shared/editor/editor-props.ts";
import { ChoiceQuestion } from "../../../../shared/quiz/choice-question.tsx";
import { messages } from "../../messages.en-in.ts";
import { TABS_BELOW } from "../../preflight/device-check.ts";
import { useDeviceChoice } from "../../room/device/use-device-choice.ts";
import { useShortcuts } from "../../room/device/use-shortcuts.ts";
import { AnswerPane } from "../../room/questions/answer-pane.tsx";
import { QuestionPane } from "../../room/questions/question-pane.tsx";
import { isBlank } from "../../room/questions/use-answers.ts";
import { drill as labels } from "../drill.en-in.ts";
import type { DrillQuestion } from "../drill.ts";
import type { Sending } from "../use-sending.ts";
import * as s from "./answer-step.module.css";
import { FixNote } from "./fix-note.tsx";
import { StepTitle } from "./step-title.tsx";

/** Why there is no result yet after the answer was sent. */
function SendingNote({ sending, isKept, onRetry }: { sending: Sending; isKept: boolean; onRetry: () => void }) {
  if (sending.name === "saved") return <Banner>{labels.grading}</Banner>;
  if (sending.name === "refused")
    return (
      <Banner tone="danger" role="alert">
        {sending.message}
      </Banner>
    );
  if (sending.name !== "unsent") return null;
  const text = !sending.isOffline ? labels.unreachable : isKept ? labels.offline : labels.offlineNotSaved;
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <Button size="s" onClick={onRetry}>
          {labels.tryNow}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}

interface AnswerStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  question: DrillQuestion;
  of: number;
  runner: Runner;
  text: string;
  /** Whether this device stores typed text. */
  isKept: boolean;
  sending: Sending;
  onText: (text: string) => void;
  onCheck: () => void;
  /** Leaves a wrong answer as it is. */
  onSkip: () => void;
}

/** Registers the keyboard shortcuts of the answer box; returns its actions and state. */
function useBox({ text, sending, onText, onCheck }: Pick<AnswerStepProps, "text" | "sending" | "onText" | "onCheck">) {
  const [isBlankRefused, setBlankRefused] = useState(false);
  const [revision, setRevision] = useState(0);
  const editor = useRef<EditorHandle>(null);
  const run = useRef<() => void>(null);

  function check() {
    if (sending.name === "sending" || sending.name === "saved") return;
    if (!isBlank(text)) return onCheck();
    setBlankRefused(true);
    editor.current?.focus();
  }
  useShortcuts({
    onRun: () => (run.current && !isBlank(text) ? run.current() : check()),
    onNext: check,
    onPrevious: () => {},
  });
  return {
    editor,
    run,
    /** Changes when a text comes from outside the editor. */
    revision,
    error: isBlankRefused ? BLANK_ANSWER : undefined,
    check,
    write(value: string) {
      setBlankRefused(false);
      onText(value);
    },
    insert(name: string) {
      editor.current?.insert(name);
      announce(messages.room.inserted(name));
    },
    dontKnow() {
      onText(DONT_KNOW);
      setRevision(revision + 1);
      onCheck();
    },
  };
}

/** A question with its answer box; Check sends the answer. After a try, its feedback is beside the box. */
export function AnswerStep(props: AnswerStepProps) {
  const { headingRef, question, of, isKept, sending, onCheck, onSkip } = props;
  const tried = question.options ? question.result?.answer : undefined;
  const text = props.text === tried ? "" : props.text;
  const box = useBox({ ...props, text });
  return (
    <section className={s.step}>
      <StepTitle headingRef={headingRef} question={question} of={of} />
      {question.options && <p className={s.note}>{labels.fromQuiz}</p>}
      {question.options ? (
        <ChoiceQuestion
          question={question.question}
          options={question.options}
          selected={text}
          excluded={tried}
          error={box.error}
          onSelect={box.write}
        />
      ) : (
        <Written {...props} box={box} />
      )}
      <SendingNote sending={sending} isKept={isKept} onRetry={onCheck} />
      <div className={s.buttons}>
        {question.result && (
          <Button variant="quiet" onClick={onSkip}>
            {labels.skip}
          </Button>
        )}
        {!question.result && !question.options && isBlank(text) && sending.name === "idle" && (
          <Button variant="quiet" onClick={box.dontKnow}>
            {labels.dontKnow}
          </Button>
        )}
        <Button
          variant="primary"
          className={s.check}
          isBusy={sending.name === "sending" || sending.name === "saved"}
          pendingLabel={labels.checking}
          onClick={box.check}
        >
          {labels.check}
        </Button>
      </div>
      {!question.options && <p className={s.keys}>{question.run ? labels.keys.run : labels.keys.check}</p>}
    </section>
  );
}

/**
 * A question that is answered in writing: the question beside the editor. On a phone a question to correct is folded, so
 * that its feedback and the editor are in sight.
 */
function Written({ question, runner, text, box }: AnswerStepProps & { box: ReturnType<typeof useBox> }) {
  const isWide = useIsWide(TABS_BELOW);
  const [isPlain] = useDeviceChoice("plainEditor");
  const isToCorrect = question.result !== null && question.result.answer !== DONT_KNOW;
  const pane = <QuestionPane question={question} onInsert={box.insert} isCollapsible={!isWide} />;
  return (
    <div className={s.panes}>
      {isToCorrect && !isWide ? (
        <details className={s.asked}>
          <summary>{labels.asked}</summary>
          {pane}
        </details>
      ) : (
        pane
      )}
      <div className={s.answer}>
        {isToCorrect && question.result && <FixNote result={question.result} />}
        <AnswerPane
          editorRef={box.editor}
          revision={box.revision}
          {...{ question, isPlain, runner }}
          isPinned={false}
          hasNames={!isWide}
          value={text}
          onValue={box.write}
          onBlur={() => {}}
          error={box.error}
          onRestore={undefined}
          onInsert={box.insert}
          runRef={box.run}
          onRun={() => {}}
        />
      </div>
    </div>
  );
}
