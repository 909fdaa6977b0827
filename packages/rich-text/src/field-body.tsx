import { useField } from "@dryrun/design-system/fields/field-context";
import { useCallback, useEffect, useRef, useState } from "react";
import { EditableText } from "./editable-text.tsx";
import { useEditor } from "./editing/use-editor.ts";
import * as s from "./field.module.css";
import { LinkForm } from "./link-form.tsx";
import { messages } from "./messages.en-in.ts";
import { Toolbar } from "./toolbar.tsx";

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
