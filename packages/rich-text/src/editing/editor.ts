import { Editor, getSchema } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { caretIn, removePlaceholders, withBoldHeadings } from "./editable.ts";
import { extensions } from "./extensions.ts";

/** Returns the editor's text as HTML, or "" if it is empty. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

/** Turns the element, which only the browser has edited so far, into an editor. Its text, focus and caret stay. */
export function takeOver(element: HTMLElement, onValue: (html: string) => void): Editor {
  removePlaceholders(element);
  const caret = caretIn(element);
  const positions: { node: Node; offset: number; pos?: number }[] = caret ?? [];
  const parser = DOMParser.fromSchema(getSchema(extensions));
  const content = parser.parse(element, { preserveWhitespace: true, findPositions: positions }).toJSON();
  const editor = new Editor({
    element: { mount: element },
    extensions,
    content,
    injectCSS: false, // our style sheet has the few rules that it needs
    onUpdate: ({ editor: current }) => onValue(htmlOf(current)),
    // The browser handles Tab, which moves the focus on.
    editorProps: {
      handleDOMEvents: { keydown: (_view, event) => event.key === "Tab" },
      transformPastedHTML: withBoldHeadings,
    },
  });
  if (!caret) return editor;
  const [from, to] = positions.map(({ pos }) => pos ?? editor.state.doc.content.size);
  editor.commands.setTextSelection({ from: from ?? 0, to: to ?? 0 });
  element.dispatchEvent(new FocusEvent("focus")); // the element got the focus before the editor listened
  editor.view.focus();
  return editor;
}
