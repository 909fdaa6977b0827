import type { Ref } from "react";
import type { AnswerKind } from "./answer-kind.ts";

export interface EditorHandle {
  /** Inserts at the caret, replacing the selection. */
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
  /** The id of its description: a hint or an error. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** The only place where copying, pasting and selecting are allowed. */
export const EDITOR_MARK = { "data-answer-editor": "" } as const;
export const EDITOR_SELECTOR = "[data-answer-editor]";
