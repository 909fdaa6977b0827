import type { Ref } from "react";
import type { AnswerKind } from "./answer-kind.ts";

export interface EditorHandle {
  /** Writes at the caret, in place of what is selected. */
  insert: (text: string) => void;
  focus: () => void;
}

export interface EditorProps {
  ref?: Ref<EditorHandle>;
  kind: AnswerKind;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  label: string;
  /** The id of what describes it: a hint, an error. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** The one place where copying, pasting and selecting work. */
export const EDITOR_MARK = { "data-answer-editor": "" } as const;
export const EDITOR_SELECTOR = "[data-answer-editor]";
