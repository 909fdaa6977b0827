import { ALLOWED_LINK_PROTOCOLS } from "@dryrun/domain/rich-text/allow-list";
import { Editor, getSchema } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedLink } from "../allowed-html.ts";
import { caretIn, removePlaceholders, withBoldHeadings } from "./editable.ts";

/** Bold, italic, two lists, links and undo; the rest of the kit is off, so that pasted text loses it too. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: [...ALLOWED_LINK_PROTOCOLS],
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { rel: "noopener nofollow ugc", target: "_blank" },
    },
  }),
];

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
