import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

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

export const codeTheme = [theme, syntaxHighlighting(colours)];
