import { useControl, useField } from "@dryrun/design-system/fields/field-context";
import { richContentClass } from "@dryrun/design-system/pages/rich-content";
import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref } from "react";
import { insertAllowed } from "./editing/editable.ts";
import * as s from "./field.module.css";

export interface EditableTextProps {
  ref: Ref<HTMLDivElement>;
  /** Whether the editor has taken over: it then handles typing and pasting. */
  isTaken: boolean;
  onInput: () => void;
  onBlur: (() => void) | undefined;
  /** Alt+F10. */
  onToolbar: () => void;
  minHeight: number;
}

/**
 * The element that people type into. Until the editor has loaded, the browser handles the typing, so React must not
 * change the content.
 */
export function EditableText({ ref, isTaken, onInput, onBlur, onToolbar, minHeight }: EditableTextProps) {
  const field = useField();
  const control = useControl<{ id?: string }>({});

  function onInsert(event: ClipboardEvent<HTMLElement> | DragEvent<HTMLElement>, data: DataTransfer) {
    if (isTaken) return;
    event.preventDefault();
    event.currentTarget.focus();
    insertAllowed(data);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.key !== "F10") return;
    event.preventDefault();
    onToolbar();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea has no bold text and no lists
    <div
      ref={ref}
      {...control}
      role="textbox"
      aria-multiline="true"
      aria-labelledby={field?.labelId}
      contentEditable
      tabIndex={0}
      className={richContentClass(s.text)}
      style={{ minBlockSize: minHeight }}
      onInput={isTaken ? undefined : onInput}
      onPaste={(event) => onInsert(event, event.clipboardData)}
      onDrop={(event) => onInsert(event, event.dataTransfer)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      // Keeps the text above a bar at the window's end: with the keyboard, the browser scrolls only the caret's line into view.
      onKeyUp={(event) => event.key === "Tab" && event.currentTarget.scrollIntoView?.({ block: "nearest" })}
    />
  );
}
