import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { BLANK_ANSWER, DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useRef, useState } from "react";
import type { EditorHandle } from "../../../shared/editor/editor-props.ts";
import type { Runner } from "../../../shared/run/runner.ts";
import { messages } from "../messages.en-in.ts";
import { TABS_BELOW } from "../preflight/device-check.ts";
import { useDeviceChoice } from "../room/device/use-device-choice.ts";
import { useShortcuts } from "../room/device/use-shortcuts.ts";
import { AnswerPane } from "../room/questions/answer-pane.tsx";
import { QuestionPane } from "../room/questions/question-pane.tsx";
import { isBlank } from "../room/questions/use-answers.ts";
import * as s from "./answer-step.module.css";
import { drill as labels } from "./drill.en-in.ts";
import type { DrillQuestion } from "./drill.ts";
import type { Sending } from "./use-sending.ts";

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
    skip() {
      onText(DONT_KNOW);
      setRevision(revision + 1);
      onCheck();
    },
  };
}

/** A question with its answer box; Check sends the answer. */
export function AnswerStep(props: AnswerStepProps) {
  const { headingRef, question, of, runner, text, isKept, sending, onCheck } = props;
  const isWide = useIsWide(TABS_BELOW);
  const [isPlain] = useDeviceChoice("plainEditor");
  const box = useBox(props);
  return (
    <section className={s.step}>
      <h2 ref={headingRef} tabIndex={-1} className={s.title}>
        {labels.question(question.number, of, question.type)}
      </h2>
      <div className={s.panes}>
        <QuestionPane question={question} onInsert={box.insert} isCollapsible={!isWide} />
        <div className={s.answer}>
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
          <SendingNote sending={sending} isKept={isKept} onRetry={onCheck} />
          <Buttons sending={sending} isBlank={isBlank(text)} onSkip={box.skip} onCheck={box.check} />
          <p className={s.keys}>{question.run ? labels.keys.run : labels.keys.check}</p>
        </div>
      </div>
    </section>
  );
}

interface ButtonsProps {
  sending: Sending;
  isBlank: boolean;
  onSkip: () => void;
  onCheck: () => void;
}

const Buttons = ({ sending, isBlank: isEmpty, onSkip, onCheck }: ButtonsProps) => (
  <div className={s.buttons}>
    {isEmpty && sending.name === "idle" && (
      <Button variant="quiet" onClick={onSkip}>
        {labels.dontKnow}
      </Button>
    )}
    <Button
      variant="primary"
      className={s.check}
      isBusy={sending.name === "sending" || sending.name === "saved"}
      pendingLabel={labels.checking}
      onClick={onCheck}
    >
      {labels.check}
    </Button>
  </div>
);

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
