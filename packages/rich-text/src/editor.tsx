import { richContentClass } from "@dryrun/design-system/pages/rich-content";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import * as s from "./editor.module.css";
import { extensions } from "./extensions.ts";
import { LinkForm } from "./link-form.tsx";
import { Toolbar } from "./toolbar.tsx";

export interface RichTextEditorProps {
  id: string;
  /** The id of the label that names the text. */
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  value: string;
  /** HTML, or "" if empty. */
  onValue: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** In pixels. */
  minHeight?: number;
}

const textOf = (editor: { isEmpty: boolean; getHTML: () => string }) => (editor.isEmpty ? "" : editor.getHTML());

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  const { id, labelledBy, describedBy, isInvalid, isRequired, minHeight = 150 } = props;
  return {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    ...(isInvalid ? { "aria-invalid": "true" } : {}),
    ...(isRequired ? { "aria-required": "true" } : {}),
    class: `${richContentClass()} ${s.text ?? ""}`,
    style: `min-block-size: ${minHeight}px`,
  };
}

/** Focuses the text when its label is pressed: browsers do this only for form controls. */
function useLabelPress(labelId: string, editor: Editor) {
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => void editor.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);
}

/** The editor, which `field.tsx` loads when a form opens. Alt+F10 moves to its toolbar, Tab leaves it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, value, onValue, onBlur } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false, // our sheet has the few rules it needs
    onUpdate: ({ editor: current }) => onValue(textOf(current)),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: () => attributesOf(props),
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (event.altKey && event.key === "F10") {
            event.preventDefault();
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            return true;
          }
          return event.key === "Tab"; // left to the browser, which moves on
        },
        // With the keyboard: the browser scrolls only the caret's line into view, so no bar may cover the rest.
        keyup: (view, event) => {
          if (event.key === "Tab") view.dom.scrollIntoView?.({ block: "nearest" });
        },
      },
    },
  });

  useLabelPress(labelledBy, editor);
  useEffect(() => {
    // A restored draft or a reset form; during typing the editor's text is newer.
    if (!editor.isFocused && value !== textOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={s.editor} data-invalid={props.isInvalid || undefined}>
      <Toolbar
        ref={toolbar}
        editor={editor}
        controls={id}
        isLinkOpen={isLinkOpen}
        onLink={() => setLinkOpen(!isLinkOpen)}
      />
      {isLinkOpen && <LinkForm editor={editor} onClose={() => setLinkOpen(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}
