import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useState } from "react";
import type { EditorHandle } from "../../../../shared/editor/editor-props.ts";
import { messages } from "../../messages.en-in.ts";
import { type Answers, isBlank } from "./use-answers.ts";

interface EditingPlace {
  editor: RefObject<EditorHandle | null>;
  isBlankRefused: boolean;
  setBlankRefused: (isRefused: boolean) => void;
}

/** The answer to the current question, and the ways to change it. */
export function useEditing(text: Answers, current: number, { editor, isBlankRefused, setBlankRefused }: EditingPlace) {
  const [revision, setRevision] = useState(0);
  return {
    answer: text.answers[current] ?? "",
    /** Changes when a text comes from outside the editor. */
    revision,
    /** Applies a change that comes from outside the editor. */
    replace(change: () => void) {
      change();
      setRevision(revision + 1);
      requestAnimationFrame(() => editor.current?.focus());
    },
    write(value: string) {
      if (isBlankRefused && !isBlank(value)) setBlankRefused(false);
      text.write(current, value);
    },
    insert(name: string) {
      editor.current?.insert(name);
      announce(messages.room.inserted(name));
    },
  };
}
