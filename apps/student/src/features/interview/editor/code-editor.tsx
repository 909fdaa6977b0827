import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import * as s from "./code-editor.module.css";
import { languageOf } from "./code-language.ts";
import { codeLook } from "./code-look.ts";
import type { EditorProps } from "./editor-props.ts";

/** No completion, no corrections: it is an interview. Tab is left to the page, so that the focus can move on. */
const BASE: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  bracketMatching(),
  highlightActiveLine(),
  indentUnit.of("  "),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorState.changeFilter.of((change) => change.newDoc.length <= MAX_ANSWER),
  codeLook,
];

/** CodeMirror, for screens with a mouse or a pen. */
export function CodeEditor({ kind, value, onValue, onBlur, label, describedBy, isInvalid, ref }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(value);
  const changed = useEffectEvent((text: string) => text !== value && onValue(text));
  const blurred = useEffectEvent(() => onBlur());

  useEffect(() => {
    const attributes = { "aria-label": label, "data-answer-editor": "", spellcheck: "false", autocorrect: "off" };
    const made = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          BASE,
          languageOf(kind),
          EditorView.contentAttributes.of(
            describedBy ? { ...attributes, "aria-describedby": describedBy } : attributes,
          ),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: () => blurred() }),
        ],
      }),
    });
    view.current = made;
    return () => {
      first.current = made.state.doc.toString();
      made.destroy();
    };
  }, [kind, label, describedBy]);

  // What is written from outside: "I don't know", another version.
  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  useImperativeHandle(ref, () => ({
    insert(text) {
      view.current?.dispatch(view.current.state.replaceSelection(text));
      view.current?.focus();
    },
    focus: () => view.current?.focus(),
  }));
  return <div ref={place} className={s.editor} data-invalid={isInvalid || undefined} />;
}
