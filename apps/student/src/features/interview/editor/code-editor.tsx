import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL } from "@codemirror/lang-sql";
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  StreamLanguage,
  type StreamParser,
  syntaxHighlighting,
} from "@codemirror/language";
import { vb } from "@codemirror/legacy-modes/mode/vb";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { AnswerKind } from "../../../shared/editor/answer-kind.ts";
import { EDITOR_MARK, type EditorProps } from "../../../shared/editor/editor-props.ts";
import * as s from "./code-editor.module.css";

interface FormulaState {
  inComment: boolean;
}

const WORDS = /^(var|return|evaluate|define|measure|order by|true|false|in|not)\b/i;

/** Highlights Excel formulas and DAX: functions, strings, numbers, [columns], 'tables', cells and comments. */
const formulaMode = (kind: "excel" | "dax"): StreamParser<FormulaState> => ({
  name: kind,
  startState: () => ({ inComment: false }),
  token(stream, state) {
    if (state.inComment) {
      if (stream.skipTo("*/")) {
        stream.match("*/");
        state.inComment = false;
      } else stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (kind === "dax" && stream.match("/*")) {
      state.inComment = true;
      return "comment";
    }
    if (kind === "dax" && (stream.match("//") || stream.match("--"))) {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/^"(?:[^"]|"")*"?/)) return "string";
    if (stream.match(/^'(?:[^']|'')*'?!?/) || stream.match(/^\[[^\]]*\]?/)) return "variableName.special";
    if (stream.match(/^\d+(?:\.\d+)?%?/)) return "number";
    if (kind === "excel" && stream.match(/^\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?/i))
      return "variableName.special";
    if (stream.match(/^[A-Za-z_][\w.]*(?=\s*\()/)) return "keyword";
    if (kind === "dax" && stream.match(WORDS)) return "keyword";
    if (stream.match(/^[A-Za-z_][\w.]*/)) return "variableName";
    stream.next();
    return "operator";
  },
  languageData: kind === "dax" ? { commentTokens: { line: "//", block: { open: "/*", close: "*/" } } } : {},
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.typeName], color: "var(--primary)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--success)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--warning)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: tags.special(tags.variableName), color: "var(--info)" },
]);

const theme = EditorView.theme({
  "&": { blockSize: "100%", backgroundColor: "var(--surface)", color: "var(--text)", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.55", overscrollBehavior: "contain" },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 0.75rem" },
  ".cm-cursor, .cm-dropCursor": { borderInlineStartColor: "var(--text)", borderInlineStartWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--muted)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 0.5rem 0 0.75rem" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--primary-soft)" },
  // The active line must not hide the selection.
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--primary-soft) 45%, transparent)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--primary) 28%, transparent)",
  },
  ".cm-content ::selection": { backgroundColor: "transparent", color: "inherit" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { outline: "1px solid var(--control)", background: "none" },
});

const codeTheme = [theme, syntaxHighlighting(colours)];

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
