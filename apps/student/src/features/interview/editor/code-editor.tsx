import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL } from "@codemirror/lang-sql";
import { bracketMatching, indentUnit, StreamLanguage } from "@codemirror/language";
import { vb } from "@codemirror/legacy-modes/mode/vb";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { AnswerKind } from "../../../shared/editor/answer-kind.ts";
import { EDITOR_MARK, type EditorProps } from "../../../shared/editor/editor-props.ts";
import * as s from "./code-editor.module.css";
import { codeTheme } from "./code-theme.ts";
import { formulaMode } from "./formula-mode.ts";

/** Syntax highlighting without completion. */
function languageOf(kind: AnswerKind): Extension {
  if (kind === "sql") return PostgreSQL.extension;
  if (kind === "vba") return StreamLanguage.define(vb);
  return kind === "prose" ? [] : StreamLanguage.define(formulaMode(kind));
}

/** No completion and no corrections, because this is an interview. Tab moves the focus out of the editor. */
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
  codeTheme,
];

const attributesOf = ({ label, describedBy, isInvalid }: Pick<EditorProps, "label" | "describedBy" | "isInvalid">) =>
  EditorView.contentAttributes.of({
    ...EDITOR_MARK,
    "aria-label": label,
    "aria-describedby": describedBy ?? "",
    "aria-invalid": String(isInvalid ?? false),
    tabindex: "0", // Already the default; set for accessibility checkers, which look for focusable content in scrolling areas.
    spellcheck: "false",
    autocorrect: "off",
  });

/**
 * CodeMirror, for screens with a mouse or a pen. The editor keeps its own text, because keys can arrive faster than React renders. A text
 * from outside needs a new `key`.
 */
export function CodeEditor(props: EditorProps) {
  const { kind, value, onValue, onBlur, label, describedBy, isInvalid, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [attributes] = useState(() => new Compartment());
  const first = useRef({ doc: value, attributes: attributesOf(props) });
  const changed = useEffectEvent((text: string) => onValue(text));
  const blurred = useEffectEvent(() => onBlur());

  useEffect(() => {
    const created = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({
        doc: first.current.doc,
        extensions: [
          BASE,
          languageOf(kind),
          attributes.of(first.current.attributes),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: () => blurred() }),
        ],
      }),
    });
    view.current = created;
    return () => {
      first.current.doc = created.state.doc.toString();
      created.destroy();
    };
  }, [kind, attributes]);

  useEffect(() => {
    const next = attributesOf({ label, describedBy, isInvalid });
    view.current?.dispatch({ effects: attributes.reconfigure(next) });
  }, [attributes, label, describedBy, isInvalid]);

  useImperativeHandle(ref, () => ({
    insert(text) {
      view.current?.dispatch(view.current.state.replaceSelection(text));
      view.current?.focus();
    },
    focus: () => view.current?.focus(),
  }));
  return <div ref={place} className={s.editor} data-invalid={isInvalid || undefined} />;
}
