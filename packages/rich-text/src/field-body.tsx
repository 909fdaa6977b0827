import { useControl, useField } from "@dryrun/design-system/fields/field-context";
import { richContentClass } from "@dryrun/design-system/pages/rich-content";
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { insertAllowed } from "./editing/editable.ts";
import { useEditor } from "./editing/use-editor.ts";
import * as s from "./field.module.css";
import { LinkForm } from "./link-form.tsx";
import { messages } from "./messages.en-in.ts";
import { Toolbar } from "./toolbar.tsx";

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
function EditableText({ ref, isTaken, onInput, onBlur, onToolbar, minHeight }: EditableTextProps) {
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

export interface BodyProps {
  value: string;
  onValue: (html: string) => void;
  onBlur: (() => void) | undefined;
  minHeight: number;
}

/** Focuses the text when its label is pressed, which browsers do only for form controls. */
function useLabelPress(labelId: string | undefined, focus: () => void) {
  useEffect(() => {
    const label = document.getElementById(labelId ?? "");
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [focus, labelId]);
}

/** Toolbar and text. The browser edits the text until the editor has loaded, which the first focus or touch starts. */
export function Body({ value, onValue, onBlur, minHeight }: BodyProps) {
  const field = useField();
  const text = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { editor, hasFailed, load, onInput } = useEditor({ element: text, value, onValue });
  const focus = useCallback(() => text.current?.focus(), []);
  useLabelPress(field?.labelId, focus);

  const touched = () => void load();
  const toToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const shared = { editor, load, isLinkOpen, onLink: () => setLinkOpen(!isLinkOpen), onLeave: focus };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the first touch of what is inside */}
      <div
        className={s.editor}
        data-invalid={field?.isInvalid || undefined}
        onFocus={touched}
        onPointerEnter={touched}
        onDragEnter={touched}
      >
        <Toolbar ref={toolbar} controls={field?.id} {...shared} />
        {isLinkOpen && editor && <LinkForm editor={editor} onClose={() => setLinkOpen(false)} />}
        <EditableText
          ref={text}
          isTaken={editor !== null}
          onInput={onInput}
          onBlur={onBlur}
          onToolbar={toToolbar}
          minHeight={minHeight}
        />
      </div>
      {hasFailed && (
        <p role="status" className={s.count}>
          {messages.notLoaded}
        </p>
      )}
    </>
  );
}
