import { Button } from "@dryrun/design-system/actions/button";
import { namesOf, parseSampleData } from "@dryrun/design-system/data/sample-data";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { RunPanel } from "@dryrun/run-panel/run-panel";
import type { Runner } from "@dryrun/run-panel/runner";
import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useId, useMemo, useState } from "react";
import { answerKindOf } from "../../../../shared/editor/answer-kind.ts";
import { EDITOR_SELECTOR, type EditorHandle, type EditorProps } from "../../../../shared/editor/editor-props.ts";
import { PlainEditor } from "../../../../shared/editor/plain-editor.tsx";
import { loadCodeEditor, loadedCodeEditor, wantsCodeEditor } from "../../editor/load-editor.ts";
import { messages } from "../../messages.en-in.ts";
import type { Question } from "../open-interview.ts";
import * as s from "./answer-pane.module.css";
import { rangesOf } from "./sample/ranges-of.ts";
import { sheetsOf } from "./sample/sheets-of.ts";

const isTyping = () => document.activeElement?.matches(EDITOR_SELECTOR) ?? false;

/** The answer box: the code editor if the device and the question support it and it has loaded, otherwise a text area. */
function AnswerEditor({ isPlain, ...props }: EditorProps & { isPlain: boolean }) {
  const [isCapable] = useState(wantsCodeEditor);
  const [module, setModule] = useState(loadedCodeEditor);
  const isWanted = isCapable && !isPlain && props.kind !== "prose";
  const isMissing = isWanted && module === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const use = () => isHere && !isTyping() && setModule(loadedCodeEditor); // not replaced while the person types
    loadCodeEditor().then(use, () => {});
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  if (isWanted && module) return <module.CodeEditor {...props} />;
  return <PlainEditor {...props} />;
}

interface AnswerPaneProps {
  editorRef: RefObject<EditorHandle | null>;
  question: Question;
  /** Changes when a text comes from outside the editor. */
  revision: number;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  isPlain: boolean;
  /** The question is on another tab: its beginning is shown above the answer. */
  isPinned: boolean;
  /** The names of the data are above the answer, on a screen that does not show question and answer together. */
  hasNames: boolean;
  /** Set if another version of this answer was saved. */
  onRestore: (() => void) | undefined;
  onInsert: (name: string) => void;
  runner: Runner;
  runRef: RefObject<(() => void) | null>;
  onRun: () => void;
}

/** The answer box with its tools. */
export function AnswerPane(props: AnswerPaneProps) {
  const { question, isPlain, isPinned, hasNames, error } = props;
  const id = useId();
  const kind = answerKindOf(question.type);
  const hasHint = kind !== "prose" && !isPlain && wantsCodeEditor();
  const describedBy = [error && `${id}-error`, `${id}-task`, hasHint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={s.pane}>
      {isPinned && <p className={s.pinned}>{question.question}</p>}
      {hasNames && <Names question={question} onInsert={props.onInsert} />}
      {props.onRestore && <OtherVersion onRestore={props.onRestore} />}
      <p id={`${id}-task`} className={s.task}>
        {messages.room.task[question.run?.kind ?? (kind === "prose" ? "prose" : "code")]}
      </p>
      <AnswerEditor
        key={`${question.number} ${isPlain} ${props.revision}`}
        ref={props.editorRef}
        kind={kind}
        isPlain={isPlain}
        value={props.value}
        onValue={props.onValue}
        onBlur={props.onBlur}
        label={messages.room.answerLabel(question.number)}
        describedBy={describedBy}
        isInvalid={error !== undefined}
      />
      {hasHint && (
        <p id={`${id}-hint`} className={s.hint}>
          {messages.room.codeHint}
        </p>
      )}
      {question.run && (
        <RunPanel
          key={question.number}
          runner={props.runner}
          run={question.run}
          answer={props.value}
          onRun={props.onRun}
          startRef={props.runRef}
        />
      )}
      <Refusal id={`${id}-error`} error={error} />
    </div>
  );
}

/** Shows why the answer is refused. */
const Refusal = ({ id, error }: { id: string; error: string | undefined }) => (
  <div role="alert">
    {error && (
      <p id={id} className={s.error}>
        <CircleAlert {...iconProps(18)} />
        {error}
      </p>
    )}
  </div>
);

/** This answer was changed on another device too. */
function OtherVersion({ onRestore }: { onRestore: () => void }) {
  const restore = (
    <Button size="s" onClick={onRestore}>
      {messages.room.restore}
    </Button>
  );
  return (
    <Banner tone="warning" action={restore}>
      {messages.room.restoreText}
    </Banner>
  );
}

/** Returns the names that an answer can use: ranges of a workbook, tables and columns of a database. */
function namesFor(question: Question): string[] {
  const sheets = sheetsOf(question);
  return sheets ? rangesOf(question.question, sheets) : namesOf(parseSampleData(question.sampleData));
}

/** The names of the data, which cannot be copied: one press inserts a name. */
function Names({ question, onInsert }: { question: Question; onInsert: (name: string) => void }) {
  const names = useMemo(() => namesFor(question), [question]);
  if (names.length === 0) return null;
  return (
    <div role="toolbar" aria-label={messages.room.insert} className={s.names}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={s.name}
          aria-label={messages.room.insertName(name)}
          onPointerDown={(event) => event.preventDefault()} // keeps the on-screen keyboard open
          onClick={() => onInsert(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
